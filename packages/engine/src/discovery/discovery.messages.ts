import { NO_HYPOTHESIS_TITLE } from '@spinout/api-client';

/** Texts of a hypothesis around the terms and quotes of the sources. */
export const discoveryMessages = {
  title: '{A} and {c}, linked by {b}',
  uploadedSource: 'your paper “{title}”',
  librarySource: 'the library’s summary of {citation}',
  stated: 'In {source}, {one} and {other} are linked.',
  mentioned: 'In {source}, {one} and {other} are mentioned together.',
  mayInfluence:
    'If both links hold in one and the same setting, then {a} may influence {c} through {b}.',
  mayModify:
    'If both links hold in one and the same setting, then {a} may change the effect of {b} on {c}.',
  mayTell:
    'If both links hold in one and the same setting, then {a} may affect what {b} can tell about {c}.',
  mayTellBack:
    'If both links hold in one and the same setting, then {a} may affect what {c} can tell about {b}.',
  mayAffect: 'If both links hold in one and the same setting, then {a} may affect {c} through {b}.',
  mayPredict:
    'If both links hold in one and the same setting, then {a} may help to predict {c} through {b}.',
  mayStudy:
    'If both links hold in one and the same setting, then {a} may help to study {c} through {b}.',
  mayMeasure:
    'If both links hold in one and the same setting, then {a} may help to measure {c} through {b}.',
  mayCombine:
    'If both links hold in one and the same setting, then {a} combined with {b} may help to study {c}.',
  mayCombineEnds:
    'If both links hold in one and the same setting, then {a} combined with {c} may help to study {b}.',
  mayImprove:
    'If both links hold in one and the same setting, then {a} may improve {c} through {b}.',

  factorFirst: 'Sources for the first link',
  factorSecond: 'Sources for the second link',
  factorRelation: 'How plainly the sources state the links',
  factorSpecific: 'How specific the three terms are',
  factorFit: 'Fit of the sources to the topic and to each other',
  factorAbsence: 'How far the missing direct link was checked',
  basis:
    'The first link rests on {ab} and the second on {bc}; no sentence of the {searched} names both {a} and {c}. The figure says how well these sources bear out the two links; it is not the probability that the hypothesis is true.',
  basisMissing:
    'Of the papers named in the request, {missing} could not be found and played no part.',
  basisNone:
    'No pair of linked statements was found, so there is nothing that confidence could rest on.',
  sources: { one: '{count} source', other: '{count} sources' },
  sourcesSearched: { one: '{count} source searched', other: '{count} sources searched' },
  papers: { one: '{count} paper', other: '{count} papers' },
  fields: { one: '{count} field', other: '{count} fields' },

  refuteInfluence:
    'It would be refuted if {c} stayed the same whenever {a} were varied and {b} demonstrably responded, or if the effect on {c} stayed just as large with {b} held constant.',
  refutePredict:
    'It would be refuted if predictions of {c} on cases set aside were no better with {a} and {b} than with a simple baseline, or just as good once {b} were left out.',
  refuteImprove:
    'It would be refuted if, on the same cases set aside, {c} did no better with {a} than without, or if leaving {b} out made no difference to the gain.',
  refuteStudy:
    'It would be refuted if estimates of {c} on cases set aside were no better with {a} and {b} than with a simple baseline, or just as good once {b} were left out.',
  refuteMeasure:
    'It would be refuted if {a} showed no difference between cases that are known to differ in {c}, or showed the same difference with {b} held constant.',
  refuteModify:
    'It would be refuted if the effect of {b} on {c} were the same whether {a} were present or absent, strong or weak.',
  refuteTell:
    'It would be refuted if {b} told the same about {c} whether {a} were present or absent, strong or weak.',
  refuteTellBack:
    'It would be refuted if {c} told the same about {b} whether {a} were present or absent, strong or weak.',
  refuteCombine:
    'It would be refuted if, on cases set aside, work on {c} went no better with the combination than with {a} alone or {b} alone.',
  refuteCombineEnds:
    'It would be refuted if, on cases set aside, work on {b} went no better with the combination than with {a} alone or {c} alone.',

  stepRead:
    'Read both quoted statements in context and check that “{b}” means the same in {first} and in {second}.',
  stepSearch:
    'Search beyond these sources for work that names “{a}” together with “{c}”; the absence of a direct link was checked in {searched} only.',
  stepVary:
    'Choose one setting in which {a} can be varied and both {b} and {c} can be observed{methods}.',
  stepMeasure:
    'Compare at least two levels or kinds of {a} with a control, in random order, and have {b} and {c} measured by someone who does not know which is which.',
  stepModelData:
    'Assemble cases by which work on {target} can be judged, and set a part of them aside that no step of the work may see.',
  stepModelCompare:
    'Compare three arms on the cases set aside: {one} together with {other}, {one} without {other}, and a simple baseline.',
  stepModelRepeat:
    'Repeat the comparison on cases from another source, to see whether a gain for {target} holds beyond the first data.',
  stepBlock:
    'Repeat the comparison with {b} held constant, blocked or left out, and see whether the effect on {c} shrinks.',
  stepDecide:
    'Write down before the first measurement which result would count as refutation, and set the sample size with the power analysis of the experiment step.',
  methodComparison: 'benchmark comparison',
  methodExperiment: 'controlled experiment',
  withMethods: ', with methods such as {methods}',

  impactBroad: 'Estimate: broad.',
  impactModerate: 'Estimate: moderate.',
  impactFocused: 'Estimate: focused.',
  impactBasis: '{sources} of the {searched}, in {fields}, name {a} or {c}.',
  timelinePeople:
    'Estimate: 24-36 months, because work with patients or volunteers needs approval and recruitment',
  timelineLiving: 'Estimate: 12-18 months, because living systems have to be prepared and observed',
  timelineSpace: 'Estimate: 18-30 months, because instruments or long observations are needed',
  timelineComputed:
    'Estimate: 6-9 months, because existing data and computation suffice for a first test',
  timelineBench: 'Estimate: 9-15 months, for a series of laboratory or field measurements',

  noneTitle: NO_HYPOTHESIS_TITLE,
  noneNoText:
    'No hypothesis is stated, because {papers} held no sentences that can be quoted as evidence. Upload a paper with running text, or paste its text.',
  noneNoLink:
    'No hypothesis is stated, because nothing in {papers} could be linked to a new term by way of a second source: no specific term stands both in a statement of your paper and in one of the library. Upload another paper on the same subject, or choose a topic closer to the paper.',
  noneNoTopic:
    'No hypothesis is stated, because the library holds too little about “{topic}” to link two statements. Upload a paper on this topic, or choose another topic.',
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
