import { CATEGORIES } from '@spinout/domain/categories';
import { recordCall, type RecordedCall } from '@spinout/domain/bundle';
import { getLanguageModel, getPaperIds, getTopicTitle } from '../../saved/step-inputs.js';
import type { SavedFlow } from '../../saved/saved-flow.js';
import { DEFAULT_INTEREST } from '../../steps/hypothesis/hypothesis.constants.js';
import { getSubmission } from '../../steps/paper/paper.submission.js';
import { SEARCH_LIMIT } from '../../steps/literature/literature.constants.js';
import { CATEGORIES_SENT } from '../../steps/topic/topic.constants.js';

type Input = Readonly<Record<string, unknown>>;

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

const recordHypothesis = ({ journeyId, data, drafts }: SavedFlow): readonly RecordedCall[] => {
  const { hypothesis } = data;
  const base = {
    topic: getTopicTitle(data),
    interest: data.interest?.id ?? DEFAULT_INTEREST,
    papers: getPaperIds(data),
    ...(drafts.hypothesis?.isModelAllowed === false && { language_model: false }),
  };
  const number = hypothesis?.candidate?.number;
  const inputs = [base, { ...base, journey_id: journeyId }];
  return recordCall('Hypothesis', hypothesis?.source, [
    ...inputs,
    ...inputs.map((input) => ({ ...input, candidate: number })),
  ]);
};

const recordLiterature = (
  { journeyId, data, drafts: { literature } }: SavedFlow,
  model: Input,
): readonly RecordedCall[] => {
  const hypothesis = data.hypothesis ?? null;
  const found = literature?.found;
  const { query = '', live } = literature ?? {};
  const search = { journey_id: journeyId, hypothesis, query, limit: SEARCH_LIMIT, ...model };
  return [
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
};

/**
 * Lists the calls that the results were made with, in order, so that an engine can make them again. The inputs follow from the
 * journey; the recipe of a result says whether they are still those that it was made with. A result of another server, or
 * one that a person entered, has no recipe and is left out.
 */
export function listRecordedCalls(saved: SavedFlow): readonly RecordedCall[] {
  const { journeyId, data, drafts } = saved;
  const papers = getPaperIds(data);
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
    ...recordCall(
      'Experiment design',
      (drafts.experiment?.proposed ?? data.experimentDesign)?.source,
      [
        {
          journey_id: journeyId,
          hypothesis,
          ...(papers.length > 0 && { papers }),
          ...model,
        },
      ],
    ),
    ...recordCall('Company', data.companyStructure?.source, [
      hypothesis === null ? company : { ...company, topic: getTopicTitle(data), hypothesis },
    ]),
  ];
}
