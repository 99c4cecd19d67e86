import { isUnsupported } from '@spinout/api-client';
import type { SavedFlow } from '../saved/saved-flow.js';
import type { FlowData } from '../data/flow-data.js';
import { getStepNumber } from '../data/steps.js';

/**
 * Removes a hypothesis that no source supports from the flow data, together with everything derived from it: literature,
 * experiment, budget and company. Returns the data unchanged if there is no such hypothesis.
 */
export function removeUnsupportedData(data: FlowData): FlowData {
  if (!isUnsupported(data.hypothesis)) return data;
  const { interest, topic, researchArea, methodology, papers, paper_analysis, paper_metadata } =
    data;
  const documents = papers?.documents;
  const supported = {
    interest,
    topic,
    researchArea,
    methodology,
    papers: documents && { documents },
    paper_analysis,
    paper_metadata,
  };
  return Object.fromEntries(Object.entries(supported).filter(([, value]) => value !== undefined));
}

/** A saved flow that continued from an unsupported hypothesis resumes at the hypothesis step. */
export function removeUnsupportedResults(saved: SavedFlow): SavedFlow {
  const data = removeUnsupportedData(saved.data);
  if (data === saved.data) return saved;
  const { topic, paper, hypothesis } = saved.drafts;
  const drafts = {
    ...(topic && { topic }),
    ...(paper && { paper }),
    ...(hypothesis && { hypothesis }),
  };
  const isAhead = getStepNumber(saved.step) > getStepNumber('hypothesis');
  return { ...saved, data, drafts, step: isAhead ? 'hypothesis' : saved.step };
}
