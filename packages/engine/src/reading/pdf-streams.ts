/** Where a stream of a PDF begins and how it is encoded. */
export interface PdfStream {
  /** Number of the object. */
  readonly id: string;
  /** Where the data begins. */
  readonly start: number;
  /** The encodings in order; more than one list where the dictionary names them twice. */
  readonly filters: readonly (readonly string[])[];
  /** Whether another object names the encodings. */
  readonly isIndirect: boolean;
  readonly isPicture: boolean;
}

/** The keyword may be in a text or in compressed data too; then no dictionary follows. */
const OBJECT = /(?:(?<![0-9])([0-9]{1,10})\s{1,20}[0-9]{1,5}\s{1,20})?obj/g;
const TOKEN = /[\s\0]+|%[^\r\n]*|\/([^\s\0()<>[\]{}/%]*)|<<|>>|[[\]<>{})]|\(|[^\s\0()<>[\]{}/%]+/y;
/** How often the whole file may be read for dictionaries that overlap, which those of real files do not. */
const MAX_PASSES = 8;

/**
 * Finds the streams of a PDF by reading the dictionary behind each object's number, as far as it is one.
 * @returns undefined after the last stream where too many dictionaries overlap
 */
export function* findPdfStreams(text: string): Generator<PdfStream | undefined> {
  let charactersLeft = MAX_PASSES * text.length;
  for (const match of text.matchAll(OBJECT)) {
    const from = match.index + match[0].length;
    const found = readDictionary(text, from);
    charactersLeft -= found.end - from;
    if (charactersLeft < 0) {
      yield undefined;
      return;
    }
    if (found.isStream) yield { ...found, id: match[1] ?? '', start: findLineEnd(text, found.end) };
  }
}

const findLineEnd = (text: string, from: number): number => {
  const lineEnd = /\r\n?|\n/g;
  lineEnd.lastIndex = from;
  return lineEnd.exec(text) ? lineEnd.lastIndex : text.length;
};

/** Where a text in parentheses ends. */
const skipText = (text: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
};

const decodeName = (name: string) =>
  name.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

const readDictionary = (text: string, from: number) => {
  const filters: string[][] = [];
  let [depth, isIndirect, isPicture] = [0, false, false];
  /** The list of encodings that is read, if the last name began one. */
  let chain: string[] | undefined;
  let isList = false;
  let last = '';
  for (let at = from; at < text.length;) {
    TOKEN.lastIndex = at;
    const [token = '', name] = TOKEN.exec(text) ?? [];
    const end = token === '(' ? skipText(text, at) : at + Math.max(1, token.length);
    at = end;
    if (/^[\s\0%]/.test(token)) continue;
    if (token === '<<') depth += 1;
    else if (token === '>>') depth -= 1;
    else if (depth <= 0)
      return { filters, isIndirect, isPicture, end, isStream: token === 'stream' };
    const key = name === undefined ? undefined : decodeName(name);
    if (chain && key !== undefined) {
      chain.push(key);
      if (!isList) chain = undefined;
    } else if (chain && token === '[') isList = true;
    else if (chain && /^\d/.test(token)) isIndirect = true;
    else if (chain) [chain, isList] = [undefined, false];
    else if (key === 'Filter' || key === 'F') filters.push((chain = []));
    if (last === 'Subtype' && key === 'Image') isPicture = true;
    last = key ?? '';
  }
  return { filters, isIndirect, isPicture, end: text.length, isStream: false };
};
