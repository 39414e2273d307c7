import IconButton from "@mui/material/IconButton";
import { Search, X } from "lucide-react";
import styles from "./fields.module.css";
import type { BoxLook } from "./number-box";
import { TextInput, type TextProps } from "./text-field";

interface Props extends Omit<TextProps, "known" | "lazy" | "endAdornment">, Pick<BoxLook, "describedBy" | "invalid"> {
  compact?: boolean;
  /** What is sought; also said where nothing is typed yet, unless there are other words for it. */
  label: string;
  placeholder?: string;
}

export const SearchInput = ({ label, placeholder = label, ...props }: Props) => (
  <TextInput
    {...props}
    label={label}
    placeholder={placeholder}
    startAdornment={<Search className={styles.lens} size={16} strokeWidth={1.75} aria-hidden />}
    endAdornment={
      props.value !== "" && (
        <IconButton
          className={styles.clear ?? ""}
          size="small"
          aria-label="Clear the search"
          onClick={() => props.onChange("")}
        >
          <X aria-hidden />
        </IconButton>
      )
    }
  />
);
