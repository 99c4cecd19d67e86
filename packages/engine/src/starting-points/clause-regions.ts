import { clauseOf } from '../statements/clause.js';
import type { TextRange } from '../text/text-range.js';
import type { MarkedSentence } from './marked-sentence.js';

/** "However, ", "In addition, " */
const LEAD_IN = /^\p{L}+(?: \p{L}+){0,2},\s+/u;
/** "If A, B": what the sentence is about follows its first clause. */
const BEGINS_ASIDE =
  /^(?:so )?(?:if|when|although|though|while|whereas|because|since|whilst|as|given|once)\b/iu;
const NOT_ONLY = /, but also\b/iu;

/** "A increased B, suggesting that C may …": what is open is what is concluded. */
const CONCLUDES =
  /(?:,\s(?:thus |thereby |therefore )?(?:which (?:may |might )?)?(?:suggest|indicat|impl|hint|highlight)\p{L}+|\b(?:rais|support|reinforc|strengthen)\p{L}*\sthe\s(?:possibility|idea|hypothesis|notion|view|concept))\s(?:\p{L}+\s)?that\s(?=.*\b(?:may|might|could|plays?|can)\b)/iu;
/** Where in a sentence what it leaves open stands, without side clauses; the whole sentence where that cannot be told. */
export const contentOf = ({ text }: MarkedSentence, content: string): TextRange => {
  const plain = text.replace(/\s/gu, ' ');
  const words = content.split(/\s+/u);
  // "not only between A and B, but also …" is one question.
  const at = NOT_ONLY.test(plain) ? 0 : Math.max(0, plain.indexOf(words.slice(0, 3).join(' ')));
  const tail = words.slice(-2).join(' ');
  const last = plain.lastIndexOf(tail);
  return clauseIn(text, at, last > at ? last + tail.length : text.length);
};

/** "As we know that A raises B, C may …": what is known stands first. */
const KNOWN =
  /^(?:\p{L}+, )?(?:as|because|since|although|though|while|whereas|given|considering|despite|unlike|based on|in view of|in light of)\b[^,]*,\s(?=.*\b(?:may|might|could)\b)/iu;

/** The stretches of a sentence between colons and semicolons, or what it concludes. */
export const segmentsOf = ({ text }: MarkedSentence): readonly TextRange[] => {
  const concludes = CONCLUDES.exec(text);
  if (concludes) return [clauseIn(text, concludes.index + concludes[0].length, text.length)];
  const marks = [...text.matchAll(/[:;](?=\s)/gu)].map(({ index }) => index);
  return [0, ...marks.map((mark) => mark + 1)].map((at, index) =>
    clauseIn(text, at, marks[index] ?? text.length),
  );
};

const clauseIn = (text: string, at: number, stop: number): TextRange => {
  const lead = at + (LEAD_IN.exec(text.slice(at))?.[0].length ?? 0);
  const start = lead + (KNOWN.exec(text.slice(lead, stop))?.[0].length ?? 0);
  const asked = text.slice(start, stop);
  return { start, end: start + (BEGINS_ASIDE.test(asked) ? asked.length : mainClauseEnd(asked)) };
};

/** Where the first clause ends, with the "may" that it has: "A, which is old, and has B, may raise C". */
const mainClauseEnd = (asked: string): number => {
  const text = asked.replace(NOT_ONLY, (match) => 'x'.repeat(match.length));
  const end = clauseOf(text).length;
  const modal = text.search(/\b(?:may|might|could)\b/iu);
  return modal < end ? end : modal + clauseOf(text.slice(modal)).length;
};
