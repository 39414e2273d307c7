import type { Components, Theme } from "@mui/material/styles";
import { ink, size } from "./tokens";

/** How each MUI control looks here: 32 px tall, hairlines, no ripple, shadow only under what floats. */
export const controls: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: "medium" },
    styleOverrides: {
      root: {
        minHeight: size.control,
        padding: "4px 14px",
        whiteSpace: "nowrap",
        "&.Mui-focusVisible": { outline: `2px solid ${ink.focus}`, outlineOffset: 2 },
      },
      sizeSmall: { minHeight: 28, padding: "2px 10px", fontSize: 13 },
      sizeLarge: { minHeight: 40, padding: "6px 20px", fontSize: 15 },
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
        width: size.control,
        height: size.control,
        padding: 0,
        borderRadius: size.radius,
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
        borderRadius: size.panelRadius,
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
    styleOverrides: {
      paper: {
        backgroundColor: ink.raised,
        border: `1px solid ${ink.hairline}`,
        boxShadow: ink.dialogShadow,
        borderRadius: 8,
        minWidth: 200,
      },
      list: { padding: 4 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 32,
        fontSize: 14,
        padding: "4px 10px",
        borderRadius: 4,
        gap: 10,
        "&.Mui-selected, &.Mui-selected:hover": { backgroundColor: ink.selectedWash },
        "&.Mui-focusVisible": { backgroundColor: ink.hover },
      },
    },
  },
  MuiPopover: { styleOverrides: { paper: { backgroundColor: ink.raised, boxShadow: ink.dialogShadow } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: ink.surface,
        borderRadius: size.radius,
        fontSize: 14,
        "& .MuiOutlinedInput-notchedOutline": { borderColor: ink.outline, top: 0 },
        // Labels stand above their fields, so the outline needs no gap for them.
        "& .MuiOutlinedInput-notchedOutline legend": { display: "none" },
        "&:hover .MuiOutlinedInput-notchedOutline": { borderColor: ink.text },
        "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: ink.focus, borderWidth: 2 },
      },
      input: { height: size.control, boxSizing: "border-box", padding: "4px 10px" },
      multiline: { padding: 0 },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: "static",
        transform: "none",
        fontSize: 13,
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
      root: { marginLeft: 0, marginTop: 4, fontSize: 12, color: ink.muted, "&.Mui-error": { color: ink.bad } },
    },
  },
  MuiSelect: {
    defaultProps: { size: "small" },
    styleOverrides: {
      select: { "&&&": { minHeight: "auto", height: size.control }, display: "flex", alignItems: "center" },
    },
  },
  MuiToggleButtonGroup: { styleOverrides: { root: { backgroundColor: ink.surface } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        height: size.control,
        padding: "0 10px",
        gap: 6,
        color: ink.muted,
        borderColor: ink.outline,
        textTransform: "none",
        fontSize: 13,
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
    defaultProps: { enterDelay: 500, enterNextDelay: 120 },
    styleOverrides: {
      tooltip: { backgroundColor: ink.text, color: ink.ground, fontSize: 12, padding: "4px 8px", maxWidth: 320 },
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { height: 4, borderRadius: 2, backgroundColor: ink.sunken } } },
  MuiSkeleton: { defaultProps: { animation: false }, styleOverrides: { root: { backgroundColor: ink.hover } } },
  MuiLink: { styleOverrides: { root: { color: ink.second, textUnderlineOffset: 2 } } },
};
