import { isUnsupported } from '@spinout/api-client';
import type { SavedFlow } from '../saved/saved-flow.js';
import type { JourneyData } from './journey-data.js';
import { numberOf } from './steps.js';

/**
 * The journey data without a hypothesis that no source supports, and without what was made from it: literature,
 * experiment, budget and company. Unchanged where there is no such hypothesis.
 */
export function supportedData(data: JourneyData): JourneyData {
  if (!isUnsupported(data.hypothesis)) return data;
  const { interest, topic, researchArea, methodology, papers, paper_analysis, paper_metadata } =
    data;
  const documents = papers?.documents;
  const kept = {
    interest,
    topic,
    researchArea,
    methodology,
    papers: documents && { documents },
    paper_analysis,
    paper_metadata,
  };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}

/** A kept journey; one that went on from a hypothesis without support goes on at the hypothesis step instead. */
export function supportedJourney(saved: SavedFlow): SavedFlow {
  const data = supportedData(saved.data);
  if (data === saved.data) return saved;
  const { topic, paper, hypothesis } = saved.drafts;
  const drafts = {
    ...(topic && { topic }),
    ...(paper && { paper }),
    ...(hypothesis && { hypothesis }),
  };
  const isAhead = numberOf(saved.step) > numberOf('hypothesis');
  return { ...saved, data, drafts, step: isAhead ? 'hypothesis' : saved.step };
}
