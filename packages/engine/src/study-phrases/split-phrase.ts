import type { TextRange } from '../text/text-range.js';
import type { RolePhrase } from './phrase-role.types.js';
import { splitTalk } from './talk-phrases.js';
import { hasAbstractHead } from './whole-name.js';

/** "Compare A to B" */
const COMPARE = /\bcompar(?:e|ing) (?:the |an? )?$/iu;

/** What a comparison that the sentence asks for compares. */
function splitComparison(
  text: string,
  { start, end }: TextRange,
): readonly RolePhrase[] | undefined {
  if (!COMPARE.test(text.slice(0, start))) return undefined;
  const match = / (?:to|with|and) (?:the |an? )?(?=\S)/iu.exec(text.slice(start, end));
  if (!match) return undefined;
  const second = start + match.index + match[0].length;
  return [
    { start, end: start + match.index, role: 'factor', isCertain: true },
    { start: second, end, role: 'comparator', isCertain: true },
  ];
}

/** A longer list is offered by its items. */
const LONG_WORDS = 9;
const LIST_ITEM = /,? (?:and|or|as well as) |, /giu;

/** What a phrase compares, relates or lists, as stretches of its text. */
export const splitPhrase = (text: string, phrase: TextRange): readonly RolePhrase[] =>
  splitComparison(text, phrase) ??
  splitTalk(text, phrase).flatMap((part) => {
    const words = text.slice(part.start, part.end);
    // "The enrichment of genes and pathways": no part of it stands for itself.
    if (hasAbstractHead(words)) return [];
    const isList = words.split(' ').length > LONG_WORDS || / \S+, (?:and|or) /u.test(words);
    if (!isList || / between /u.test(words)) return [part];
    // "The loss and repair of hair": both are of hair.
    if (/^(?:the |an? )?\p{Ll}+ (?:and|or) \p{Ll}+ of /iu.test(words)) return [part];
    const ends = [...words.matchAll(LIST_ITEM)].map(
      ({ index, 0: { length } }) => [index, index + length] as const,
    );
    return [...ends, [words.length, 0] as const].flatMap(([end], at) => {
      const item = { start: part.start + (ends[at - 1]?.[1] ?? 0), end: part.start + end };
      return splitTalk(text, item).map((found) =>
        found.role === 'either' ? { ...found, role: part.role, isCertain: part.isCertain } : found,
      );
    });
  });
