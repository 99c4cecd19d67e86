import type { EffectVerb } from './effect-verbs.js';

const ADVERBS = String.raw`(?:(?:also|not only|only|in part|at least in part|partly|partially|directly|indirectly|strongly|closely|significantly|causally|positively|negatively|inversely|independently|largely|mainly|primarily|entirely|solely|often|further|therefore|thus|either|still|particularly|especially|critically|potentially|jointly|then|perhaps|possibly|simply|\p{L}+ly) )*`;
const BE = String.raw`(?:be|is|are|was|were|been|being|prove|proves|proved) ${ADVERBS}`;
const HAVE = String.raw`(?:have|has|had|exert|exerts|exerted) `;
const PLAY = String.raw`(?:play|plays|played|playing) `;
const SOME = String.raw`(?:(?:an?|the|any|some) )?(?:(?!\b(?:no|little)\b)[\p{L}-]+ ){0,3}?`;

/** "is a key …", "acts as the …". */
const AS = String.raw`(?:${BE}(?:(?:considered|regarded|viewed|seen) (?:as |to be )?)?|(?:acts?|acted|acting|functions?|serves?|served|serving) ${ADVERBS}as )(?:one of the|an?|the|one) (?:(?!\b(?:no|not)\b)[\p{L}-]+ ){0,3}?`;

/** Verbs with their prepositions, from the start of the verb group on. */
const GROUPS: readonly (readonly [string, EffectVerb])[] = [
  [
    String.raw`(?:${BE})?(?:depends?|depended|dependent) ${ADVERBS}(?:up)?on`,
    { direction: 'changes', isReversed: true },
  ],
  [
    String.raw`${BE}(?:due|attributable|attributed|ascribed|credited|secondary) ${ADVERBS}to`,
    { direction: 'changes', isReversed: true },
  ],
  [
    String.raw`(?:${BE})?(?:results?|resulted|resulting|arises?|arising|stems?) ${ADVERBS}from`,
    { direction: 'changes', isReversed: true },
  ],
  [
    String.raw`${BE}(?:caused|triggered|induced|driven|promoted|enhanced|increased|stimulated|accelerated|activated|initiated|elicited|evoked|exacerbated|upregulated|up-regulated) ${ADVERBS}by`,
    { direction: 'raises', isReversed: true },
  ],
  [
    String.raw`${BE}(?:reduced|decreased|inhibited|suppressed|prevented|blocked|attenuated|lowered|limited|impaired|inactivated|repressed|downregulated|down-regulated|delayed) ${ADVERBS}by`,
    { direction: 'lowers', isReversed: true },
  ],
  [
    String.raw`${BE}(?:explained|affected|influenced|modulated|regulated|altered|modified|determined|controlled|shaped|governed|impacted|disrupted|mediated|constrained) ${ADVERBS}by`,
    { direction: 'changes', isReversed: true },
  ],
  [String.raw`${BE}related ${ADVERBS}to`, { direction: 'associated', explainsIfHedged: true }],
  [
    String.raw`${BE}(?:associated|correlated|linked|related|connected) ${ADVERBS}(?:with|to)`,
    { direction: 'associated' },
  ],
  [
    String.raw`${BE}(?:an?|the) (?:[\p{L}-]+ ){0,2}?(?:results?|consequences?|manifestations?) of`,
    { direction: 'changes', isReversed: true },
  ],
  [
    String.raw`${BE}(?:(?:more|most|very|also|highly) )?(?:effective|efficacious) against`,
    { direction: 'lowers' },
  ],
  [
    String.raw`${BE}(?:(?:more|most|very|also|highly) )?(?:effective|efficacious|useful) (?:for|in)`,
    { direction: 'changes' },
  ],
  [String.raw`(?:aids?|aided|assists?|assisted) ${ADVERBS}in`, { direction: 'changes' }],
  [
    String.raw`(?:takes? part|took part|participates?|participated) ${ADVERBS}in`,
    { direction: 'changes' },
  ],
  [
    String.raw`${HAVE}an? ${ADVERBS}(?:increased|higher|greater|elevated) (?:risk|likelihood|probability|incidence|prevalence|rate) (?:of|for)`,
    { direction: 'raises' },
  ],
  [
    String.raw`${HAVE}an? ${ADVERBS}(?:decreased|lower|reduced|smaller) (?:risk|likelihood|probability|incidence|prevalence|rate) (?:of|for)`,
    { direction: 'lowers' },
  ],
  [String.raw`(?:correlates?|correlated) ${ADVERBS}with`, { direction: 'associated' }],
  [String.raw`(?:coincides?|coincided) ${ADVERBS}with`, { direction: 'associated' }],
  [String.raw`relates? ${ADVERBS}to`, { direction: 'associated' }],
  [String.raw`${BE}(?:involved|implicated|instrumental) ${ADVERBS}in`, { direction: 'changes' }],
  [
    String.raw`${BE}(?:(?:more|most|very|quite|equally) )?(?:important|essential|necessary|required|critical|crucial|key|vital|central|needed|responsible|sufficient|liable|accountable|conducive) ${ADVERBS}(?:for|to|in)`,
    { direction: 'changes' },
  ],
  [
    String.raw`${BE}(?:(?:more|most) )?(?:beneficial|harmful|detrimental|deleterious) ${ADVERBS}(?:for|to)`,
    { direction: 'changes' },
  ],
  [
    String.raw`${BE}(?:(?:considered|regarded|viewed|seen) (?:as |to be )?)?(?:an?|the|one) (?:(?!\b(?:no|not)\b)[\p{L}-]+ ){0,3}?(?:risk factor|risk factors|predictor|predictors|predisposition|marker|biomarker|correlate) (?:of|for|to)`,
    { direction: 'associated' },
  ],
  [
    String.raw`(?:${BE}(?:used|useful|employed|considered|regarded|applied|evaluated|validated) as|serves? as|served as|acts? as|acted as|functions? as|represents?|represented) (?:(?:an?|the) )?(?:(?!\b(?:no|not)\b)[\p{L}-]+ ){0,3}?(?:risk factors?|predictors?|(?:bio)?markers?|indicators?|correlates?) (?:of|for|to|in)`,
    { direction: 'associated' },
  ],
  [
    String.raw`${HAVE}(?:(?:an?|some|high|good|great) )?(?:(?!\b(?:no|little|not)\b)[\p{L}-]+ ){0,2}?(?:diagnostic|prognostic|predictive) (?:[\p{L}-]+ )?(?:value|potential|utility|significance|performance) (?:for|in|of)`,
    { direction: 'associated' },
  ],
  [
    String.raw`${AS}(?:causes?|reasons?|driver|determinant|regulator|modulator|mediator|source) (?:of|for)`,
    { direction: 'changes' },
  ],
  [
    String.raw`${AS}(?:trigger|inducer|activator|elicitor|enhancer|stimulator) (?:of|for)`,
    { direction: 'raises' },
  ],
  [String.raw`${AS}(?:inhibitor|suppressor|repressor|blocker) (?:of|for)`, { direction: 'lowers' }],
  [
    String.raw`${AS}(?:candidates?|treatments?|therap(?:y|ies)|targets?|measures?|remed(?:y|ies)|options?) (?:for|against)`,
    { direction: 'changes', needsHedge: true },
  ],
  [String.raw`${AS}(?:barriers?|obstacles?|impediments?) to`, { direction: 'lowers' }],
  [
    String.raw`${AS}(?:stimulus|trigger|factor|force|event|mechanism|process) (?:driving|causing|triggering|promoting|underlying)`,
    { direction: 'changes' },
  ],
  [String.raw`${AS}contributors? to`, { direction: 'changes' }],
  [String.raw`${AS}(?:factor|player|element|component) (?:in|for)`, { direction: 'changes' }],
  [
    String.raw`${BE}(?:(?:an?|the) )?(?:(?!\b(?:no|not|to)\b)[\p{L}-]+ ){0,3}?(?:genes?|proteins?|factors?|enzymes?|receptors?|regulators?|compounds?|mechanisms?|pathways?|locus|loci|elements?|components?) (?:regulating|controlling|affecting|influencing|determining|governing|underlying|involved in|responsible for|that (?:may )?(?:regulates?|controls?|underl(?:ies|ie)|affects?|determines?|contributes? to))`,
    { direction: 'changes' },
  ],
  [
    String.raw`(?:${PLAY}|${HAVE})${SOME}(?:role|roles|part|function) (?:in|for|during|upstream of|downstream of)`,
    { direction: 'changes', needsProcess: true },
  ],
  [
    String.raw`${HAVE}${SOME}(?:effects?|impacts?|influence|consequences?) (?:on|upon|for)`,
    { direction: 'changes' },
  ],
  [
    String.raw`(?:${BE})?(?:contribut(?:e|es|ed|ing)) ${ADVERBS}(?:to|towards?)`,
    { direction: 'changes' },
  ],
  [
    String.raw`(?:makes?|made|making) ${SOME}contributions? (?:to|towards?)`,
    { direction: 'changes' },
  ],
  [String.raw`(?:leads?|led|leading) ${ADVERBS}to`, { direction: 'raises' }],
  [String.raw`(?:results?|resulted) ${ADVERBS}in`, { direction: 'raises' }],
  [String.raw`(?:accounts?|accounted) ${ADVERBS}for`, { direction: 'changes' }],
  [String.raw`(?:protects?|protected) ${ADVERBS}(?:against|from)`, { direction: 'lowers' }],
  [String.raw`(?:interferes?|interfered|interfering) ${ADVERBS}with`, { direction: 'changes' }],
];

const PATTERNS = GROUPS.map(([source, effect]) => ({
  // Blanks stand where a parenthesis was.
  pattern: new RegExp(String.raw`\b${source.replaceAll(' ', String.raw`\s+`)}(?=\s)`, 'giu'),
  effect,
}));

/** A verb with its preposition in a text, with offsets into it. */
interface VerbGroup extends EffectVerb {
  readonly start: number;
  readonly end: number;
}

/** Finds verbs with prepositions that state an effect, in the order of the text. */
export const findVerbGroups = (text: string): readonly VerbGroup[] =>
  PATTERNS.flatMap(({ pattern, effect }) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
      ...effect,
      start: index,
      end: index + match.length,
    })),
  ).sort((one, other) => one.start - other.start);
