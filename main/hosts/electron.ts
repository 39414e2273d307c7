import * as electron from "electron";
import { startElectronHost } from "./electron-host";

startElectronHost(electron);
