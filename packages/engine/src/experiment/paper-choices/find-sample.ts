import type { ReadSource } from '../../hypotheses/read-source.js';
import type { PaperSentence } from '../../statements/statement.types.js';
import { findAimSentence } from './find-aim.js';
import { findOwnSentences } from './own-sentences.js';
import { COUNT, UNIT_NOUNS } from './unit-nouns.js';

const MORE_NOUNS =
  'individuals|people|teachers|varieties|lines|samples|isolates|strains|species|studies|trials|articles';
const COUNTED = new RegExp(
  String.raw`\b${COUNT} (?:[\p{L}\d/’'-]+ ){0,6}?(?:${UNIT_NOUNS}|${MORE_NOUNS})\b`,
  'iu',
);
const OBTAINED =
  /\b(?:were|was) (?:\p{L}+ly )?(?:purchased|obtained|housed|collected|sampled|recruited|enrolled|raised|bred|sown|planted|isolated|included|grown|cultured|maintained|reared|invited|interviewed|surveyed)\b/iu;
const MAX_CHARACTERS = 300;

/** An abstract says best whom or what a paper studied. */
const SECTION_WEIGHTS: Readonly<Partial<Record<PaperSentence['section'], number>>> = {
  abstract: 1.5,
  methods: 1,
};

const weigh = ({ text, section }: PaperSentence): number =>
  (COUNTED.test(text) ? 2 : 0) + (OBTAINED.test(text) ? 2 : 0) + (SECTION_WEIGHTS[section] ?? 0);

/** The sentence that most plainly says whom or what a paper studied; undefined without any. */
export const findSampleSentence = (
  read: ReadSource,
  aim = findAimSentence(read),
): PaperSentence | undefined =>
  findOwnSentences(read)
    .filter(
      (sentence) =>
        sentence.text.length < MAX_CHARACTERS &&
        /^(?:\p{Lu}|\d)/u.test(sentence.text) &&
        sentence !== aim &&
        (COUNTED.test(sentence.text) ||
          (sentence.section === 'methods' && OBTAINED.test(sentence.text))),
    )
    .toSorted((one, other) => weigh(other) - weigh(one))[0];
