import type { TextRange } from '../../text/text-range.js';
import { cohensH } from '../../statistics/power-analysis.js';
import type { FoundEffect } from './effect.types.js';

const PERCENT = String.raw`\d{1,3}(?:\.\d{1,2})?`;
const COUNT = String.raw`\d{1,3}(?:,\d{3})|\d{1,6}`;
/** "30/50 (60%)", "30 of 50 patients (60%)", "30 (60%) of 50", "60% (30/50)", "60% (30 of 50)". */
const FORMS = [
  String.raw`(?<part>${COUNT})\s?(?:\/|of|out of)\s?(?:the\s)?(?<whole>${COUNT})\s(?:[\p{L}-]{2,20}\s){0,3}[([]\s?(?<percent>${PERCENT})\s?%`,
  String.raw`(?<part>${COUNT})\s?[/]\s?(?<whole>${COUNT})\s?[([,;]\s?(?<percent>${PERCENT})\s?%`,
  String.raw`(?<part>${COUNT})\s(?:[\p{L}-]{2,20}\s){0,2}[([](?<percent>${PERCENT})\s?%[)\]]\s(?:out\s)?of\s(?:the\s)?(?<whole>${COUNT})`,
  String.raw`(?<percent>${PERCENT})\s?%\s?(?:[\p{L}-]{2,20}\s){0,2}[([]\s?(?:n\s?=\s?)?(?<part>${COUNT})\s?(?:\/|of|out of)\s?(?<whole>${COUNT})`,
].map((form) => new RegExp(String.raw`(?<![\d.,/])${form}`, 'gu'));
const COMPARED = /\b(?:vs|versus|compared|against|than|respectively|whereas|while)\b/iu;
/** A percentage that its counts do not give was misread. */
const MAX_PERCENT_OFF = 0.6;

interface Share extends TextRange {
  readonly part: number;
  readonly whole: number;
}

const number = (printed: string | undefined) => Number(printed?.replaceAll(',', ''));

const sharesIn = (text: string): readonly Share[] => {
  const found = new Map<number, Share>();
  for (const form of FORMS)
    for (const match of text.matchAll(form)) {
      const { part, whole, percent } = match.groups ?? {};
      const share = { part: number(part), whole: number(whole) };
      const off = Math.abs((share.part / share.whole) * 100 - number(percent));
      const isSound = share.whole > 1 && share.part <= share.whole && off <= MAX_PERCENT_OFF;
      const [start, end] = [match.index, match.index + match[0].length];
      const isNew = [...found.values()].every((other) => other.end <= start || end <= other.start);
      if (isSound && isNew) found.set(start, { ...share, start, end });
    }
  return [...found.values()].sort((a, b) => a.start - b.start);
};

/** Cohen's h of two proportions with their counts, with its standard error √(1/n1 + 1/n2) (Cohen 1988, p. 181). */
export const proportionsIn = (text: string): readonly FoundEffect[] => {
  if (!COMPARED.test(text)) return [];
  const [one, other, more] = sharesIn(text);
  if (!one || !other || more) return [];
  const control = other.part / other.whole;
  return [
    {
      scale: 'h',
      size: Math.abs(cohensH(one.part / one.whole, control)),
      standardError: Math.sqrt(1 / one.whole + 1 / other.whole),
      control,
      start: one.start,
      end: other.end,
    },
  ];
};
