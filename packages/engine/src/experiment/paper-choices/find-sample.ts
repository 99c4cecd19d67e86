import type { ReadSource } from '../../hypotheses/read-source.js';
import type { PaperSentence } from '../../statements/statement.types.js';
import { findAimSentence } from './find-aim.js';
import { findOwnSentences } from './own-sentences.js';

const COUNT = String.raw`(?:\d[\d,]{0,6}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty)`;
const UNITS =
  'patients|outpatients|inpatients|participants|students|pupils|children|adults|women|men|volunteers|respondents|households|physicians|nurses|workers|mothers|residents|adolescents|infants|neonates|newborns|donors|subjects|individuals|people|cases|farmers|teachers|mice|rats|rabbits|pigs|piglets|sheep|lambs|ewes|goats|cattle|cows|calves|chickens|broilers|hens|dogs|cats|horses|zebrafish|fish|mosquitoes|flies|larvae|plots|pots|plants|seedlings|trees|cultivars|varieties|lines|accessions|genotypes|specimens|samples|isolates|strains|schools|villages|sites|hospitals|species|studies|trials|articles';
const COUNTED = new RegExp(String.raw`\b${COUNT} (?:[\p{L}\d/’'-]+ ){0,6}?(?:${UNITS})\b`, 'iu');
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
