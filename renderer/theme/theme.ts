import { createTheme } from "@mui/material/styles";
import type {} from "@mui/material/themeCssVarsAugmentation";
import { controls } from "./controls";
import { fontStack, motion, palettes, size } from "./tokens";

const { type } = size;

/** MUI in the studio's clothes. Paper and Felt are its two colour schemes, chosen by `data-theme` on the root. */

const scheme = (mode: "light" | "dark") => {
  const palette = palettes[mode];
  return {
    palette: {
      mode,
      background: { default: palette.ground, paper: palette.raised },
      text: { primary: palette.text, secondary: palette.muted },
      divider: palette.hairline,
      primary: { main: palette.accent, dark: palette.accentStrong, contrastText: palette.onAccent },
      secondary: { main: palette.second, contrastText: palette.onAccent },
      success: { main: palette.good },
      warning: { main: palette.warn },
      error: { main: palette.bad, contrastText: palette.onAccent },
      action: { hover: palette.hover, selected: palette.selectedWash },
    },
  };
};

const heading = (pixels: number, weight = 560) => ({
  fontFamily: fontStack.heading,
  fontSize: pixels,
  fontWeight: weight,
  lineHeight: pixels >= 20 ? 1.2 : 1.35,
  letterSpacing: pixels >= 20 ? "-0.01em" : 0,
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "[data-theme='%s']", cssVarPrefix: "mui" },
  colorSchemes: { light: scheme("light"), dark: scheme("dark") },
  shape: { borderRadius: size.radius.control },
  spacing: 8,
  typography: {
    fontFamily: fontStack.interface,
    fontSize: type.large,
    htmlFontSize: 16,
    h1: heading(type.display),
    h2: heading(type.title),
    h3: heading(type.lead),
    h4: heading(type.large, 620),
    h5: heading(type.body, 620),
    h6: heading(type.body, 620),
    body1: { fontSize: type.large, lineHeight: 1.5 },
    body2: { fontSize: type.body, lineHeight: 1.45 },
    caption: { fontSize: type.small, lineHeight: 1.4 },
    button: { fontSize: type.large, fontWeight: 600, textTransform: "none", letterSpacing: 0, lineHeight: 1.4 },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 150,
      short: 180,
      standard: 200,
      complex: 250,
      enteringScreen: 180,
      leavingScreen: 150,
    },
    easing: { easeInOut: motion.ease, easeOut: motion.ease, easeIn: motion.ease, sharp: motion.ease },
  },
  // Whoever asks the system for stillness has it here.
  motion: { reducedMotion: "system" },
  components: controls,
});
