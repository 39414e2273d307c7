import { createContext, useContext } from "react";

/** The document that the fields of a form belong to, as it last was sound, for the few controls that read all of it. */
export const DocumentContext = createContext<unknown>(undefined);
export const useDocument = (): unknown => useContext(DocumentContext);
