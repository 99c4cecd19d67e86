import type { ExperimentDesign, OperationalBlueprint } from '@spinout/api-client';
import { DEFAULT_INTEREST, DEFAULT_TOPIC } from '../steps/hypothesis/hypothesis.constants.js';
import type { ExperimentResult } from '../steps/experiment/experiment.machine.js';
import type { HypothesisResult } from '../steps/hypothesis/hypothesis.machine.js';
import type { LiteratureResult } from '../steps/literature/literature.machine.js';
import type { PaperResult } from '../steps/paper/paper.machine.js';
import type { TopicResult } from '../steps/topic/topic.machine.js';
import type { FlowData } from '../data/flow-data.js';
import { uniqueBy } from '../steps/unique-by.js';
import { removeUnsupportedData } from './remove-unsupported.js';

/** The input of the hypothesis request. */
export const getHypothesisQuestion = ({ interest, papers }: FlowData) => ({
  topic: interest?.title ?? DEFAULT_TOPIC,
  interest: interest?.id ?? DEFAULT_INTEREST,
  papers: (papers?.documents ?? []).map(({ id }) => id),
});

/** Merges the result of each step into the flow data; existing data is kept. */
export const mergeResult = {
  topic: (data: FlowData, { topic, researchArea, methodology }: TopicResult): FlowData => ({
    ...data,
    interest: { id: topic.id, title: topic.title },
    topic,
    researchArea,
    methodology,
  }),
  paper: (data: FlowData, { documents, analysis, metadata }: PaperResult): FlowData => ({
    ...data,
    papers: { ...data.papers, documents },
    paper_analysis: analysis,
    paper_metadata: metadata,
  }),
  hypothesis: (data: FlowData, { hypothesis }: HypothesisResult): FlowData =>
    removeUnsupportedData({ ...data, hypothesis }),
  literature: (
    { literature_search: _, ...data }: FlowData,
    result: LiteratureResult,
  ): FlowData => ({
    ...data,
    ...(result.log && { literature_search: result.log }),
    literature_review: result.review,
    literature_analysis: result.analysis,
    selected_papers: result.selected,
    papers: {
      ...data.papers,
      ...(result.documents && {
        documents: uniqueBy(
          [...(data.papers?.documents ?? []), ...result.documents],
          ({ id }) => id,
        ),
      }),
      results: result.papers,
    },
  }),
  experiment: (data: FlowData, { design }: ExperimentResult): FlowData => ({
    ...data,
    experimentDesign: design,
    operationalBlueprint: createBlueprint(design),
    budgetEstimate: design.budget,
  }),
} as const;

/** The part of the experiment that the company request needs. */
const createBlueprint = ({
  methodology,
  duration,
  timeline,
  equipment,
}: ExperimentDesign): OperationalBlueprint => ({ methodology, duration, timeline, equipment });
