import { expect, test } from "vitest";
// @ts-expect-error Plain JavaScript, since it runs before anything is installed.
import * as ensure from "../../scripts/ensure.mjs";

const { checkNode, installFailure } = ensure as {
  checkNode(version: string): void;
  installFailure(output: string): string;
};

for (const version of ["20.19.0", "20.20.2", "22.0.0", "24.1.0"]) {
  test(`runs on Node ${version}`, () => {
    expect(() => checkNode(version)).not.toThrow();
  });
}
for (const version of ["20.18.9", "18.20.0", "16.0.0"]) {
  test(`says on Node ${version} which one is needed`, () => {
    expect(() => checkNode(version)).toThrow(`Cardwright needs Node 20.19.0 or newer; this is Node ${version}.`);
  });
}

const failures: [output: string, expected: string][] = [
  ["npm error code ENOTFOUND\nnpm error network request to … failed", "Check the internet connection"],
  ["npm error code EAI_AGAIN", "Check the internet connection"],
  ["npm error code ENOSPC", "The disk is full"],
  ["npm error code EACCES", "npm may not write here"],
  [
    "npm error code EUSAGE\nnpm error package.json and package-lock.json must be in sync",
    "package-lock.json doesn't fit",
  ],
  ["npm error code E401", '"npm ci" shows all of it'],
];
for (const [output, expected] of failures) {
  test(`explains “${output.split("\n")[0]}” and keeps what npm said`, () => {
    const text = installFailure(output);
    expect(text).toContain(expected);
    expect(text).toContain(output);
  });
}
