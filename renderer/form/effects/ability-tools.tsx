import { ArrowDown, ArrowUp, ClipboardCopy, Copy, SlidersHorizontal, Tag, Trash2 } from "lucide-react";
import { memo } from "react";
import type { Pointer } from "../../../schemas/json-pointer";
import type { AbilityHands } from "./ability-block";
import { Tool } from "./tool";

interface Props {
  name: string;
  at: Pointer;
  index: number;
  hands: AbilityHands;
  canMove: boolean;
  canDuplicate: boolean;
  canBeKeyword: boolean;
  /** Nothing of it is still to be said. */
  isWhole: boolean;
  disabled: boolean;
  open(at: Pointer): void;
}

/** What is done with a whole ability. It stays as it is while somebody types elsewhere. */
export const AbilityTools = memo(function AbilityTools(props: Props) {
  const { name, at, index, hands, canMove, canDuplicate, canBeKeyword, isWhole, disabled, open } = props;
  return (
    <>
      <Tool label={`All parts of ${name}`} icon={SlidersHorizontal} disabled={disabled} onClick={() => open(at)} />
      {canMove && (
        <>
          <Tool label={`Move ${name} up`} icon={ArrowUp} disabled={disabled} onClick={() => hands.move(index, -1)} />
          <Tool label={`Move ${name} down`} icon={ArrowDown} disabled={disabled} onClick={() => hands.move(index, 1)} />
        </>
      )}
      {canDuplicate && (
        <Tool label={`Duplicate ${name}`} icon={Copy} disabled={disabled} onClick={() => hands.duplicate(index)} />
      )}
      <Tool label={`Copy ${name}`} icon={ClipboardCopy} disabled={false} onClick={() => hands.copy(index)} />
      {canBeKeyword && (
        <Tool
          label={`Make a keyword of ${name}`}
          icon={Tag}
          disabled={disabled || !isWhole}
          onClick={() => hands.makeKeyword(index)}
        />
      )}
      <Tool label={`Remove ${name}`} icon={Trash2} disabled={disabled} onClick={() => hands.remove(index)} />
    </>
  );
});
