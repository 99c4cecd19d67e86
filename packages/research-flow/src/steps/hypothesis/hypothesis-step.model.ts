import type { HypothesisSnapshot } from './hypothesis.machine.js';

/** What the step shows: the one place where its state becomes words and switches. */
export const hypothesisModel = (snapshot: HypothesisSnapshot) => {
  const { topic, paperAnalysis, paperTitle, heldText, draft, problem } = snapshot.context;
  const generating = snapshot.hasTag('busy');
  return {
    topic,
    paperAnalysis,
    paperTitle,
    heldText,
    generating,
    /** While another one is generated its place is held for it. */
    hypothesis: generating ? null : draft.hypothesis,
    /** What went wrong, for the person to try again (HYP-05). */
    problem: snapshot.matches('failed') ? problem : null,
    /** Why no hypothesis was offered; null where one was. */
    unsupported: snapshot.matches('unsupported') ? (draft.unsupported ?? '') : null,
    /** The person's own hypothesis, as typed. */
    own: draft.own ?? '',
    canUseOwn: snapshot.can({ type: 'own.chosen' }),
    canGenerate: snapshot.matches('idle'),
    canGenerateAnother: snapshot.matches('generated') || snapshot.matches('unsupported'),
    canProceed: snapshot.can({ type: 'hypothesis.chosen' }),
  };
};

export type HypothesisModel = ReturnType<typeof hypothesisModel>;
