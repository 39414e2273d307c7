import Button from "@mui/material/Button";
import { Globe, Link } from "lucide-react";
import { useState } from "react";
import type { Input } from "../../main/api";
import type { Problem } from "../../schemas/problem";
import { call } from "../bridge/client";
import { TextInput } from "../ui/fields/text-field";
import { FolderBrowser } from "../ui/folder-browser";
import { ProblemLine } from "../ui/problem-line";
import styles from "./exchange.module.css";
import { currentLink, linkTable } from "./linked-table";
import type { TableSource } from "./use-table";

/** A table that stays where it is: a file that is watched, or an address under which it is published. */
export function LinkNew({ onChange }: { onChange(source: TableSource): void }) {
  const [isBrowsing, browse] = useState(false);
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const known = currentLink();
  const link = async (to: Input<"tables.link">["to"]) => {
    const linked = await linkTable(to);
    setProblem(linked.ok ? undefined : linked.problem);
    if (linked.ok && linked.value) onChange({ kind: "linked", link: linked.value, content: null });
  };
  const chooseFile = async () => {
    const info = await call("app.info", {});
    if (info.ok && info.value.host === "browser") browse(true);
    else await link({ kind: "chosen" });
  };
  return (
    <>
      <div className={styles.source}>
        {known && (
          <Button
            size="small"
            startIcon={<Link strokeWidth={1.75} />}
            onClick={() => onChange({ kind: "linked", link: known, content: null })}
          >
            {known.kind === "file" ? known.name : known.where}
          </Button>
        )}
        <Button size="small" startIcon={<Link strokeWidth={1.75} />} onClick={() => void chooseFile()}>
          Link a file…
        </Button>
        <Button size="small" startIcon={<Globe strokeWidth={1.75} />} onClick={() => setAddress("")}>
          Link an address…
        </Button>
        <span className={styles.words}>A linked file is watched: what changes in it is offered here.</span>
      </div>
      {address !== undefined && (
        <>
          <div className={styles.source}>
            <TextInput
              autoFocus
              label="Address of a published table"
              placeholder="https://…/cards.csv"
              value={address}
              maxLength={2000}
              onChange={setAddress}
              onEnter={() => void link({ kind: "address", address })}
            />
            <Button
              variant="outlined"
              disabled={address.trim() === ""}
              onClick={() => void link({ kind: "address", address })}
            >
              Link
            </Button>
          </div>
          <span className={styles.words}>It is known to this computer alone, and asked only when you click.</span>
        </>
      )}
      {problem && <ProblemLine problem={problem} />}
      {isBrowsing && (
        <FolderBrowser
          purpose="table"
          start={undefined}
          onCancel={() => browse(false)}
          onChoose={({ folder }, name) => {
            browse(false);
            if (name !== undefined) void link({ kind: "file", folder, name });
          }}
        />
      )}
    </>
  );
}
