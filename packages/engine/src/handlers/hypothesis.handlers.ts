import { generateHypothesis, type Source } from '@spinout/api-client';
import { fillIn } from '../discovery/discovery.messages.js';
import { nextCandidate } from '../hypotheses/next-candidate.js';
import { unsupportedHypothesis } from '../discovery/unsupported.js';
import { composeHypothesis } from '../hypotheses/compose-hypothesis.js';
import { findHypotheses } from '../hypotheses/find-hypotheses.js';
import { countMentions } from '../hypotheses/count-mentions.js';
import { hypothesisOptions } from '../hypotheses/hypothesis-options.js';
import { hypothesesMessages } from '../hypotheses/hypotheses.messages.js';
import { writeHypothesis } from '../hypotheses/write-hypothesis.js';
import { modelMessages, withoutModel } from '../providers/model.messages.js';
import { createUsageMeter } from '../providers/usage-meter.js';
import { createDocumentStore } from '../store/documents.js';
import type { EngineDependencies } from '../engine-dependencies.js';
import { handle } from './handle.js';

const BY = hypothesesMessages.by;

const createSource = ({ now, seed }: EngineDependencies, by: string = BY): Source => ({
  origin: 'computed',
  by,
  seed,
  at: now().toISOString(),
});

const createModelSource = (dependencies: EngineDependencies, name: string): Source => ({
  ...createSource(dependencies, fillIn(modelMessages.by, { name })),
  origin: 'live',
});

/** Answers with the next hypothesis that the papers or the library lead to, or with the reason why there is none. */
export const hypothesisHandlers = (dependencies: EngineDependencies) => [
  handle(generateHypothesis, async ({ topic, interest, papers, candidate: chosen }, { signal }) => {
    const ids = [...new Set(papers)];
    const found = await Promise.all(
      ids.map((id) => createDocumentStore(dependencies.store).get(id)),
    );
    const documents = found.filter((document) => document !== undefined);
    const library = await dependencies.library();
    const input = { topic, interest, documents, library };
    const { candidates, reason } = await findHypotheses(input, signal);
    const source = createSource(dependencies);
    if (candidates.length === 0) {
      return { success: true, hypothesis: { ...unsupportedHypothesis(reason), source } };
    }
    const at = await nextCandidate(dependencies.store, input, candidates.length, chosen);
    const candidate = candidates[at];
    if (!candidate) throw new Error('A candidate that was counted does not exist.');
    const base = composeHypothesis(candidate, {
      number: at + 1,
      of: candidates.length,
      missing: ids.length - documents.length,
      ...countMentions(candidate, library),
    });
    const candidateOptions = hypothesisOptions(candidates);
    const { model, deadline } = dependencies;
    if (!model)
      return { success: true, hypothesis: { ...base, source }, candidates: candidateOptions };
    const meter = createUsageMeter();
    const modelOptions = { signal, deadline, onUsage: meter.add };
    const written = await writeHypothesis(model, { candidate, base }, modelOptions);
    return {
      success: true,
      hypothesis: written.isWritten
        ? { ...written.hypothesis, source: createModelSource(dependencies, model.name) }
        : { ...base, source: createSource(dependencies, withoutModel(BY, written.why)) },
      candidates: candidateOptions,
      ...meter.read(),
    };
  }),
];
