/** A parsed DOI. */
export interface Doi {
  /** The normalized name in lower case, unescaped: `10.1000/ab<c>`. */
  readonly doi: string;
  /** Its escaped address at `https://doi.org/`, in the original case. */
  readonly url: string;
}

const RESOLVER = 'https://doi.org/';
const MAX_INPUT = 3000;
const MAX_DOI = 300;
const OUTER_BLANKS =
  /^[\s\u200B-\u200F\u2060\uFEFF]+|(?<![\s\u200B-\u200F\u2060\uFEFF])[\s\u200B-\u200F\u2060\uFEFF]+$/g;
const LABEL = /^(?:info:doi\/|doi(?:\s*:\s*|\s+))/i;
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?(?:dx\.)?doi\.org(?::(?:80|443))?\//i;
const PREFIX = String.raw`10\.\d{4,9}(?:\.\d{1,9}){0,4}`;
const NAME = new RegExp(String.raw`^${PREFIX}\/[^\p{Cc}\p{Cf}\p{Cs}\p{Z}]+$`, 'u');
/** Ends a DOI within running text: Markdown, cells of a table, an HTML tag, or another DOI. */
const END_IN_TEXT = String.raw`\]\(|<\/?[a-zA-Z]{1,10}\s?\/?>|[;,]10\.\d{4}`;
const IN_TEXT = new RegExp(
  String.raw`(?<![\d.])(?<open>_?)(?<doi>${PREFIX}\/(?:(?!${END_IN_TEXT})[^\s|\x60*])+)`,
  'g',
);
const MARKDOWN_ESCAPE = /\\(?=[_*<>()[\]#~-])/g;
const DOT_SEGMENT = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/;
const OPENERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };

/**
 * Parses a DOI: a bare name, a name after `doi:`, or a URL at doi.org or dx.doi.org, with or without www. Removes
 * surrounding blanks, percent escapes and trailing punctuation. In a URL, an unescaped query or fragment is not part of
 * the DOI.
 * @returns null for anything else, such as another host, user info, dot segments, control or invisible characters
 */
export function parseDoi(text: string | null | undefined): Doi | null {
  if (text == null || text.length > MAX_INPUT) return null;
  const given = text.replace(OUTER_BLANKS, '').replace(LABEL, '');
  const bare = given.replace(ADDRESS, '');
  const path = bare === given ? bare : bare.replace(QUERY_OR_FRAGMENT, '');
  const name = decodeEscapes(path);
  return DOT_SEGMENT.test(name) ? null : createDoi(removeTrailingPunctuation(name));
}

/**
 * Finds candidates for DOIs in running text, which may be Markdown or have cells of a table; `parseDoi` validates them.
 * @returns without Markdown's emphasis and escapes
 */
export const doiCandidates = (text: string): readonly string[] =>
  Array.from(text.matchAll(IN_TEXT), ({ groups = {} }) => {
    const doi = (groups['doi'] ?? '').replace(MARKDOWN_ESCAPE, '');
    return groups['open'] === '_' ? doi.replace(/_[.,;:)]*$/, '') : doi;
  });

// Older DOIs end in a check character, which may be "#" or "?" itself: "...3.0.CO;2-#".
const QUERY_OR_FRAGMENT = /[?#].+/s;

const createDoi = (name: string): Doi | null => {
  if (name.length > MAX_DOI || !NAME.test(name)) return null;
  return {
    doi: name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()),
    url: createAddress(name),
  };
};

// Parentheses are valid in a URL, but software that detects links in plain text often stops at them.
const createAddress = (name: string): string =>
  RESOLVER +
  encodeURI(name).replace(/[?#()]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** Decodes percent escapes repeatedly, so that no doubly escaped dot segment or slash remains. */
const decodeEscapes = (text: string): string => {
  let name = text;
  for (;;) {
    const next = decoded(name);
    if (next === name) return name;
    name = next;
  }
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // A "%" of the DOI itself.
    return text;
  }
};

/** Removes trailing punctuation of a sentence; a bracket that is opened within the DOI stays. */
const removeTrailingPunctuation = (text: string): string => {
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    if (/[.,;:'"’”]/.test(last)) continue;
    const open = OPENERS[last];
    const body = text.slice(0, end);
    if (open === undefined || count(body, open) >= count(body, last)) break;
  }
  return text.slice(0, end);
};

const count = (text: string, character: string) => text.split(character).length - 1;
