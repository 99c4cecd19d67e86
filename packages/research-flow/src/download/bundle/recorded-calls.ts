import type { Hypothesis } from '@spinout/api-client';
import { CATEGORIES } from '@spinout/domain/categories';
import { recordCall, type RecordedCall } from '@spinout/domain/bundle';
import { getLanguageModel, getPaperIds, getTopicTitle } from '../../saved/step-inputs.js';
import type { SavedFlow } from '../../saved/saved-flow.js';
import { DEFAULT_INTEREST } from '../../steps/hypothesis/hypothesis.constants.js';
import { withAnswers } from '../../steps/experiment/study-outline.js';
import { getSubmission } from '../../steps/paper/paper.submission.js';
import { SEARCH_LIMIT } from '../../steps/literature/literature.constants.js';
import { CATEGORIES_SENT } from '../../steps/topic/topic.constants.js';

type Input = Readonly<Record<string, unknown>>;

/** What was added in the literature step, and so after the hypothesis. */
const listAdded = ({ drafts: { literature } }: SavedFlow) => ({
  documents: literature?.documents ?? [],
  imports: literature?.imports ?? [],
});

/** The papers of the paper step; with them, a hypothesis may have been made before others were added. */
const listBrought = (saved: SavedFlow) => {
  const added = new Set(listAdded(saved).documents.map(({ id }) => id));
  return (saved.data.papers?.documents ?? []).filter(({ id }) => !added.has(id));
};

/** Says that a result depends on papers that no call lists; the first one has a call of its own. */
const addNeeds = (
  calls: readonly RecordedCall[],
  needs: readonly string[],
): readonly RecordedCall[] =>
  needs.length === 0 ? calls : calls.map((call) => ({ ...call, needs }));

/** The brought papers after the first one. */
const listOthers = (saved: SavedFlow): readonly string[] =>
  listBrought(saved)
    .slice(1)
    .map(({ title }) => title);

const recordPaper = ({ journeyId, data, drafts }: SavedFlow): readonly RecordedCall[] => {
  const { source } = data.paper_analysis ?? drafts.paper?.analyzed?.analysis ?? {};
  const [document] = data.papers?.documents ?? drafts.paper?.analyzed?.documents ?? [];
  if (document?.method === 'file')
    return recordCall(
      'Paper analysis',
      source,
      [{ journey_id: journeyId }],
      drafts.paper?.fileName ?? document.title,
    );
  const submission = drafts.paper && getSubmission(drafts.paper, null);
  if (!submission || submission.method === 'file') return [];
  const input = {
    journey_id: journeyId,
    paper_url: submission.method === 'url' ? submission.url : '',
    paper_content: submission.method === 'text' ? submission.text : '',
    metadata: { title: submission.title, upload_method: submission.method },
  };
  return recordCall('Paper analysis', source, [input]);
};

const recordHypothesis = (saved: SavedFlow): readonly RecordedCall[] => {
  const { journeyId, data, drafts } = saved;
  const { hypothesis } = data;
  const base = {
    topic: getTopicTitle(data),
    interest: data.interest?.id ?? DEFAULT_INTEREST,
    papers: listBrought(saved).map(({ id }) => id),
    ...(drafts.hypothesis?.isModelAllowed === false && { language_model: false }),
  };
  const number = hypothesis?.candidate?.number;
  const inputs = [base, { ...base, papers: getPaperIds(data) }].flatMap((input) => [
    input,
    { ...input, journey_id: journeyId },
  ]);
  const calls = recordCall('Hypothesis', hypothesis?.source, [
    ...inputs,
    ...inputs.map((input) => ({ ...input, candidate: number })),
  ]);
  return addNeeds(calls, listOthers(saved));
};

const recordLiterature = (saved: SavedFlow, model: Input): readonly RecordedCall[] => {
  const { journeyId, data, drafts } = saved;
  const { literature } = drafts;
  const hypothesis = data.hypothesis ?? null;
  const found = literature?.found;
  const { query = '', live } = literature ?? {};
  const search = { journey_id: journeyId, hypothesis, query, limit: SEARCH_LIMIT, ...model };
  const { documents, imports } = listAdded(saved);
  const calls = [
    ...recordCall('Literature search', found?.source, [
      { ...search, ...(live !== undefined && { live }) },
      { ...search, query: '' },
    ]),
    ...recordCall('Literature review', data.literature_review?.source, [
      {
        journey_id: journeyId,
        selected_papers: data.selected_papers ?? [],
        papers: found?.papers ?? data.papers?.results ?? [],
        ...model,
      },
    ]),
  ];
  return addNeeds(calls, [
    ...listOthers(saved),
    ...documents.map(({ title }) => title),
    ...imports.map(({ file_name: name }) => name),
  ]);
};

/** The design that was proposed first, or that was planned with the answers to its outline. */
const recordDesign = (saved: SavedFlow, model: Input): readonly RecordedCall[] => {
  const { journeyId, data, drafts } = saved;
  const hypothesis = data.hypothesis ?? null;
  const papers = getPaperIds(data);
  const withPapers = (of: Hypothesis | null) => ({
    journey_id: journeyId,
    hypothesis: of,
    ...(papers.length > 0 && { papers }),
    ...model,
  });
  const { source } = drafts.experiment?.proposed ?? data.experimentDesign ?? {};
  const calls = recordCall('Experiment design', source, [
    withPapers(hypothesis),
    withPapers(withAnswers(hypothesis, drafts.experiment?.answers)),
  ]);
  return addNeeds(calls, [
    ...listOthers(saved),
    ...listAdded(saved).documents.map(({ title }) => title),
  ]);
};

/**
 * Lists the calls that the results were made with, in order, so that an engine can make them again. The inputs follow from the
 * journey; the recipe of a result says whether they are still those that it was made with. A result of another server, or
 * one that a person entered, has no recipe and is left out.
 */
export function listRecordedCalls(saved: SavedFlow): readonly RecordedCall[] {
  const { journeyId, data, drafts } = saved;
  const isRefused = getLanguageModel(data, drafts)?.isAllowed === false;
  const model = isRefused ? { language_model: false } : {};
  const hypothesis = data.hypothesis ?? null;
  const company = {
    journey_id: journeyId,
    operationalBlueprint: data.operationalBlueprint ?? null,
    researchArea: data.researchArea ?? null,
    budgetEstimate: data.budgetEstimate ?? null,
  };
  return [
    ...recordCall('Suggested topics', drafts.topic?.suggestionsSource, [
      { preferences: { categories: CATEGORIES.slice(0, CATEGORIES_SENT) } },
    ]),
    ...recordPaper(saved),
    ...recordHypothesis(saved),
    ...recordLiterature(saved, model),
    ...recordDesign(saved, model),
    ...recordCall('Company', data.companyStructure?.source, [
      hypothesis === null ? company : { ...company, topic: getTopicTitle(data), hypothesis },
    ]),
  ];
}
