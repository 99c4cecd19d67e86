import { fill } from '@spinout/design-system';
import { SIMULATED_PAPERS } from '../pipeline.constants.js';
import { SIMULATED_SOURCE, type SimulatedAgent } from './agent.types.js';
import { simulatedTexts as texts } from './simulated.messages.js';

/** Relevance of the example papers, 0..1. */
const RELEVANCE = [0.9, 0.75, 0.6];

export const simulateLiterature: SimulatedAgent<'literature-agent'> = ({ topic, runtime }) => {
  const { least, most } = SIMULATED_PAPERS;
  const year = runtime.now().getUTCFullYear();
  return {
    papers_analyzed: least + Math.floor(runtime.random() * (most - least + 1)),
    key_papers: RELEVANCE.map((relevance_score, index) => ({
      title: fill(texts.paperTitle, { n: index + 1, topic }),
      authors: [...texts.authors],
      year: year - index,
      // No citation count: the paper does not exist.
      citations: null,
      relevance_score,
      key_findings: [fill(texts.paperFinding, { n: index + 1 })],
      doi: undefined,
      source: SIMULATED_SOURCE,
    })),
    research_gaps: texts.gaps.map((gap) => fill(gap, { topic })),
    emerging_trends: [...texts.trends],
    source: SIMULATED_SOURCE,
  };
};
