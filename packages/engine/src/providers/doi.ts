const MAX_CHARACTERS = 300;
const BEFORE = /^(?:(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/|info:doi\/|doi\s*:?\s*)/i;
const DOI = /^10\.\d{4,9}\/[^\s<>"]+$/;

const count = (text: string, character: string) => text.split(character).length - 1;

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Takes off what a sentence put behind a DOI; a bracket stays where its partner stands before it. */
const withoutTail = (text: string): string => {
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    if (/[.,;:'’”]/.test(last)) continue;
    const open = { ')': '(', ']': '[', '}': '{' }[last];
    const body = text.slice(0, end);
    if (open === undefined || count(body, open) >= count(body, last)) break;
  }
  return text.slice(0, end);
};

/**
 * Brings a DOI into the one form in which two are compared: lower case, without an address before it.
 * @returns undefined for what is no DOI
 */
export function normaliseDoi(text: string): string | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const bare = text.trim().replace(BEFORE, '');
  const doi = withoutTail(bare.includes('%') ? unescaped(bare) : bare).toLowerCase();
  return DOI.test(doi) ? doi : undefined;
}
