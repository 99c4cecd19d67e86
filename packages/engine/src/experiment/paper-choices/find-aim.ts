import type { ReadSource } from '../../hypotheses/read-source.js';
import type { PaperSentence } from '../../statements/statement.types.js';

const SECTIONS: ReadonlySet<string> = new Set(['abstract', 'introduction', 'body']);
const MIN_CHARACTERS = 50;
const MAX_CHARACTERS = 320;

const OWN = String.raw`(?:this|our|the(?: present| current)?) (?:[\p{L}-]+ )?(?:study|work|paper|review|trial|research|article|investigation|analysis|survey|project|essay)`;
const GOAL = String.raw`(?:aims?|objectives?|purposes?|goals?)`;
/**
 * "The aim of this study was to …", "Our main objective was to …" and, where a sentence or a part of an abstract begins with it,
 * "The aim was to …": elsewhere it is the aim of anyone.
 */
const AIM = new RegExp(
  [
    String.raw`\b${GOAL} (?:of|in|behind) ${OWN} (?:was|were|is|are) (?:to|the)\b`,
    String.raw`\bour (?:[\p{L}-]+ )?${GOAL} (?:was|were|is|are) (?:to|the)\b`,
    String.raw`^(?:[\p{Lu}][\p{L} ]{2,30}[:.] ?)?(?:(?:thus|therefore|hence|accordingly),? )?the (?:(?:main|primary|specific|general|overall|principal) )?${GOAL} (?:was|were) (?:to|the)\b`,
    String.raw`^(?:\p{Lu}[\p{L}/ ]{2,30}[:.] ?)?this (?:[\p{L}-]+ )?${GOAL} (?:was|is) to\b`,
  ].join('|'),
  'iu',
);
/** "Here we examined …", which may be a step where it stands in the body. */
const DID =
  /\b(?:this|the present|the current|our) (?:study|paper|work|review|trial|article) (?:aims?|aimed|sought|set out|was designed|was conducted|was undertaken|was carried out|investigates|investigated|examines|examined|evaluates|evaluated|assesses|assessed|compares|compared)\b|\b(?:in this (?:study|paper|work|article|review)|here|herein),? we (?:aim(?:ed)?|seek|sought|set out|asks?|asked|investigate[ds]?|examined?|tests?|tested|evaluated?|assess(?:ed)?|compared?|explored?|study|studied|determined?) (?!that\b)/iu;
const OTHERS =
  /\bet al\b|\[\d|\(\d{4}|\?$|\d[−–-]\d+ |\.\d+(?:[−–,]\d+)* |^.{0,40}\breport (?:the|our) results\b/u;

/** The mark of a citation of the sentence before. */
const CITATION = /^\d{1,3} /u;

const isQuotable = (text: string): boolean =>
  text.length >= MIN_CHARACTERS && text.length <= MAX_CHARACTERS && !OTHERS.test(text);

/** The sentence in which a paper says what it set out to do; undefined where none plainly does. */
export const findAimSentence = ({ sentences }: ReadSource): PaperSentence | undefined => {
  const own = sentences.filter(({ section, text }) => SECTIONS.has(section) && isQuotable(text));
  return (
    own.find(({ text }) => AIM.test(text)) ??
    own.find(({ section, text }) => section !== 'body' && DID.test(text))
  );
};

/** What a paper set out to do, word for word; undefined where no sentence plainly says it. */
export const findAim = (read: ReadSource): string | undefined =>
  findAimSentence(read)?.text.replace(CITATION, '').replace(/\s+/gu, ' ');
