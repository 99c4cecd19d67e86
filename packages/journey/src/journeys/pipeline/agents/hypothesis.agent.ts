import { fill } from '@spinout/design-system';
import { SIMULATED_SOURCE, type SimulatedAgent } from './agent.types.js';
import { simulatedTexts as texts } from './simulated.messages.js';

export const simulateHypotheses: SimulatedAgent<'hypothesis-agent'> = ({ topic, done }) => {
  const literature = done['literature-agent'];
  return {
    primary: {
      statement: fill(texts.statement, { topic }),
      confidence: 0.8,
      novelty: 0.7,
      testability: 0.9,
      rationale: fill(texts.rationale, {
        papers: literature?.papers_analyzed ?? 0,
        gap: literature?.research_gaps[0] ?? texts.noGap,
      }),
      claims: undefined,
    },
    secondary: texts.secondary.map((statement, index) => ({
      statement: fill(statement, { topic }),
      confidence: 0.6 - index / 10,
      novelty: 0.5,
    })),
    experimental_approach: {
      phase1: texts.phase1,
      phase2: texts.phase2,
      phase3: texts.phase3,
      timeline: texts.timeline,
    },
    source: SIMULATED_SOURCE,
  };
};
