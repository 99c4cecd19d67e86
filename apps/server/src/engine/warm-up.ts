import { setImmediate } from 'node:timers/promises';
import { analyzePaper } from '@spinout/api-client';
import { answerCall, createNodeDependencies } from '@spinout/engine/node';
import { createTextPdf } from './text-pdf.js';

/** Enough papers that the code which reads them is compiled. */
const MAX_PAPERS = 10;
/** Short papers, because a task that comes meanwhile waits until the current one is read. */
const PAPER_CHARACTERS = 1_000;
const OK = 200;
const PAPER_NAME = 'paper.pdf';

/**
 * Reads small PDFs of summaries from the library, so that the first paper of a person does not wait for the code and the
 * data that reading needs. Nothing is stored.
 * @param signal ends it before the next paper
 * @returns how many papers could be read
 */
export async function warmUp(signal: AbortSignal): Promise<number> {
  const dependencies = createNodeDependencies();
  const papers = await dependencies.library();
  const text = papers.map(({ summary }) => summary).join('\n');
  let read = 0;
  for (let index = 0; index < MAX_PAPERS; index += 1) {
    // Lets a task begin, which aborts the signal.
    await setImmediate();
    if (signal.aborted) return read;
    const start = index * PAPER_CHARACTERS;
    const excerpt = text.slice(start, start + PAPER_CHARACTERS);
    const { status } = await answerCall(
      {
        id: analyzePaper.id,
        method: 'POST',
        host: 'api',
        path: '',
        accept: 'json',
        body: {
          kind: 'form',
          fields: { journey_id: '', paper: new File([createTextPdf(excerpt)], PAPER_NAME) },
        },
        signal,
      },
      dependencies,
    );
    if (status !== OK) return read;
    read += 1;
  }
  return read;
}
