import type { PlatformClient } from '@spinout/api-client';
import { createArticleRequest } from '../paper/article.js';
import type { TwelveStepMessages } from '../twelve-step.messages.js';
import type { FinishedRun } from './finished-run.js';

/**
 * The run with the PDF of its eighth step, which is made again if it was restored without.
 * @param messages for the headings of the PDF
 * @throws {ApiError} if the PDF cannot be made; a bundle without it would be incomplete
 */
export async function withPdf(
  run: FinishedRun,
  api: Pick<PlatformClient, 'pdf'>,
  messages: TwelveStepMessages,
): Promise<FinishedRun> {
  const { file, paper } = run;
  if (file?.kind !== 'pdf' || file.pdf !== null || paper === null) return run;
  const pdf = await api.pdf.article(createArticleRequest(paper, messages));
  return { ...run, file: { ...file, pdf } };
}
