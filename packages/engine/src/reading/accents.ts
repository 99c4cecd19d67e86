/** Accents that are printed as characters of their own, with the combining form. */
const COMBINING: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '˚': '\u030A',
  '˝': '\u030B',
  ˇ: '\u030C',
  '¸': '\u0327',
  '˛': '\u0328',
};
const HAS_ACCENT = /[´`¨ˆ˜¯˘˙˚˝ˇ¸˛€]/u;
const ACCENT = /(\p{L}?)([´`¨ˆ˜¯˘˙˚˝ˇ¸˛])(\p{L}?)/gu;
/** Some fonts have the dieresis at the place of the euro sign. */
const EURO_DIERESIS = /€(?=[AEIOUaeiou])/gu;

const compose = (letter: string | undefined, accent: string): string | undefined => {
  const plain = letter === 'ı' ? 'i' : letter;
  if (!plain) return undefined;
  const composed = `${plain}${COMBINING[accent] ?? ''}`.normalize('NFC');
  return composed.length === plain.length ? composed : undefined;
};

/**
 * Composes letters with accents that a PDF draws apart. Whether they precede their letters, as in "M¨uller", or follow
 * them, as in "Mu¨ller", is the same in a whole document, mostly for all accents; where both are possible, that decides.
 */
export function createAccentComposer(text: string): (text: string) => string {
  if (!HAS_ACCENT.test(text)) return (part) => part;
  const lead = new Map<string, number>();
  let total = 0;
  for (const [, before, accent = '', next] of text.matchAll(ACCENT)) {
    const [follows, precedes] = [compose(before, accent), compose(next, accent)];
    if ((follows === undefined) === (precedes === undefined)) continue;
    const vote = precedes === undefined ? -1 : 1;
    lead.set(accent, (lead.get(accent) ?? 0) + vote);
    total += vote;
  }
  return (part) =>
    part
      .replace(EURO_DIERESIS, '¨')
      .replace(ACCENT, (whole, before: string, accent: string, next: string) => {
        const [follows, precedes] = [compose(before, accent), compose(next, accent)];
        const isBefore = precedes !== undefined && (!follows || (lead.get(accent) ?? total) >= 0);
        if (isBefore) return `${before}${precedes}`;
        return follows === undefined ? whole : `${follows}${next}`;
      });
}
