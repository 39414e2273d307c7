import { useEffect, useState } from "react";
import type { Version } from "../../project/versions/diff-projects";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import { call } from "../bridge/client";
import { editsAnswered, useProject } from "./open-project";
import type { Choice } from "./version-place";

/** The texts of a version; null while they are on their way. What is now follows every change. */
export function useVersion(choice: Choice | undefined): Result<Version> | null {
  const session = useProject(({ open }) => open?.session);
  const files = useProject((project) => project.files);
  const assets = useProject(({ open }) => open?.assets);
  const isNow = choice?.place.kind === "now";
  // What lies elsewhere stays what it was.
  const changes = isNow ? assets : null;
  const [read, setRead] = useState<{ of: Choice; result: Result<Version> } | null>(null);
  useEffect(() => {
    if (!choice || !session || changes === undefined) return;
    let isWanted = true;
    void (async () => {
      await editsAnswered();
      const answer = await call("versions.read", { session, place: choice.place });
      if (!isWanted) return;
      setRead({ of: choice, result: answer.ok ? succeed(asVersion(answer.value)) : fail(answer.problem as Problem) });
    })();
    return () => {
      isWanted = false;
    };
  }, [choice, session, changes]);
  if (!choice || read?.of.key !== choice.key) return null;
  return isNow && read.result.ok ? nowOf(read.result.value, files) : read.result;
}

const asVersion = ({ files, assets }: { files: { path: string; text: string }[]; assets: Record<string, string> }) => ({
  files: new Map(files.map(({ path, text }) => [path, text])),
  assets: new Map(Object.entries(assets)),
});

let last: { assets: Version["assets"]; files: Version["files"]; result: Result<Version> } | undefined;

/** The same object until something of it changes. */
function nowOf({ assets }: Version, files: Version["files"]): Result<Version> {
  if (last?.assets !== assets || last.files !== files) last = { assets, files, result: succeed({ assets, files }) };
  return last.result;
}
