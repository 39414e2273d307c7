import { hash } from "./geometry";
import type { PdfFile } from "./pdf-file";
import { type PdfDictionary, PdfText } from "./pdf-objects";
import { xmlText } from "./xml-text";

/** What makes a PDF one for print shops, PDF/X-4: for which inks it is meant, and the notes that say so. */

export interface PrintCondition {
  /** An ICC profile of the inks. */
  profile: Uint8Array;
  /** As it calls itself. */
  name: string;
}

interface About {
  title: string;
  author?: string;
  /** A file that is made again is the same: without a date it says this one. */
  date?: Date;
}

const noDay = "2000-01-01T00:00:00Z";
/** The day of a file as its notes and its properties say it. */
export const dayOf = (date: Date | undefined): string => (date ? `${date.toISOString().slice(0, 19)}Z` : noDay);

/** Of the catalogue. */
export function printCondition(file: PdfFile, { profile, name }: PrintCondition, about: About): PdfDictionary {
  const DestOutputProfile = file.packed(profile, { N: 4 });
  return {
    OutputIntents: [
      {
        Type: "OutputIntent",
        S: "GTS_PDFX",
        OutputConditionIdentifier: new PdfText("Custom"),
        OutputCondition: new PdfText(name),
        Info: new PdfText(name),
        DestOutputProfile,
      },
    ],
    Metadata: file.stream(plainBytes(notes(about)), { Type: "Metadata", Subtype: "XML" }),
  };
}

/** Tells a file from others; the same for the same file. */
export const fileId = ({ title, author = "" }: About): PdfText[] => {
  const id = [title, author, "cardwright", `${title}${author}`]
    .map((text) => hash(text).toString(16).padStart(8, "0"))
    .join("")
    .slice(0, 16);
  return [new PdfText(id), new PdfText(id)];
};

/** Letters beyond ASCII by their numbers. */
const plainBytes = (xml: string): Uint8Array =>
  Uint8Array.from([...xml].map((sign) => (sign > "~" ? `&#${sign.codePointAt(0)};` : sign)).join(""), (sign) =>
    sign.charCodeAt(0),
  );

function notes({ title, author, date }: About): string {
  const day = dayOf(date);
  const id = `uuid:${fileId({ title, ...(author !== undefined && { author }) })[0]?.text ?? ""}`;
  const creator = author ? `<dc:creator><rdf:Seq><rdf:li>${xmlText(author)}</rdf:li></rdf:Seq></dc:creator>` : "";
  return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(title)}</rdf:li></rdf:Alt></dc:title>${creator}
<xmp:CreatorTool>Cardwright</xmp:CreatorTool><xmp:CreateDate>${day}</xmp:CreateDate><xmp:ModifyDate>${day}</xmp:ModifyDate><xmp:MetadataDate>${day}</xmp:MetadataDate>
<xmpMM:DocumentID>${id}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Producer>Cardwright</pdf:Producer><pdf:Trapped>False</pdf:Trapped>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}
