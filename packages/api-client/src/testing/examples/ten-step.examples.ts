import type { TenStepStartReply } from '../../schemas/ten-step.js';
import { examplePipelinePaper } from './research-run.examples.js';
import { exampleSource as source } from './source.js';

export const exampleTenStepStart: TenStepStartReply = {
  success: true,
  hypothesis: {
    title: 'Example: spindles and recall',
    hypothesis: 'Sleep spindles mediate the effect of training on recall.',
    methodology: ['electroencephalography', 'randomized controlled trial'],
  },
  error: undefined,
  related_topics: ['Slow waves', 'Memory consolidation'],
  literature_references: [
    {
      title: 'An example paper with a DOI',
      authors: ['Ada Example', 'José Muster'],
      journal: 'Journal of Examples',
      year: 2021,
      citations: 12,
      impact_factor: 3.1,
      doi: '10.1000/example',
    },
    {
      title: 'An example paper without a DOI',
      authors: ['Bo Beispiel'],
      journal: 'Example Letters',
      year: 2019,
      citations: null,
      impact_factor: null,
      doi: undefined,
    },
  ],
  funding_requirements: { total_budget: 240_000 },
  timeline_estimate: '9 months',
  source,
};

export const tenStepReplies = {
  'tenStep.health': { status: 'ok' },
  'tenStep.start': exampleTenStepStart,
  'tenStep.analytics': { success: true, counts: { 'literature.search': 3 }, total: 3, source },
  'tenStep.paper': { success: true, paper: examplePipelinePaper, source },
} as const;
