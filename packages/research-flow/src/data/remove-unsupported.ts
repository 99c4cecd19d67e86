import { isUnsupported } from '@spinout/api-client';
import type { FlowData } from './flow-data.js';

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
