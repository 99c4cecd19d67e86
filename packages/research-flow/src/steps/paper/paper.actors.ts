import type { AnalyzePaperRequest, ApiClient } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import type { PaperAnalysisResult, AnalyzePaperInput } from './paper.machine.js';

/** Connects the step to the client. */
export const paperActors = (api: ApiClient) => ({
  analyzePaper: fromPromise<PaperAnalysisResult, AnalyzePaperInput>(async ({ input, signal }) => {
    const { analysis, metadata } = await api.paper.analyze(buildRequest(input), {
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) input.report(progress);
      },
    });
    return { analysis, metadata };
  }),
});

const buildRequest = ({ journeyId, submission }: AnalyzePaperInput): AnalyzePaperRequest => {
  if (submission.method === 'file') return { journey_id: journeyId, paper: submission.file };
  const { method, title } = submission;
  return {
    journey_id: journeyId,
    paper_url: method === 'url' ? submission.url : '',
    paper_content: method === 'text' ? submission.text : '',
    metadata: { title, upload_method: method },
  };
};
