import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import { type Problem, type Severity, severities } from "../../schemas/problem";
import { ink } from "../theme/tokens";

const looks = {
  error: { icon: CircleAlert, colour: ink.bad },
  warning: { icon: TriangleAlert, colour: ink.warn },
  note: { icon: Info, colour: ink.second },
} as const;

export const severityWords: Record<Severity, [one: string, many: string]> = {
  error: ["error", "errors"],
  warning: ["warning", "warnings"],
  note: ["note", "notes"],
};

export const worstOf = (problems: readonly Problem[]): Severity | undefined =>
  severities.find((severity) => problems.some((problem) => problem.severity === severity));

export function SeverityIcon({ severity, size = 16 }: { severity: Severity; size?: number }) {
  const { icon: Icon, colour } = looks[severity];
  return (
    <Icon size={size} strokeWidth={2} color={colour} aria-label={severityWords[severity][0]} style={{ flex: "none" }} />
  );
}
