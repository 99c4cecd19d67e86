/** "Figure 2. …", "Table 1: …", "(A) …": captions of figures and tables and of their parts. */
const CAPTION =
  /^(?:(?:supplement\p{L}*|extended data|supporting)\s+)?(?:fig(?:ure|s|\.)?|tables?|box|scheme|movies?|videos?|datasets?|text|file)\s*S?\d{1,3}[A-Z]?\s*[.:|–—-]|^\(?[A-H](?:[,–-][A-H])?\)[.,:]?\s/iu;
/** "Smith J, Doe A (2004) Title." or "12. Smith J."; "However, ABA, …" is running text. */
const AUTHORS =
  /^(?:\[?\d{1,3}[\].]\s*)?(?!(?:\p{L}+ly|However|Moreover|Furthermore|Therefore|Thus|Hence|Also|Besides|Nevertheless|Nonetheless|Indeed|Together|Likewise|Instead|Here),)\p{Lu}[\p{L}'’-]{1,30},?\s(?:\p{Lu}\.?-?){1,3}(?:,|\.|\s\()/u;
const BIBLIOGRAPHIC =
  /\b(?:doi|pmid|arxiv|https?):|\b\d{1,4}\s?(?:\(\d{1,3}\))?\s?:\s?e?\d{1,7}[–-]\d{1,7}|\bet al\.$|\bavailable (?:at|from):/iu;
/** A formula that the reader of the file could not take over leaves a hole: "if it has , then", "the -axis". */
const MISSING_FORMULA =
  /\s[,;](?=\s)|\(\s*\)|\s\.\s|(?:^|\s)-\p{Ll}{3}|\b(?:in|of|with|from|by) (?:that )?(?:are|is|was|were)\b|\b(?:by|of|when|if|where|than|the)\s*[,;.](?=\s|$)|\bthat\s*[;.](?=\s|$)|^\(/u;
const QUOTED = /^["“«„].*["”»]/su;
/** The end of a longer quotation. */
const QUOTED_END = /^[^“]*”$/su;
/** A part of a sentence that was split at the number of a figure, a citation or a table. */
const FRAGMENT =
  /^(?:Figs?\.|Figures? \d|Tables? \d|\d+\s?[\])]|\d{4}\),|\d+\.\d+\(\d)|\d! \p{Ll}|^[^()]{0,40}(?<!\b[\da-z]|\b[ivx]{2,4})\)|\b(?:Figs?|Eqs?|Refs?|Tabs?|Secs?)\.$/u;
/** Spectra, and what marks in a table or a figure stand for. */
const LEGEND =
  /\b(?:HR-?(?:ESI|EI)-?MS|calcd)\b|\bIR \(KBr|\bm\/z \d|\bP ?< ?0?\.\d+ ?;.{0,4}P ?<|\b(?:question marks?|arrow(?:head)?s?|asterisks?|error bars?|scale bars?|(?:dashed|dotted|solid|shaded) (?:lines?|curves?|areas?|bars?|circles?)) (?:sign )?(?:indicates?|represents?|shows?|denotes?|marks?|depicts?)\b/iu;

/** Whether a sentence is the paper's own running text: no caption, reference entry, quotation or sentence with a hole. */
export const isRunningText = (sentence: string): boolean =>
  ![CAPTION, AUTHORS, BIBLIOGRAPHIC, MISSING_FORMULA, QUOTED, QUOTED_END, FRAGMENT, LEGEND].some(
    (form) => form.test(sentence),
  );
