import { findNextPair } from './order-by-preference.js';
import { describeModelReport } from './model-report.js';
import { listHypotheses } from './list-hypotheses.js';
import { NO_PARTS } from './hypothesis-parts.js';
import type { HypothesisEvent, HypothesisSnapshot } from './hypothesis.machine.js';

/** Derives the view props of the step from its snapshot. */
export const hypothesisModel = (snapshot: HypothesisSnapshot) => {
  const { topic, paperAnalysis, paperTitle, pastedPaper, draft, problem } = snapshot.context;
  const generating = snapshot.hasTag('busy');
  const isEditing = snapshot.matches('editing');
  const isWritingOwn = snapshot.matches('writingOwn');
  const canChoose = snapshot.matches('generated') || snapshot.matches('failed');
  const listed = canChoose ? listHypotheses(draft) : [];
  return {
    topic,
    paperAnalysis,
    paperTitle,
    pastedPaper,
    generating,
    /** Hidden while another one is generated or written. */
    hypothesis: generating || isEditing || isWritingOwn ? null : draft.hypothesis,
    /** The error text, if generation failed. */
    problem: snapshot.matches('failed') ? problem : null,
    /** Why there is no hypothesis; null if there is one. */
    unsupported: snapshot.matches('unsupported') ? (draft.unsupported ?? '') : null,
    /** The user's own hypothesis as typed. */
    own: draft.own ?? '',
    ownParts: draft.ownParts ?? NO_PARTS,
    isWritingOwn,
    /** The hypothesis being edited with the fields as typed; null if none is. */
    edit:
      isEditing && draft.edit
        ? {
            form: draft.edit,
            claims: draft.start ? [draft.start] : (draft.hypothesis?.claims ?? []),
            /** The sentence of the paper that it starts from; null for a hypothesis that is edited. */
            start: draft.start ?? null,
          }
        : null,
    canSaveEdit: snapshot.can({ type: 'edit.saved' }),
    canUndoEdit: snapshot.can({ type: 'undo.requested' }),
    canEdit: snapshot.can({ type: 'edit.started' }),
    canWriteOwn: snapshot.can({ type: 'own.started' }),
    /** The language model that the papers are sent to on request; null if there is none. */
    languageModel:
      paperAnalysis?.language_model && !isEditing && !isWritingOwn
        ? {
            name: paperAnalysis.language_model.name,
            isAllowed: draft.isModelAllowed ?? true,
          }
        : null,
    /** What became of the language model's proposals; null if there is nothing to say. */
    modelNote:
      canChoose || snapshot.matches('unsupported') ? describeModelReport(draft.modelReport) : null,
    /** The hypotheses to choose from, in the user's order. */
    listed,
    /** Two of them to compare; null if there is nothing to compare. */
    pair: snapshot.matches('generated') ? findNextPair(listed, draft.preferences ?? []) : null,
    hasPreferences: (draft.preferences ?? []).length > 0,
    canUseOwn: snapshot.can({ type: 'own.chosen' }),
    canGenerate: snapshot.matches('idle'),
    canGenerateAnother: snapshot.matches('generated') || snapshot.matches('unsupported'),
    canProceed: snapshot.can({ type: 'hypothesis.chosen' }),
  };
};

export type HypothesisModel = ReturnType<typeof hypothesisModel>;

/** What the views of the step get. */
export interface HypothesisViewProps {
  readonly model: HypothesisModel;
  readonly send: (event: HypothesisEvent) => void;
}
