import type { TermGraph } from './co-occurrence.js';
import { counted, discoveryMessages as messages, fillIn } from './discovery.messages.js';
import type { Link } from './links.js';
import { formatTerm } from '../library/term-phrase.js';
import type { Pattern } from './patterns.js';
import type { Source } from './sources.js';
import { phraseKey } from './tokens.js';
import { atStart } from './wording.js';

/** The three terms as written in a sentence. */
export interface LinkWords {
  readonly a: string;
  readonly b: string;
  readonly c: string;
}

const MAX_METHODS = 4;
const MAX_METHODS_IN_STEP = 2;
/** Methods that only gather or order what others did cannot test a hypothesis. */
const NO_TEST =
  /\b(?:review|algorithm design|theory|theoretical|essay|perspective|commentary|survey paper|benchmarking)\b/i;

const evidenceSources = ({ ab, bc }: Link): readonly Source[] => [
  ...new Set([...ab.slice(0, 2), ...bc.slice(0, 2)].map(({ passage }) => passage.source)),
];

/**
 * Methods of the sources that a link rests on; of uploaded papers those that the library knows by name. Where they name
 * none, the design that the hypothesis itself asks for.
 */
export function methodsOf(link: Link, sources: readonly Source[]): readonly string[] {
  const names = new Set(sources.flatMap(({ methods }) => methods));
  const perSource = evidenceSources(link).map((source) =>
    source.kind === 'uploaded' ? methodsNamedIn(source, names) : source.methods,
  );
  const rounds = Array.from({ length: MAX_METHODS }, (_, index) =>
    perSource.flatMap((methods) => methods[index] ?? []),
  );
  const named = [...new Set(rounds.flat())]
    .filter((name) => !NO_TEST.test(name))
    .slice(0, MAX_METHODS);
  if (named.length > 0) return named;
  return [COMPARISONS[link.pattern] ? messages.methodComparison : messages.methodExperiment];
}

const methodsNamedIn = ({ pages }: Source, names: ReadonlySet<string>): readonly string[] => {
  const text = ` ${pages.map((page) => phraseKey(page.text)).join(' ')} `;
  return [...names].filter((name) => text.includes(` ${phraseKey(name)} `)).slice(0, MAX_METHODS);
};

const CONCLUSIONS: Readonly<Record<Pattern, string>> = {
  influence: messages.mayInfluence,
  modify: messages.mayModify,
  tell: messages.mayTell,
  'tell-back': messages.mayTellBack,
  affect: messages.mayAffect,
  predict: messages.mayPredict,
  study: messages.mayStudy,
  measure: messages.mayMeasure,
  combine: messages.mayCombine,
  'combine-ends': messages.mayCombineEnds,
  improve: messages.mayImprove,
};

const REFUTATIONS: Readonly<Record<Pattern, string>> = {
  influence: messages.refuteInfluence,
  modify: messages.refuteModify,
  tell: messages.refuteTell,
  'tell-back': messages.refuteTellBack,
  affect: messages.refuteInfluence,
  predict: messages.refutePredict,
  study: messages.refuteStudy,
  measure: messages.refuteMeasure,
  combine: messages.refuteCombine,
  'combine-ends': messages.refuteCombineEnds,
  improve: messages.refuteImprove,
};

/** The conclusion that follows if both links hold. */
export const conclusionOf = ({ pattern }: Link, words: LinkWords): string =>
  fillIn(CONCLUSIONS[pattern], { ...words, A: atStart(words.a) });

/** What observation would refute the hypothesis. */
export const refutationOf = ({ pattern }: Link, words: LinkWords): string =>
  fillIn(REFUTATIONS[pattern], { ...words });

/** What a comparison of methods is about, and which two things it puts together. */
type Comparison = readonly [target: keyof LinkWords, one: keyof LinkWords, other: keyof LinkWords];

const COMPARISONS: Partial<Record<Pattern, Comparison>> = {
  predict: ['c', 'a', 'b'],
  study: ['c', 'a', 'b'],
  measure: ['c', 'a', 'b'],
  combine: ['c', 'a', 'b'],
  'combine-ends': ['b', 'a', 'c'],
  improve: ['c', 'a', 'b'],
};

/** Concrete steps from reading the evidence to a test that can fail. */
export function nextStepsOf(
  link: Link,
  words: LinkWords,
  methods: readonly string[],
  searched: number,
): string[] {
  const [first, second] = [
    link.ab[0]?.passage.source.label ?? '',
    link.bc[0]?.passage.source.label ?? '',
  ];
  const named = methods.slice(0, MAX_METHODS_IN_STEP).map(formatTerm).join(' and ');
  const comparison = COMPARISONS[link.pattern];
  const slots = {
    ...words,
    first,
    second,
    searched: counted(messages.sources, searched),
    methods: named === '' ? '' : fillIn(messages.withMethods, { methods: named }),
    target: words[comparison?.[0] ?? 'c'],
    one: words[comparison?.[1] ?? 'a'],
    other: words[comparison?.[2] ?? 'b'],
  };
  const test = comparison
    ? [messages.stepModelData, messages.stepModelCompare, messages.stepModelRepeat]
    : [messages.stepVary, messages.stepMeasure, messages.stepBlock];
  return [messages.stepRead, messages.stepSearch, ...test, messages.stepDecide].map((step) =>
    fillIn(step, slots),
  );
}

const BROAD_FIELDS = 3;
const BROAD_SOURCES = 8;
const MODERATE_SOURCES = 4;

/**
 * An estimate by how widely the sources name A or C: broad from 8 sources or 3 fields on, moderate from 4 sources or
 * 2 fields on, else focused.
 */
export function impactOf({ a, c }: Link, words: LinkWords, graph: TermGraph): string {
  const holders = [...new Set([...graph.sourcesOf(a), ...graph.sourcesOf(c)])];
  const fields = new Set(holders.flatMap(({ category }) => category ?? [])).size;
  const level =
    holders.length >= BROAD_SOURCES || fields >= BROAD_FIELDS
      ? messages.impactBroad
      : holders.length >= MODERATE_SOURCES || fields > 1
        ? messages.impactModerate
        : messages.impactFocused;
  const basis = fillIn(messages.impactBasis, {
    a: words.a,
    c: words.c,
    sources: String(holders.length),
    searched: counted(messages.sourcesSearched, graph.sources.length),
    fields: counted(messages.fields, Math.max(1, fields)),
  });
  return `${level} ${basis}`;
}

const PEOPLE =
  /\b(?:clinical|patients?|trials?|volunteers?|cohorts?|participants?|psychophysics|survey)\b/i;
const SPACE =
  /\b(?:satellites?|telescopes?|spacecraft|missions?|rovers?|orbit|planets?|spaceflight)\b/i;
const LIVING =
  /\b(?:mouse|mice|rats?|animals?|in vivo|cells?|organoids?|tumou?rs?|bacteri\w+|plants?|neurons?|brain|tissue|yeast|viral|virus)\b/i;

/** An estimate by the hardest work that the evidence points to: people, space, living systems, computation, bench. */
export function timelineOf(link: Link, methods: readonly string[]): string {
  const text = [
    ...methods,
    ...[link.ab[0], link.bc[0]].map((coMention) => coMention?.passage.text ?? ''),
  ].join(' ');
  if (COMPARISONS[link.pattern] && link.a.kind !== 'measurement') return messages.timelineComputed;
  if (PEOPLE.test(text)) return messages.timelinePeople;
  if (SPACE.test(text)) return messages.timelineSpace;
  if (LIVING.test(text)) return messages.timelineLiving;
  return messages.timelineBench;
}
