import type { ReadSource } from '../../hypotheses/read-source.js';
import type { PaperSentence } from '../../statements/statement.types.js';
import { nameIn } from './clean-name.js';
import { choiceFrom, findOwnSentences } from './own-sentences.js';
import type { PaperChoice } from './paper-choices.types.js';

const NOUNS =
  'patients|outpatients|inpatients|participants|students|children|adults|women|men|volunteers|respondents|households|physicians|nurses|workers|mothers|residents|adolescents|infants|neonates|newborns|travell?ers|donors|mice|rats|rabbits|hamsters|guinea pigs|ferrets|macaques|monkeys|pigs|piglets|sheep|goats|cattle|cows|calves|chickens|broilers|hens|dogs|cats|horses|zebrafish|fish|mosquitoes|larvae|bees|plots|plants|seedlings|trees|specimens|schools|villages';
/** "A total of 120 patients with asthma were enrolled": what was studied, with its number. */
const ENROLLED = new RegExp(
  String.raw`\b(?:\d[\d,]{0,6}|two|three|four|five|six|eight|ten|twelve|twenty|thirty|forty|fifty|sixty) ((?:[\p{L}\d/-]+ ){0,5}?(?:${NOUNS})(?: (?:with|from|of|in|at|aged|attending|living) [^,;:.()]{3,60}?)?)(?= \(| (?:were|was|who|that|participated|completed|received|underwent|and|between|during|over|into|at|to) |[,;.])`,
  'iu',
);
const STUDIED =
  /\b(?:enrolled|recruited|included|randomi[sz]ed|participated|analy[sz]ed|randomly|studied|examined|surveyed|interviewed|sampled|collected|divided|used|completed|consisted|comprised|assigned)\b/iu;

/** Whom or what a paper studied, as its sentences say it; at most two. */
export function findUnits(read: ReadSource): readonly PaperChoice[] {
  const found = findOwnSentences(read).flatMap((sentence) => {
    const name = readUnits(sentence);
    return name === undefined ? [] : [choiceFrom(read, sentence, name)];
  });
  // The abstract says it best; "patients with asthma" says more than "patients".
  const rank = (choice: PaperChoice) => (choice.text.includes(' ') ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other)).slice(0, 1);
}

/** A part of the units, or who did the work. */
const IS_PART =
  /^(?:of|among|for|in the|these|then|they|there)\b|\bgroups?\b(?! \(| of patients)|\b(?:excluded|reviewed|independent|respectively|died|occurred)\b/iu;

function readUnits(sentence: PaperSentence): string | undefined {
  const match = ENROLLED.exec(sentence.text);
  const stretch = match?.[1];
  if (
    !match ||
    stretch === undefined ||
    !STUDIED.test(sentence.text) ||
    IS_PART.test(sentence.text)
  )
    return undefined;
  const from = sentence.text.indexOf(stretch, match.index);
  const name = nameIn(sentence, from, from + stretch.length);
  return name !== undefined &&
    !/\d{2}|^(?:numbers?|groups?) of|^(?:fe)?males? and\b|^(?:adults|females|males|specimens|individuals|larvae|participants|patients|samples|women|men|children|plots|villages|female mosquitoes|respondents)$|\b(?:male|female) patients\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b|presentation$|individuals$|individuals from|^enrolled|sufficient|\bboth\b|\b(?:minutes?|hours?|days?|sessions?|total|hundred|thousand|died|samples|sequences)\b/iu.test(
      name,
    )
    ? name
    : undefined;
}
