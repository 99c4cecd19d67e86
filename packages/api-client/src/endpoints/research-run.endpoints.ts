import { contractOf, defineEndpoint } from './endpoint.js';

const loadResearchPaperSchemas = () => import('../schemas/research-paper.js');
const loadPipelineRunSchemas = () => import('../schemas/pipeline-run.js');

/** Runs the research on a topic. */
export const runResearch = defineEndpoint({
  id: 'research.run',
  method: 'POST',
  host: 'research',
  path: '/api/v1/research/real/run',
  contract: contractOf(loadPipelineRunSchemas, 'ResearchRunRequest', 'ResearchRunReply'),
});

/** Generates a hypothesis for a research area. */
export const hypothesizeAdvanced = defineEndpoint({
  id: 'research.hypothesis',
  method: 'POST',
  host: 'research',
  path: '/api/v1/research/hypothesis/advanced',
  contract: contractOf(
    loadResearchPaperSchemas,
    'AdvancedHypothesisRequest',
    'AdvancedHypothesisReply',
  ),
});

/** Writes a paper from findings. */
export const generatePaper = defineEndpoint({
  id: 'research.paper',
  method: 'POST',
  host: 'researchApi',
  path: '/research/paper/generate',
  contract: contractOf(loadResearchPaperSchemas, 'GeneratePaperRequest', 'GeneratePaperReply'),
});
