import type { Components, Theme } from "@mui/material/styles";
import { ink, sized } from "./tokens";

/** Menus, and the lists under fields. */
const floating = {
  backgroundColor: ink.raised,
  border: `1px solid ${ink.hairline}`,
  boxShadow: ink.dialogShadow,
  borderRadius: sized.radius.panel,
};

/** The id of the part of the page in which tooltips stand. */
export const hints = "hints";

/** How each MUI control looks here: 32 px tall, hairlines, no ripple, shadow only under what floats. */
export const controls: Components<Theme> = {
  // MUI lets every element inherit it: then whatever changes about one, be it only its place, styles anew all that lie in it.
  MuiCssBaseline: { styleOverrides: { "*, *::before, *::after": { boxSizing: "border-box" } } },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: "medium" },
    styleOverrides: {
      root: {
        minHeight: sized.height.control,
        padding: "4px 14px",
        whiteSpace: "nowrap",
        "&.Mui-focusVisible": { outline: `2px solid ${ink.focus}`, outlineOffset: 2 },
      },
      sizeSmall: { minHeight: sized.height.compact, padding: "2px 10px", fontSize: sized.type.body },
      sizeLarge: { minHeight: sized.height.tall, padding: "6px 20px", fontSize: sized.type.lead },
      text: { color: ink.text, "&:hover": { backgroundColor: ink.hover } },
      outlined: {
        color: ink.text,
        borderColor: ink.outline,
        "&:hover": { backgroundColor: ink.hover, borderColor: ink.text },
      },
      contained: { "&:hover": { backgroundColor: ink.accentStrong } },
      startIcon: { marginRight: 6, "& > svg": { width: 18, height: 18 } },
      endIcon: { marginLeft: 6, "& > svg": { width: 18, height: 18 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: sized.height.control,
        height: sized.height.control,
        padding: 0,
        borderRadius: sized.radius.control,
        color: ink.text,
        "&:hover": { backgroundColor: ink.hover },
        "&.Mui-focusVisible": { outline: `2px solid ${ink.focus}`, outlineOffset: 1 },
        "&.Mui-disabled": { opacity: 0.38, color: ink.text },
        "& svg": { width: 18, height: 18 },
      },
      sizeSmall: { width: 26, height: 26, "& svg": { width: 16, height: 16 } },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: sized.radius.panel,
        backgroundColor: ink.raised,
        boxShadow: ink.dialogShadow,
        border: `1px solid ${ink.hairline}`,
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: "20px 24px 8px" }) },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: "8px 24px 16px" } } },
  MuiDialogActions: { styleOverrides: { root: { padding: "8px 24px 20px", gap: 8 } } },
  MuiBackdrop: {
    styleOverrides: { root: { backgroundColor: ink.scrim }, invisible: { backgroundColor: "transparent" } },
  },
  MuiMenu: {
    // It lies behind everything else of the page: without a name of its own, a screen reader would find it nowhere.
    defaultProps: { slotProps: { root: { role: "region", "aria-label": "Choices" } } },
    styleOverrides: {
      paper: { ...floating, minWidth: 200 },
      list: { padding: 4 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: sized.height.control,
        fontSize: sized.type.large,
        padding: "4px 10px",
        borderRadius: sized.radius.control,
        gap: 10,
        "&.Mui-selected, &.Mui-selected:hover": { backgroundColor: ink.selectedWash },
        "&.Mui-focusVisible": { backgroundColor: ink.hover },
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // Twice, as MUI's own paddings insist.
      root: {
        "&& .MuiOutlinedInput-root.MuiInputBase-sizeSmall": { padding: "0 28px 0 0" },
        "&& .MuiInputBase-sizeSmall .MuiAutocomplete-input": { padding: "4px 0 4px 10px" },
      },
      endAdornment: { right: "2px !important" },
      popupIndicator: { width: 26, height: 26 },
      paper: { ...floating, margin: "4px 0" },
      listbox: { padding: 4 },
      option: {
        "&&": { minHeight: sized.height.control, padding: "4px 10px", borderRadius: sized.radius.control },
        "&&.Mui-focused": { backgroundColor: ink.hover },
        '&&[aria-selected="true"]': { backgroundColor: ink.selectedWash },
      },
    },
  },
  MuiPopover: { styleOverrides: { paper: { backgroundColor: ink.raised, boxShadow: ink.dialogShadow } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: ink.surface,
        borderRadius: sized.radius.control,
        fontSize: sized.type.large,
        "& .MuiOutlinedInput-notchedOutline": { borderColor: ink.outline, top: 0 },
        // Labels stand above their fields, so the outline needs no gap for them.
        "& .MuiOutlinedInput-notchedOutline legend": { display: "none" },
        "&:hover .MuiOutlinedInput-notchedOutline": { borderColor: ink.text },
        "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: ink.focus, borderWidth: 2 },
      },
      input: { height: sized.height.control, boxSizing: "border-box", padding: "4px 10px" },
      multiline: { padding: 0 },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: "static",
        transform: "none",
        fontSize: sized.type.body,
        fontWeight: 600,
        color: ink.text,
        marginBottom: 4,
        "&.Mui-focused": { color: ink.text },
      },
    },
  },
  MuiTextField: { defaultProps: { size: "small", fullWidth: true, slotProps: { input: { notched: false } } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginLeft: 0,
        marginTop: 4,
        fontSize: sized.type.small,
        color: ink.muted,
        "&.Mui-error": { color: ink.bad },
      },
    },
  },
  MuiSelect: {
    defaultProps: { size: "small" },
    styleOverrides: {
      select: { "&&&": { minHeight: "auto", height: sized.height.control }, display: "flex", alignItems: "center" },
    },
  },
  MuiToggleButtonGroup: { styleOverrides: { root: { backgroundColor: ink.surface } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        height: sized.height.control,
        padding: "0 10px",
        gap: 6,
        color: ink.muted,
        borderColor: ink.outline,
        textTransform: "none",
        fontSize: sized.type.body,
        fontWeight: 600,
        "& svg": { width: 18, height: 18 },
        "&.Mui-selected, &.Mui-selected:hover": { color: ink.text, backgroundColor: ink.selectedWash },
        "&.Mui-focusVisible": { outline: `2px solid ${ink.focus}`, outlineOffset: -2 },
      },
    },
  },
  MuiSlider: {
    defaultProps: { color: "secondary" },
    styleOverrides: {
      root: { height: 3, padding: "14px 0" },
      rail: { backgroundColor: ink.outline, opacity: 0.6 },
      thumb: {
        width: 14,
        height: 14,
        backgroundColor: ink.surface,
        border: `2px solid ${ink.focus}`,
        "&::before": { boxShadow: "none" },
        "&:hover, &.Mui-focusVisible": { boxShadow: `0 0 0 5px ${ink.selectedWash}` },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { color: "secondary" },
    styleOverrides: {
      root: { padding: 4, color: ink.outline, "&.Mui-focusVisible": { outline: `2px solid ${ink.focus}` } },
    },
  },
  MuiTooltip: {
    defaultProps: {
      enterDelay: 500,
      enterNextDelay: 120,
      // Whatever stands on the page belongs to a part of it that has a name.
      slotProps: { popper: { container: () => document.getElementById(hints) } },
    },
    styleOverrides: {
      tooltip: {
        backgroundColor: ink.text,
        color: ink.ground,
        fontSize: sized.type.small,
        padding: "4px 8px",
        maxWidth: 320,
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: { root: { height: 4, borderRadius: sized.radius.mark, backgroundColor: ink.sunken } },
  },
  MuiSkeleton: { defaultProps: { animation: false }, styleOverrides: { root: { backgroundColor: ink.hover } } },
  MuiLink: { styleOverrides: { root: { color: ink.second, textUnderlineOffset: 2 } } },
};
