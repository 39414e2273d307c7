/** Where a line may end apart from blanks. */

/** After a hyphen, dash or slash between letters, and wherever a writer allowed it. */
const afterHyphens = "(?<=\\p{L}[-–—/])(?=\\p{L})|(?<=\\u200b)";

/** Chinese and Japanese have no blanks: lines end between any two of their signs but those that belong to a neighbour. */
const signs = "\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}";
const opening = "〈《「『【〔〖（";
const closing = "\\p{M}\\p{Pe}\\p{Pf}、。々・ー！，．：；？.,:;!?…";
const small = "ぁぃぅぇぉっゃゅょァィゥェォッャュョ";
const betweenSigns = `(?<=[${signs}\\u3001-\\u303f\\uff00-\\uff60])(?<![${opening}])(?![${closing}${small}])|(?<=[\\p{L}\\p{N}])(?=[${signs}${opening}])(?![${small}])`;

const inLetters = new RegExp(afterHyphens, "u");
const inSigns = new RegExp(`${betweenSigns}|${afterHyphens}`, "u");
/** A quick look; signs beyond the first 65,536 begin with these units. */
const mayHoldSigns = /[\u3001-\u30ff\u31f0-\u31ff\u3400-\u9fff\uf900-\ufaff\ud840-\ud8bf]/;

/** The parts of a word, each of which may begin a line. */
export const breakableParts = (word: string): string[] => word.split(mayHoldSigns.test(word) ? inSigns : inLetters);
