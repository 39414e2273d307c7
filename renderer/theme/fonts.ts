/** The studio's own typefaces, from local packages. Card typefaces are loaded by `press/`. */
import "@fontsource-variable/fraunces/index.css";
import "@fontsource-variable/source-sans-3/index.css";
import "@fontsource-variable/source-sans-3/wght-italic.css";
import "@fontsource/ibm-plex-mono/400.css";
import "@fontsource/ibm-plex-mono/500.css";
