import { defineEndpoint } from './endpoint.js';

/** Runs the research on a topic. */
export const runResearch = defineEndpoint({
  id: 'research.run',
  method: 'POST',
  host: 'research',
  path: '/api/v1/research/real/run',
  contract: async () => {
    const { ResearchRunRequest: input, ResearchRunReply: output } =
      await import('../schemas/pipeline-run.js');
    return { input, output };
  },
});

/** Generates a hypothesis for a research area. */
export const hypothesizeAdvanced = defineEndpoint({
  id: 'research.hypothesis',
  method: 'POST',
  host: 'research',
  path: '/api/v1/research/hypothesis/advanced',
  contract: async () => {
    const { AdvancedHypothesisRequest: input, AdvancedHypothesisReply: output } =
      await import('../schemas/research-paper.js');
    return { input, output };
  },
});

/** Writes a paper from findings. */
export const generatePaper = defineEndpoint({
  id: 'research.paper',
  method: 'POST',
  host: 'researchApi',
  path: '/research/paper/generate',
  contract: async () => {
    const { GeneratePaperRequest: input, GeneratePaperReply: output } =
      await import('../schemas/research-paper.js');
    return { input, output };
  },
});
