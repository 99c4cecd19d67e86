import { fill } from '@spinout/design-system';
import { SIMULATED_SOURCE, type SimulatedAgent } from './agent.types.js';
import { simulatedTexts as texts } from './simulated.messages.js';

/** The journal is in both places that readers use. It is made up, so it has no impact factor. */
export const simulatePaper: SimulatedAgent<'paper-agent'> = ({ topic, done }) => {
  const design = done['experiment-agent']?.statistical_design;
  const finding = done['analysis-agent']?.key_findings[0]?.finding;
  return {
    title: fill(texts.title, { topic }),
    authors: [...texts.paperAuthors],
    abstract: fill(texts.abstract, { topic }),
    sections: {
      introduction: fill(texts.introduction, { topic }),
      methods: fill(texts.methods, {
        design: design?.type ?? texts.designType,
        sample: design?.power_analysis.sample_size ?? 0,
      }),
      results: fill(texts.results, { finding: finding ?? texts.notTested }),
      discussion: fill(texts.discussion, { topic }),
      conclusion: fill(texts.conclusion, { topic }),
    },
    figures: [],
    tables: [],
    supplementary: [],
    target_journal: texts.journal,
    impact_factor: null,
    target_journals: [{ name: texts.journal, impact_factor: null }],
    references: [],
    source: SIMULATED_SOURCE,
  };
};
