import Ajv from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { rolldown } from "rolldown";
import { importGlobPlugin } from "rolldown/experimental";
import type { TSchema } from "typebox";
import type { Plugin } from "vite";

/**
 * Compiles our TypeBox schemas into plain validator functions while bundling, so that neither process needs `eval`
 * and no generated file can go stale. Provides the modules declared in types/validators.d.ts.
 */

interface Source {
  entry: string;
  schemas(module: Record<string, unknown>): Record<string, TSchema>;
}

const sources: Record<string, Source> = {
  "virtual:validators/files": {
    entry: "project/catalogue.ts",
    schemas: (module) =>
      Object.fromEntries(
        (module["fileSchemas"] as { name: string; schema: TSchema }[]).map(({ name, schema }) => [name, schema]),
      ),
  },
  "virtual:validators/api": {
    entry: "main/api.ts",
    schemas: (module) =>
      Object.fromEntries(
        Object.entries(module["calls"] as Record<string, { input: TSchema }>).map(([name, { input }]) => [name, input]),
      ),
  },
};

/** Bundles a TypeScript module and runs it, since this Node may not read TypeScript. */
export async function importTypeScript(entry: string): Promise<Record<string, unknown>> {
  const bundle = await rolldown({ input: entry, platform: "node", plugins: [importGlobPlugin()] });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
  await bundle.close();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);
}

function compile(schemas: Record<string, TSchema>): string {
  // `unicode: false` measures length in UTF-16 units, which spares the generated code a run-time import.
  const ajv = new Ajv({
    allErrors: true,
    code: { source: true, esm: true },
    strict: false,
    unicode: false,
    logger: false,
  });
  const names = Object.keys(schemas);
  const exports: Record<string, string> = {};
  names.forEach((name, index) => {
    ajv.addSchema({ ...schemas[name], $id: name });
    exports[`v${index}`] = name;
  });
  const code = standaloneCode(ajv, exports);
  if (code.includes("require(")) throw new Error("A compiled validator needs a run-time import; simplify its schema.");
  const table = names.map((name, index) => `  ${JSON.stringify(name)}: v${index}`).join(",\n");
  return `${code}\nexport const validators = {\n${table}\n};\n`;
}

const compiled = new Map<string, Promise<string>>();

/** Once in a process: tests load it for each of their projects, and for each program that they bundle. */
function compileOnce(id: string, { entry, schemas }: Source): Promise<string> {
  const known = compiled.get(id) ?? importTypeScript(entry).then((module) => compile(schemas(module)));
  compiled.set(id, known);
  return known;
}

export function validatorsPlugin(): Plugin {
  return {
    name: "cardwright-validators",
    resolveId: (id) => (id in sources ? `\0${id}` : null),
    load(id) {
      const name = id.startsWith("\0") ? id.slice(1) : "";
      const source = sources[name];
      return source ? compileOnce(name, source) : null;
    },
  };
}
