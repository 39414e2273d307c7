import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Asset } from "../api";
import type { Output } from "../services/outputs";
import { canBeDrawn } from "./drawing-trial";
import { mediaType } from "./media-types";
import { pageHeaders, projectFileHeaders } from "./page-headers";

/**
 * Which file a GET of the studio means, for both hosts. Only three kinds exist: files of the built studio, pictures and
 * fonts that the open project lists, and finished outputs. Anything else is nothing.
 */
interface ServedFile {
  path: string;
  bytes: number;
  headers: Record<string, string>;
}

export interface FileSource {
  rendererFolder: string;
  /** The open project's folder and what it lists, or null. */
  project(): { folder: string; assets: readonly Asset[] } | null;
  output(id: string): Output | null;
}

const forever = "private, max-age=31536000, immutable";
const askAgain = "no-cache";

export async function findServedFile(source: FileSource, url: URL): Promise<ServedFile | null> {
  const path = decodePath(url.pathname);
  if (path === null) return null;
  if (path.startsWith("/files/")) return projectFile(source, path.slice("/files/".length), url.searchParams.get("v"));
  if (path.startsWith("/output/")) return outputFile(source, path.slice("/output/".length));
  return rendererFile(source, path === "/" ? "index.html" : path.slice(1));
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).normalize("NFC");
  } catch {
    return null;
  }
}

async function projectFile(source: FileSource, path: string, version: string | null): Promise<ServedFile | null> {
  const project = source.project();
  const asset = project?.assets.find((listed) => listed.path.normalize("NFC") === path);
  if (!project || !asset) return null;
  const file = await fileWithin(project.folder, asset.path, {
    ...projectFileHeaders,
    "cache-control": version === asset.version ? forever : askAgain,
    etag: `"${asset.version}"`,
  });
  // A page that draws a picture without end answers nobody any more.
  return file && (await canBeDrawn(file.path, asset.version)) ? file : null;
}

async function outputFile(source: FileSource, id: string): Promise<ServedFile | null> {
  const output = source.output(id);
  const found = output && (await stat(output.path).catch(() => null));
  if (!output || !found?.isFile()) return null;
  const plain = output.name.replace(/[^\w .()-]/g, "_");
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(output.name)}`;
  const type = mediaType(output.name);
  const headers = {
    ...projectFileHeaders,
    "content-type": type,
    "content-disposition": disposition,
    "cache-control": "no-store",
  };
  return { path: output.path, bytes: found.size, headers };
}

/** Built files have plain names, so anything unusual is not one of them. */
const builtPath = /^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*)*$/;

async function rendererFile(source: FileSource, path: string): Promise<ServedFile | null> {
  if (!builtPath.test(path)) return null;
  const cache = path.startsWith("assets/") ? forever : askAgain;
  return fileWithin(source.rendererFolder, path, { ...pageHeaders, "cache-control": cache });
}

/** Follows links, but never out of the folder. */
async function fileWithin(folder: string, path: string, headers: Record<string, string>): Promise<ServedFile | null> {
  try {
    const root = await realpath(folder);
    const real = await realpath(join(root, path));
    const found = await stat(real);
    if (!real.startsWith(root + sep) || !found.isFile()) return null;
    const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
    return { path: real, bytes: found.size, headers: { etag, "content-type": mediaType(path), ...headers } };
  } catch {
    return null;
  }
}
