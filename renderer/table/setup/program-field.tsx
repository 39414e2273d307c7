import { useEffect, useState } from "react";
import { TextField } from "../../ui/fields/text-field";
import { keepProgram, loadPrograms, usePrograms } from "../programs";
import styles from "./setup.module.css";

interface Props {
  seat: number;
  program: string | undefined;
  onChange(program: string | undefined): void;
}

/** The line that starts a program, as one writes it in a terminal. It counts once there is such a program. */
export function ProgramField({ seat, program, onChange }: Props) {
  const programs = usePrograms();
  const [refused, setRefused] = useState<string>();
  useEffect(() => void loadPrograms(), []);
  const line = refused ?? programs.find(({ id }) => id === program)?.line ?? "";
  const choose = async (typed: string) => {
    const kept = typed.trim() === "" ? undefined : await keepProgram(typed);
    setRefused(kept === undefined ? typed : undefined);
    onChange(kept);
  };
  return (
    <div className={styles.program}>
      <TextField
        label="Starts with"
        id={`seat-${seat}-program`}
        code
        lazy
        spellCheck={false}
        maxLength={1000}
        value={line}
        placeholder="python3 /home/me/mybot.py"
        known={programs.map((each) => each.line)}
        onChange={(typed) => void choose(typed)}
      />
    </div>
  );
}
