import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import type { Problem } from "../../../schemas/problem";
import { TextField } from "../../ui/fields/text-field";
import { forgetProgram, keepProgram, loadPrograms, usePrograms } from "../programs";

interface Props {
  /** What is told apart by it on the page. */
  id: string;
  program: string | undefined;
  onChange(program: string | undefined): void;
}

/** The line that starts a program, as one writes it in a terminal. It counts once there is such a program. */
export function ProgramField({ id, program, onChange }: Props) {
  const programs = usePrograms();
  const [refused, setRefused] = useState<{ line: string; problem: Problem }>();
  useEffect(() => void loadPrograms(), []);
  const line = refused?.line ?? programs.find((each) => each.id === program)?.line ?? "";
  const kept = programs.find((each) => each.line === line);
  const choose = async (typed: string) => {
    if (typed.trim() === "") {
      setRefused(undefined);
      onChange(undefined);
      return;
    }
    const tried = await keepProgram(typed);
    setRefused(tried.ok ? undefined : { line: typed, problem: tried.problem });
    onChange(tried.ok ? tried.value.id : undefined);
  };
  const forget = (known: string) => {
    setRefused(undefined);
    onChange(undefined);
    void forgetProgram(known);
  };
  return (
    <TextField
      label="Starts with"
      id={id}
      code
      lazy
      spellCheck={false}
      maxLength={1000}
      value={line}
      placeholder="python3 /home/me/mybot.py"
      known={programs.map((each) => each.line)}
      fault={refused && [refused.problem.message, refused.problem.hint].join(" ")}
      aside={
        kept && (
          <Button size="small" onClick={() => forget(kept.id)}>
            Forget this line
          </Button>
        )
      }
      onChange={(typed) => void choose(typed)}
    />
  );
}
