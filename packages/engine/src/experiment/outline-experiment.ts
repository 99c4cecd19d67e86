import type { DesignOutline, ExperimentDesign, Hypothesis } from '@spinout/api-client';
import { fill } from '@spinout/domain/text';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { outlineMessages as messages } from './outline.messages.js';
import type { StudyChoices } from './paper-choices/find-choices.js';
import type { OwnStudy } from './paper-choices/find-own-study.js';
import type { SentenceChoice } from './paper-choices/sentence-choices.js';
import type { FoundKind } from './study-kind.js';
import { studyKindTexts } from './study-kind.messages.js';

export type MissingPart = DesignOutline['missing'][number];

/** What is known of a study that cannot be planned in full yet. */
export interface OutlineParts {
  /** What must be decided, at least one part; not asked of work that compares and measures nothing. */
  readonly missing: readonly MissingPart[];
  /** What the hypothesis names. */
  readonly named: { readonly factor?: string | undefined; readonly outcome?: string | undefined };
  readonly choices: StudyChoices;
  /** How such a study is done. @default nothing says it */
  readonly kind?: FoundKind | undefined;
}

/** Work that compares and measures nothing. */
const WITHOUT_COMPARISON: ReadonlySet<FoundKind['kind']> = new Set(['proof', 'essay']);

/** The contract needs a number; nothing shows it for an outline. */
const UNPLANNED_SIZE = 1;
/** More than the longest passage that is offered to start from. */
const MAX_QUOTED = 600;
const joined = new Intl.ListFormat('en-US');

/**
 * An outline in place of a design: what is not named yet, with the choices that sentence and papers offer, and the steps of its kind
 * of study. It plans no size, no time and no money.
 */
export function outlineExperiment(
  { statement, title }: Pick<Hypothesis, 'statement' | 'title'>,
  parts: OutlineParts,
  { now }: Pick<EngineDependencies, 'now'>,
): ExperimentDesign {
  const { missing, named, choices, kind } = parts;
  const texts = kind && studyKindTexts[kind.kind];
  const factor = describe(named.factor, choices.factors);
  const outcome = describe(named.outcome, choices.outcomes);
  const units = describe(undefined, choices.units);
  const { headings } = messages;
  const toDecide = joined.format(missing.map((part) => messages.missing[part]));
  const isSet = named.factor !== undefined && named.outcome !== undefined;
  // A person who names both wants to compare something, whatever the paper does.
  const isCompared = isSet || kind === undefined || !WITHOUT_COMPARISON.has(kind.kind);
  const methodology = [
    isCompared ? fill(messages.opening, { missing: toDecide }) : messages.openingWithoutComparison,
    fill(messages.sentence, { sentence: quoted(statement || title) }),
    choices.aim === undefined ? '' : fill(messages.aim, { aim: choices.aim }),
    ...(isCompared
      ? [
          `${headings.factor}${factor}`,
          `${headings.outcome}${outcome}`,
          `${headings.units}${units}`,
        ]
      : []),
    ...quoteStudy(choices.study),
    choices.either.length === 0 ? '' : fill(messages.either, { names: quote(choices.either) }),
    kind && texts
      ? fill(kind.from === 'paper' ? messages.kindFromPaper : messages.kindFromSentence, {
          kind: texts.name,
        })
      : '',
    isCompared
      ? `${texts?.size ?? (isSet ? messages.sizeForUnits : messages.size)} ${messages.later}`
      : (texts?.size ?? ''),
  ]
    .filter(Boolean)
    .join('\n');
  return {
    family: { id: 'outline', label: messages.label },
    methodology,
    sampleSize: UNPLANNED_SIZE,
    duration: messages.duration,
    budget: 0,
    controls: [...(texts?.controls ?? [messages.control])],
    equipment: [],
    variables: {
      independent: isCompared ? [capitalized(factor)] : [],
      dependent: isCompared ? [capitalized(outcome)] : [],
      controlled: [],
    },
    // Only a trial assigns what it studies; any other study may find it as it is.
    ...(kind?.kind !== 'trial' && { factor_role: 'open' as const }),
    timeline: (texts?.steps ?? messages.phases).map(([phase, description]) => ({
      phase,
      duration: '',
      description: fill(description, { missing: toDecide }),
    })),
    ...(isCompared && { duration_basis: messages.durationBasis }),
    outline: {
      missing: isCompared ? [...missing] : [],
      factor: named.factor,
      outcome: named.outcome,
      factors: choices.factors.map(toChoice),
      outcomes: choices.outcomes.map(toChoice),
      units: choices.units.map(toChoice),
      either: choices.either.map(toChoice),
    },
    source: { origin: 'computed', by: messages.by, at: now().toISOString() },
  };
}

/** What the paper says of its own study, each word for word. */
const quoteStudy = (study: OwnStudy = {}): readonly string[] =>
  (['units', 'groups', 'measure'] as const).flatMap((part) => {
    const quote = study[part];
    return quote === undefined ? [] : [fill(messages.study[part], { quote })];
  });

const toChoice = ({ text, evidence }: SentenceChoice) => ({ text, evidence });

/** "bZIPs" keeps its letters. */
const capitalized = (text: string): string =>
  /^\p{Ll}{1,2}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

const quote = (choices: readonly SentenceChoice[]): string =>
  joined.format(choices.map(({ text }) => `“${text}”`));

/** A part that is named, or the choices for it. */
function describe(name: string | undefined, choices: readonly SentenceChoice[]): string {
  if (name !== undefined) return fill(messages.named, { name });
  const inSentence = choices.filter(({ isInSentence }) => isInSentence);
  const inPaper = choices.filter(({ isInSentence }) => !isInSentence);
  if (choices.length === 0) return messages.toDecide;
  if (inPaper.length === 0) return fill(messages.fromSentence, { names: quote(inSentence) });
  return inSentence.length === 0
    ? fill(messages.fromPaper, { names: quote(inPaper) })
    : fill(messages.fromBoth, { names: quote(inSentence), others: quote(inPaper) });
}

const quoted = (text: string): string => {
  const plain = text.replace(/\s+/gu, ' ').trim();
  return plain.length > MAX_QUOTED
    ? `${plain.slice(0, MAX_QUOTED).replace(/(?<!\s)\s+\S*$/u, '')} …`
    : plain;
};
