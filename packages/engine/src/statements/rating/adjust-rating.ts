import type { QuestionForm } from '../question-forms.js';

interface Wording {
  readonly cue: RegExp;
  /** Change of the log-odds. */
  readonly change: number;
  /** Whether it counts only for sentences that are in no known form, or that call for a study. */
  readonly only?: 'noForm' | 'call';
}

const STUDY =
  '(?:stud(?:y|ies)|research|works?|investigations?|experiments?|trials?|analys[ei]s|validation|exploration|attention|clarification|testing|tests?|confirmation|evaluation|assessment|examination|characteri[sz]ation|elucidation|observation)';
const FOUND_OUT =
  '(?:determined|examined|tested|investigated|clarified|assessed|established|explored|addressed|evaluated|elucidated|confirmed|verified|identified|quantified|characteri[sz]ed|studied|compared|analy[sz]ed|resolved|unravel+ed|validated|probed)';

const WORDINGS: readonly Wording[] = [
  // "The circulation in wild birds calls for further investigation"
  {
    cue: new RegExp(
      String.raw`\b(?:requires?|needs?|warrants?|deserves?|merits?|calls? for|awaits?|demands?|(?:subject|topic|matter|area) (?:for|of)) (?:[\p{L}-]+ ){0,2}?(?:further|additional|more|future|closer|deeper|detailed) (?:[\p{L}-]+ ){0,3}?${STUDY}\b`,
      'iu',
    ),
    change: 0.7,
    only: 'noForm',
  },
  // "may be an option", "might be a source of": a use, not a question
  {
    cue: /\b(?:may|might|could|can) (?:\p{L}+ )?(?:be|represent|constitute|become|provide|offer|serve as) (?:an? |the )?(?:[\p{L}-]+ ){0,4}(?:techniques?|methods?|options?|tools?|sources? of|alternatives?|strategy|strategies|approach(?:es)?|avenues?|choice|platforms?)\b/iu,
    change: -0.8,
    only: 'noForm',
  },
  // "Future work should also collect cores from deeper layers"
  {
    cue: new RegExp(
      String.raw`\b(?:future|further|additional|subsequent) (?:[\p{L}-]+ ){0,3}?${STUDY} (?:\p{L}+ )?(?:should|could|may|might|must|need)\b`,
      'iu',
    ),
    change: 0.4,
    only: 'noForm',
  },
  // "This must be confirmed"
  {
    cue: new RegExp(
      String.raw`\b(?:should|must|ought to|needs? to|has to|have to) be (?:[\p{L}-]+ ){0,2}${FOUND_OUT}\b`,
      'iu',
    ),
    change: 0.6,
    only: 'noForm',
  },
  // "Direct assessments of the relation between A and B are critically needed"
  {
    cue: new RegExp(
      String.raw`\b${STUDY} (?:of|on|into|with|between)\b.* (?:is|are) (?:\p{L}+ )?(?:critically|urgently|still|clearly|therefore|also|badly) (?:needed|required|warranted)\b`,
      'iu',
    ),
    change: 0.4,
    only: 'noForm',
  },
  // "A better understanding of whether lakes recover would be valuable"
  {
    cue: /\b(?:better|deeper|improved) understanding of (?:if|whether|how|where|when|which|what)\b/iu,
    change: 0.7,
    only: 'noForm',
  },
  // "Whether the strain spreads to other organs …"
  { cue: /^(?:\p{L}+, )?(?:whether|how)\b/iu, change: 0.6, only: 'noForm' },
  {
    cue: /\b(?:is|are) (?:still |currently |as yet |at present |presently |largely )*(?:unknown|unclear|not (?:yet |entirely |fully |completely )?(?:known|clear|understood))\b/iu,
    change: 0.7,
    only: 'noForm',
  },
  // "We propose that", "possibly": the authors themselves say that they suppose.
  {
    cue: /\bwe (?:\p{L}+ )?(?:propose|speculated?|hypothesi[sz]e|postulate|suspect)\b/iu,
    change: 0.35,
    only: 'noForm',
  },
  { cue: /\b(?:possibly|perhaps)\b/iu, change: 0.5, only: 'noForm' },
  // What is good for practice, and what people should look at.
  {
    cue: /\b(?:useful|valuable|promising|helpful|clinicians?|physicians?|practitioners?|policy-?makers?|policy|policies|authorities|governments?|stakeholders|decision-?makers|aware|awareness|caution|vigilan\p{L}+)\b/iu,
    change: -0.3,
    only: 'noForm',
  },
  // Why this study differs from others
  {
    cue: /\b(?:discrepanc(?:y|ies)|inconsistenc(?:y|ies)|disagreements?|disparit(?:y|ies)|differences? between (?:our|the present))\b.*\b(?:may|might|could|can|probably|likely)\b/iu,
    change: -0.4,
    only: 'noForm',
  },
  { cue: /\b(?:unlikely|improbable)\b/iu, change: -0.4, only: 'noForm' },
  // "we hypothesized that": what the study tested
  { cue: /\bwe (?:\p{L}+ )?hypothesi[sz]ed\b/iu, change: -0.4, only: 'noForm' },
  // "to determine whether shade …", "the effect of shade on …": says what to vary or to find out
  {
    cue: /\b(?:whether|which|how|if|(?:effects?|impact|influence) of)\b/iu,
    change: 0.35,
    only: 'call',
  },
  // A mechanism without a name
  {
    cue: /\b(?:exact|precise|underlying|detailed|specific|molecular) (?:molecular |biological |regulatory |underlying )?mechanisms?\b|\bfully understand\b/iu,
    change: -0.4,
  },
  // "whether the enzymes bend", "encoded by D": which ones only the paper says
  {
    cue: /\b(?:that|perhaps|whether|if|how) the (?:enzymes|proteins|genes|compounds|drugs|viruses|residues|mutants|animals) (?!of\b|with|in\b|that\b|from\b|encod|at\b|on\b|for\b|involved)\p{L}+/iu,
    change: -0.4,
  },
  { cue: /\bthis (?:goal|aim|purpose|objective)\W*$/iu, change: -0.25 },
  { cue: /\b(?:by|of) [D-HJ-Z](?=[,;]| (?:is|are|was|may|could)\b)/u, change: -0.4 },
];

/** A statement that a work of others supports. */
const CITED_AT_END =
  /(?:\[[\d,–\- ]+\]|\([^()]*(?:19|20)\d\d[a-z]?\)|\((?:\d{1,3}(?:[,–-] ?)?)+\))\.?$/u;
/** The authors' own idea, which the cited work only supports. */
const OWN_IDEA =
  /\b(?:we|our|ours|here|th(?:is|e present|e current) (?:study|work|trial|paper)|these (?:results|findings|data|observations)|not (?:yet )?(?:been )?(?:tested|studied|examined|measured|known|clear|understood)|unclear|unknown|should|needs?|will (?:also )?be|it (?:may|might|could) be that|(?:may|might|could) (?:also )?(?:reflect|explain|account for|be (?:due to|explained|a reflection))|whether|possib\p{L}+|plausib\p{L}+|conceivabl\p{L}+|perhaps|presumabl\p{L}+|speculat\p{L}+|hypothes\p{L}+|suggest(?:s|ing)?)\b/iu;
const CITED_FROM_OTHERS = -0.5;

/**
 * Changes the rating of a sentence by wordings that the fitted weights know too little of. The changes were chosen on the
 * labeled sentences, see ADR 0018.
 */
export function adjustRating(rating: number, text: string, form: QuestionForm | undefined): number {
  const kind = form ?? 'noForm';
  const isWeak = form === undefined || form === 'supposition';
  const change =
    WORDINGS.filter(({ cue, only }) => (!only || only === kind) && cue.test(text)).reduce(
      (sum, wording) => sum + wording.change,
      0,
    ) + (isWeak && CITED_AT_END.test(text) && !OWN_IDEA.test(text) ? CITED_FROM_OTHERS : 0);
  if (change === 0) return rating;
  const odds = (rating / (1 - rating)) * Math.exp(change);
  return odds / (1 + odds);
}
