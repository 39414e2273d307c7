import Autocomplete from "@mui/material/Autocomplete";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import Tooltip from "@mui/material/Tooltip";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { memo, useMemo, useState } from "react";
import type { GameId } from "../../../schemas/game-id";
import { currentProject } from "../../state/open-project";
import { useSearchedVersions } from "../../state/searched-versions";
import { EmptyNote } from "../../ui/empty-state";
import { extremesOf, type Sample } from "../model/sample-order";
import styles from "./samples.module.css";
import { findSamples } from "./use-samples";

interface Props {
  game: GameId;
  samples: readonly Sample[];
  shown: string | undefined;
  onShow(id: string): void;
}

/** On which card the template is shown. The one with the most text is where a template breaks first. */
export const SampleBar = memo(function SampleBar({ game, samples, shown, onShow }: Props) {
  const extremes = useMemo(() => extremesOf(samples), [samples]);
  const [typed, setTyped] = useState("");
  const versions = useSearchedVersions(typed);
  const at = samples.findIndex(({ id }) => id === shown);
  const step = (by: 1 | -1) => {
    const next = samples[(at + by + samples.length) % samples.length];
    if (next) onShow(next.id);
  };
  const quick: [label: string, id: string | undefined, about: string][] = [
    ["Most text", extremes.longest, "The card with the most to print"],
    ["Least text", extremes.shortest, "The card with the least to print"],
    ["Longest name", extremes.longestName, "The card with the longest name"],
  ];
  if (samples.length === 0)
    return (
      <div className={styles.bar}>
        <EmptyNote>The set has no cards yet, so the template is shown on an empty one.</EmptyNote>
      </div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and borders of its own.
    <div className={styles.bar} role="group" aria-label="Sample card">
      <span className={styles.step}>
        <Tooltip title="Previous card" describeChild>
          <IconButton aria-label="Previous sample card" onClick={() => step(-1)}>
            <ChevronLeft strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Tooltip>
        <Autocomplete
          className={styles.choice ?? ""}
          size="small"
          disableClearable
          autoHighlight
          options={samples}
          value={samples[at] ?? samples[0]!}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          filterOptions={(options, { inputValue }) =>
            [
              ...findSamples(
                options,
                inputValue === samples[at]?.name ? "" : inputValue,
                currentProject().files,
                game,
                versions,
              ),
            ].slice(0, 200)
          }
          onInputChange={(_, text) => setTyped(text)}
          onChange={(_, sample) => onShow(sample.id)}
          renderOption={({ key, ...props }, { name, type }) => (
            <li key={key} {...props}>
              <span className={styles.option}>{name}</span>
              <span className={styles.type}>{type}</span>
            </li>
          )}
          renderInput={({ slotProps, ...params }) => (
            <OutlinedInput
              {...slotProps.input}
              id={params.id}
              size="small"
              fullWidth
              inputProps={{ ...slotProps.htmlInput, "aria-label": "Sample card" }}
            />
          )}
        />
        <Tooltip title="Next card" describeChild>
          <IconButton aria-label="Next sample card" onClick={() => step(1)}>
            <ChevronRight strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Tooltip>
      </span>
      <span className={styles.quick}>
        {quick.map(([label, id, about]) => (
          <Tooltip key={label} title={about} describeChild>
            <Button size="small" aria-pressed={id === shown} onClick={() => id !== undefined && onShow(id)}>
              {label}
            </Button>
          </Tooltip>
        ))}
      </span>
    </div>
  );
});
