import CssBaseline from "@mui/material/CssBaseline";
import GlobalStyles from "@mui/material/GlobalStyles";
import { ThemeProvider, useColorScheme } from "@mui/material/styles";
import { type ReactNode, useEffect } from "react";
import "./fonts";
import "./global.css";
import { useSettings } from "../state/settings";
import { theme } from "./theme";
import { palettes, paletteVariables, sizeVariables } from "./tokens";

const variables = (
  <GlobalStyles
    styles={{
      ":root": sizeVariables,
      "[data-theme='light']": paletteVariables(palettes.light),
      "[data-theme='dark']": paletteVariables(palettes.dark),
    }}
  />
);

/** Hands the remembered choice to MUI, which sets `data-theme` on the root and follows the system when asked to. */
function FollowSettings() {
  const chosen = useSettings((settings) => settings.theme);
  const { mode, setMode } = useColorScheme();
  useEffect(() => {
    if (mode && mode !== chosen) setMode(chosen);
  }, [chosen, mode, setMode]);
  return null;
}

export function StudioTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="cardwright-theme" noSsr disableTransitionOnChange>
      <CssBaseline />
      {variables}
      <FollowSettings />
      {children}
    </ThemeProvider>
  );
}
