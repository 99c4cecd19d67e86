import { NO_HYPOTHESIS_TITLE } from '@spinout/api-client';

/** Texts of a hypothesis around the terms and quotes of the sources. */
export const discoveryMessages = {
  title: '{A} and {c}, linked by {b}',
  uploadedSource: 'your paper “{title}”',
  librarySource: 'our summary of {citation}',
  stated: '{one} and {other} are linked, according to {source}.',
  mentioned: '{one} and {other} are mentioned together in {source}.',
  mayInfluence: '{A} may influence {c} through {b}.',
  mayModify: '{A} may change the effect of {b} on {c}.',
  mayTell: '{A} may change what {b} can show about {c}.',
  mayTellBack: '{A} may change what {c} can show about {b}.',
  mayAffect: '{A} may affect {c} through {b}.',
  mayPredict: '{A} may help predict {c} through {b}.',
  mayStudy: '{A} may help study {c} through {b}.',
  mayMeasure: '{A} may help measure {c} through {b}.',
  mayCombine: '{A} combined with {b} may help study {c}.',
  mayCombineEnds: '{A} combined with {c} may help study {b}.',
  mayImprove: '{A} may improve {c} through {b}.',

  factorFirst: 'Sources for the first link',
  factorSecond: 'Sources for the second link',
  factorRelation: 'How clearly the sources state the links',
  factorSpecific: 'How specific the three terms are',
  factorFit: 'Fit of the sources to the topic and to each other',
  factorAbsence: 'How thoroughly the missing direct link was checked',
  basis:
    'The first link is based on {ab} and the second on {bc}; no sentence in the {searched} names both {a} and {c}. Confidence measures how well these sources support the two links. It is not the probability that the hypothesis is true.',
  basisMissing: '{missing} of the requested papers could not be found and were not used.',
  basisNone: 'No pair of linked statements was found, so confidence cannot be calculated.',
  sources: { one: '{count} source', other: '{count} sources' },
  sourcesSearched: { one: '{count} source searched', other: '{count} sources searched' },
  papers: { one: '{count} paper', other: '{count} papers' },
  fields: { one: '{count} field', other: '{count} fields' },

  refuteInfluence:
    'It would be refuted if varying {a} changed {b} but not {c}, or if the effect on {c} was just as large with {b} held constant.',
  refutePredict:
    'It would be refuted if predictions of {c} on held-out cases were no better with {a} and {b} than with a simple baseline, or just as good without {b}.',
  refuteImprove:
    'It would be refuted if, on the same held-out cases, {c} did no better with {a} than without, or if the gain was the same without {b}.',
  refuteStudy:
    'It would be refuted if estimates of {c} on held-out cases were no better with {a} and {b} than with a simple baseline, or just as good without {b}.',
  refuteMeasure:
    'It would be refuted if {a} showed no difference between cases that are known to differ in {c}, or showed the same difference with {b} held constant.',
  refuteModify:
    'It would be refuted if the effect of {b} on {c} was the same with and without {a}.',
  refuteTell: 'It would be refuted if {b} showed the same about {c} with and without {a}.',
  refuteTellBack: 'It would be refuted if {c} showed the same about {b} with and without {a}.',
  refuteCombine:
    'It would be refuted if, on held-out cases, work on {c} went no better with the combination than with {a} alone or {b} alone.',
  refuteCombineEnds:
    'It would be refuted if, on held-out cases, work on {b} went no better with the combination than with {a} alone or {c} alone.',

  stepRead:
    'Read both quotes in context and check that “{b}” means the same in {first} and in {second}.',
  stepSearch:
    'Search other sources for work on “{a}” together with “{c}”. The missing direct link was checked in {searched} only.',
  stepVary: 'Choose one setting in which you can vary {a} and observe both {b} and {c}{methods}.',
  stepMeasure:
    'Compare at least two levels or kinds of {a} with a control in random order. The person who measures {b} and {c} is blinded.',
  stepModelData:
    'Collect cases to evaluate work on {target}, and hold out a part of them for the final test.',
  stepModelCompare:
    'Compare three arms on the held-out cases: {one} together with {other}, {one} without {other}, and a simple baseline.',
  stepModelRepeat:
    'Repeat the comparison with cases from another source to check whether a gain for {target} holds there.',
  stepBlock:
    'Repeat the comparison with {b} held constant or blocked, and check whether the effect on {c} shrinks.',
  stepDecide:
    'Before the first measurement, write down which result would refute the hypothesis, and set the sample size with the power analysis of the experiment step.',
  methodComparison: 'benchmark comparison',
  methodExperiment: 'controlled experiment',
  withMethods: ', with methods such as {methods}',

  impactBroad: 'Broad (estimate):',
  impactModerate: 'Moderate (estimate):',
  impactFocused: 'Focused (estimate):',
  impactBasis: '{sources} of the {searched}, in {fields}, mention {a} or {c}.',
  timelinePeople:
    'Estimate: 24-36 months, because studies with people need approval and recruitment',
  timelineLiving: 'Estimate: 12-18 months, because living systems must be prepared and observed',
  timelineSpace: 'Estimate: 18-30 months, because instruments or long observations are needed',
  timelineComputed:
    'Estimate: 6-9 months, because existing data and computation are enough for a first test',
  timelineBench: 'Estimate: 9-15 months, for a series of laboratory or field measurements',

  noneTitle: NO_HYPOTHESIS_TITLE,
  noneNoText:
    'We found no hypothesis: there are no sentences that can be quoted in {papers}. Upload a paper with running text, or paste its text.',
  noneNoLink:
    'We found no hypothesis: no second source links a term in {papers} to a new one. Upload another paper on the same subject, or choose a topic closer to the paper.',
  noneNoTopic:
    'We found no hypothesis: the library has too little about “{topic}” to link two statements. Upload a paper on this topic, or choose another topic.',
  yourPapers: { one: 'your paper', other: 'your papers' },
} as const;

/** Puts values into a text's `{slots}`. */
export const fillIn = (text: string, slots: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, slot: string) =>
    Object.hasOwn(slots, slot) ? (slots[slot] ?? '') : whole,
  );

/** The form of a phrase that goes with a number. */
export const counted = (
  forms: { readonly one: string; readonly other: string },
  count: number,
): string => fillIn(count === 1 ? forms.one : forms.other, { count: String(count) });
