import type { HypothesisSnapshot } from './hypothesis.machine.js';

/** Derives the view props of the step from its snapshot. */
export const hypothesisModel = (snapshot: HypothesisSnapshot) => {
  const { topic, paperAnalysis, paperTitle, pastedPaper, draft, problem } = snapshot.context;
  const generating = snapshot.hasTag('busy');
  return {
    topic,
    paperAnalysis,
    paperTitle,
    pastedPaper,
    generating,
    /** Hidden while another one is generated. */
    hypothesis: generating ? null : draft.hypothesis,
    /** The error text, if generation failed. */
    problem: snapshot.matches('failed') ? problem : null,
    /** Why there is no hypothesis; null if there is one. */
    unsupported: snapshot.matches('unsupported') ? (draft.unsupported ?? '') : null,
    /** The user's own hypothesis as typed. */
    own: draft.own ?? '',
    canUseOwn: snapshot.can({ type: 'own.chosen' }),
    canGenerate: snapshot.matches('idle'),
    canGenerateAnother: snapshot.matches('generated') || snapshot.matches('unsupported'),
    canProceed: snapshot.can({ type: 'hypothesis.chosen' }),
  };
};

export type HypothesisModel = ReturnType<typeof hypothesisModel>;
