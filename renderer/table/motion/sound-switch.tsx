import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Volume2, VolumeX } from "lucide-react";
import { memo } from "react";
import { useCommand } from "../../commands/use-command";
import { useSound } from "../table-settings";

/** Turns the sounds of the table on and off. */
export const SoundSwitch = memo(function SoundSwitch() {
  const { label, run } = useCommand("table.sound");
  const isOn = useSound();
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <Tooltip title={label} describeChild>
      <IconButton aria-label="Sounds" aria-pressed={isOn} onClick={run}>
        <Icon strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Tooltip>
  );
});
