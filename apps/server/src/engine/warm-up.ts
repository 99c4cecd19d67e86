import { analyzePaper } from '@spinout/api-client';
import { answerCall, createNodeDependencies } from '@spinout/engine/node';
import { createTextPdf } from './text-pdf.js';

/** Enough sentences that the code which reads them is compiled. */
const MAX_CHARACTERS = 10_000;
const OK = 200;
const PAPER_NAME = 'paper.pdf';

/**
 * Reads a small PDF of summaries from the library, so that the first paper of a person does not wait for the code and the
 * data that reading needs. Nothing is stored.
 * @returns whether it could be read
 */
export async function warmUp(): Promise<boolean> {
  const dependencies = createNodeDependencies();
  const papers = await dependencies.library();
  const text = papers.map(({ summary }) => summary).join('\n');
  const paper = new File([createTextPdf(text.slice(0, MAX_CHARACTERS))], PAPER_NAME);
  const { status } = await answerCall(
    {
      id: analyzePaper.id,
      method: 'POST',
      host: 'api',
      path: '',
      accept: 'json',
      body: { kind: 'form', fields: { journey_id: '', paper } },
      signal: new AbortController().signal,
    },
    dependencies,
  );
  return status === OK;
}
