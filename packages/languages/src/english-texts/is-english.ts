/** Words that English sentences have often and the other languages below do not. */
const ENGLISH = new Set(
  'about after among and are as at be been between by can could did do does for from had has have how if into is it its may might more no not of on or our than that the their there these they this those to using we were what when whether which who with without would you your'.split(
    ' ',
  ),
);
/** The same of German, French and Spanish. */
const OTHERS = new Set(
  'als auf aus auch bei das dem den der des die ein eine einen einer eines für ihr ihre ihrem ihren ihrer ihres im ist kein keine mit nach nicht noch nur oder sich sie sind über um und von vor wie wird zu zum zur au aux avec ce cette dans du est la le les ou par pas pour que qui sur une con como del el entre es esta las los para por se sin una y'.split(
    ' ',
  ),
);
const MIN_LATIN_SHARE = 0.7;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Whether a text is English, judged by its letters and its frequent words. In a page of another script, a text in Latin letters
 * counts as English unless it has more frequent words of another language.
 */
export function isEnglish(text: string, hasLatinPage: boolean): boolean {
  const letters = countOf(text, /\p{L}/gu);
  if (countOf(text, /\p{Script=Latin}/gu) < Math.max(3, MIN_LATIN_SHARE * letters)) return false;
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const others = words.filter((word) => OTHERS.has(word)).length;
  return hasLatinPage ? english > 2 * others : others === 0 || english > others;
}
