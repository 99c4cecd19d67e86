import { fill } from '@spinout/domain/text';
import {
  generateHypothesis,
  type HypothesisReply,
  type HypothesisRequest,
} from '@spinout/api-client';
import { nextCandidate } from '../hypotheses/next-candidate.js';
import { unsupportedHypothesis } from '../literature/unsupported.js';
import type { HypothesisCandidate } from '../hypotheses/candidate.types.js';
import { composeHypothesis } from '../hypotheses/compose-hypothesis.js';
import { findCoveredHypotheses } from '../hypotheses/find-covered-hypotheses.js';
import { findImportedAbstracts } from '../hypotheses/imported-abstracts.js';
import { countMentions } from '../hypotheses/count-mentions.js';
import { hypothesisOptions } from '../hypotheses/hypothesis-options.js';
import { nameOrigin } from '../hypotheses/name-origin.js';
import { createModelPart, type ModelPart } from '../hypotheses/model/model-part.js';
import { writeHypothesis } from '../hypotheses/write-hypothesis.js';
import { findPaperLanguage } from '../language/paper-language.js';
import type { StoredDocument } from '../store/documents.js';
import { modelMessages, withoutModel } from '../language-model/model.messages.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { fitToProof } from './fit-to-proof.js';
import { createSource, handle, type Handler } from './handle.js';
import { loadPapers } from './load-papers.js';

/** Answers with the next hypothesis that the papers or the library lead to, or with the reason why there is none. */
export const hypothesisHandlers: readonly Handler[] = [
  handle(generateHypothesis, async (request, { signal, dependencies }) =>
    answer(dependencies, request, createModelPart(dependencies, request, signal), signal),
  ),
];

async function answer(
  dependencies: EngineDependencies,
  { topic, interest, papers, candidate: chosen, journey_id: journeyId }: HypothesisRequest,
  modelPart: ModelPart,
  signal: AbortSignal,
): Promise<HypothesisReply> {
  const ids = [...new Set(papers)];
  const documents = await loadPapers(dependencies.store, ids);
  const library = await dependencies.library();
  const input = { topic, interest, documents, library, propose: modelPart.propose };
  const imported =
    journeyId === undefined
      ? []
      : await findImportedAbstracts(dependencies.store, journeyId, topic, library);
  const { candidates, reason, coverage } = await findCoveredHypotheses(input, signal, imported);
  const candidate =
    candidates[
      candidates.length === 0
        ? 0
        : await nextCandidate(dependencies.store, input, candidates.length, chosen)
    ];
  if (!candidate) {
    const failure = modelPart.failure();
    const plain = nameOrigin(undefined);
    const by = failure === undefined ? plain : withoutModel(plain, failure);
    const why = (await hasOnlyOtherLanguages(documents))
      ? ({ why: 'other-language', papers: documents.length } as const)
      : reason;
    const hypothesis = { ...unsupportedHypothesis(why), source: createSource(dependencies, by) };
    return { success: true, hypothesis, ...modelPart.report([]) };
  }
  const composed = composeHypothesis(candidate, {
    number: candidates.indexOf(candidate) + 1,
    of: candidates.length,
    missing: ids.length - documents.length,
    ...countMentions(candidate, library),
  });
  const topic_coverage = coverage && {
    covered: coverage.covered,
    not_covered: coverage.notCovered,
  };
  const { source } = candidate.basis;
  const paper = documents.find(({ id }) => id === source.id);
  const base = fitToProof({ ...composed, topic_coverage }, paper);
  return {
    success: true,
    hypothesis: await wordHypothesis(dependencies, candidate, base, modelPart),
    candidates: hypothesisOptions(candidates),
    ...modelPart.report(candidates),
  };
}

/** Whether papers are brought and none of them can be read for statements. */
async function hasOnlyOtherLanguages(documents: readonly StoredDocument[]): Promise<boolean> {
  for (const { pages, english } of documents) {
    if (english) return false;
    const { isReadable } = await findPaperLanguage(pages.map(({ text }) => text).join('\n\n'));
    if (isReadable) return false;
  }
  return documents.length > 0;
}

/** Lets the model, if it takes part and answers, word what the engine found; its own proposals have its words already. */
async function wordHypothesis(
  dependencies: EngineDependencies,
  candidate: HypothesisCandidate,
  base: HypothesisReply['hypothesis'],
  { model, failure, work }: ModelPart,
): Promise<HypothesisReply['hypothesis']> {
  if (candidate.modelProposal) {
    const by = fill(modelMessages.proposed, { name: candidate.modelProposal.model });
    return { ...base, source: { ...createSource(dependencies, by), origin: 'live' } };
  }
  const origin = nameOrigin(candidate.kind);
  // Imported abstracts are not sent to a model.
  if (!model || candidate.basis.source.kind === 'imported')
    return { ...base, source: createSource(dependencies, origin) };
  const written =
    failure() === undefined
      ? await writeHypothesis(model, { candidate, base }, work())
      : ({ isWritten: false, why: failure() ?? '' } as const);
  if (!written.isWritten)
    return { ...base, source: createSource(dependencies, withoutModel(origin, written.why)) };
  const by = fill(modelMessages.by, { name: model.name });
  return {
    ...written.hypothesis,
    source: { ...createSource(dependencies, by), origin: 'live' },
  };
}
