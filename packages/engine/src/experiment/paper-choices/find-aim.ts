import type { ReadSource } from '../../hypotheses/read-source.js';

const SECTIONS: ReadonlySet<string> = new Set(['abstract', 'introduction', 'body']);
const MIN_CHARACTERS = 50;
const MAX_CHARACTERS = 320;

/** "The aim of this study was to …" */
const AIM =
  /(?<!\b(?:whose|their|his|her|an?) (?:[\p{L}-]+ )?)\b(?:aims?|objectives?|purpose|goal) (?:of (?:this|the|our|the present|the current) (?:study|work|paper|review|trial|research|article|investigation) )?(?:was|were|is|are) (?:to|the)\b/iu;
/** "Here we examined …", which may be a step where it stands in the body. */
const DID =
  /\b(?:this|the present|the current|our) (?:study|paper|work|review|trial|article) (?:aims?|aimed|sought|set out|was designed|was conducted|was undertaken|was carried out|investigates|investigated|examines|examined|evaluates|evaluated|assesses|assessed|compares|compared)\b|\b(?:in this (?:study|paper|work|article|review)|here|herein),? we (?:aim(?:ed)?|seek|sought|set out|asks?|asked|investigate[ds]?|examined?|tests?|tested|evaluated?|assess(?:ed)?|compared?|explored?|study|studied|determined?) (?!that\b)/iu;
const OTHERS =
  /\bet al\b|\[\d|\(\d{4}|\?$|\d[−–-]\d+ |\.\d+(?:[−–,]\d+)* |^.{0,40}\breport (?:the|our) results\b/u;

const isQuotable = (text: string): boolean =>
  text.length >= MIN_CHARACTERS && text.length <= MAX_CHARACTERS && !OTHERS.test(text);

/** The sentence in which a paper says what it set out to do, word for word; undefined where none plainly does. */
export const findAim = ({ sentences }: ReadSource): string | undefined => {
  const own = sentences.filter(({ section, text }) => SECTIONS.has(section) && isQuotable(text));
  const found =
    own.find(({ text }) => AIM.test(text)) ??
    own.find(({ section, text }) => section !== 'body' && DID.test(text));
  // The mark of a citation of the sentence before.
  return found?.text.replace(/^\d{1,3} /u, '').replace(/\s+/gu, ' ');
};
