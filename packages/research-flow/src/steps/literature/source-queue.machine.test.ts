import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { testRuntime } from '@spinout/flow-kit/testing';
import type { ReadSource } from './own-sources.types.js';
import { sourceQueueMachine, type ReadSourceInput } from './source-queue.machine.js';

const createFile = (name: string) => new File(['x'], name);

const open = (read: (input: ReadSourceInput, signal: AbortSignal) => Promise<ReadSource>) => {
  const actor = createActor(
    sourceQueueMachine.provide({
      actors: {
        readSource: fromPromise<ReadSource, ReadSourceInput>(({ input, signal }) =>
          read(input, signal),
        ),
      },
    }),
    { input: { runtime: testRuntime(), journeyId: 'journey-1' } },
  );
  actor.start();
  return {
    actor,
    context: () => actor.getSnapshot().context,
    waitUntilIdle: () => waitFor(actor, (state) => state.matches('idle')),
  };
};

const readPaper = ({ source: { file } }: ReadSourceInput): Promise<ReadSource> =>
  file.name.startsWith('bad')
    ? Promise.reject(new Error(`${file.name} is damaged`))
    : Promise.resolve({
        kind: 'paper',
        document: { id: file.name, title: file.name, method: 'file' },
      });

describe('the queue of a person’s files', () => {
  it('reads all files; one that fails stays with its error, and the others go on', async () => {
    const { actor, context, waitUntilIdle } = open(readPaper);
    const files = ['a.pdf', 'bad.pdf', 'c.pdf'].map(createFile);
    actor.send({ type: 'files.added', kind: 'paper', files });
    await waitUntilIdle();
    expect(context().read).toMatchObject([
      { document: { id: 'a.pdf' } },
      { document: { id: 'c.pdf' } },
    ]);
    expect(context().files).toMatchObject([
      { status: 'failed', error: { message: 'bad.pdf is damaged' } },
    ]);
  });

  it('tries a failed file again as a retry of the same request', async () => {
    const retries: (boolean | undefined)[] = [];
    const { actor, context, waitUntilIdle } = open((input) => {
      retries.push(input.source.isRetry);
      return retries.length === 1 ? Promise.reject(new Error('offline')) : readPaper(input);
    });
    actor.send({ type: 'files.added', kind: 'paper', files: [createFile('a.pdf')] });
    await waitUntilIdle();
    const [failed] = context().files;
    actor.send({ type: 'file.retried', id: failed?.id ?? '' });
    await waitUntilIdle();
    expect(retries).toEqual([undefined, true]);
    expect(context()).toMatchObject({ files: [], read: [{ kind: 'paper' }] });
  });

  it('cancels a file that is being read, and goes on with the next', async () => {
    const aborted: string[] = [];
    const { actor, context, waitUntilIdle } = open((input, signal) => {
      if (input.source.file.name !== 'slow.pdf') return readPaper(input);
      signal.addEventListener('abort', () => aborted.push('slow.pdf'));
      return new Promise(() => undefined);
    });
    actor.send({
      type: 'files.added',
      kind: 'paper',
      files: [createFile('slow.pdf'), createFile('b.pdf')],
    });
    actor.send({ type: 'file.dropped', id: context().files[0]?.id ?? '' });
    await waitUntilIdle();
    expect(aborted).toEqual(['slow.pdf']);
    expect(context()).toMatchObject({ files: [], read: [{ document: { id: 'b.pdf' } }] });
  });

  it('takes up to 50 files at once', () => {
    const { actor, context } = open(() => new Promise(() => undefined));
    const files = Array.from({ length: 60 }, (_, at) => createFile(`${String(at)}.pdf`));
    actor.send({ type: 'files.added', kind: 'paper', files });
    expect(context().files).toHaveLength(50);
  });

  it('shows the progress of the file that is being read', () => {
    const { actor, context } = open(({ report }) => {
      report({ stage: 'Indexing records', done: 250, total: 2000 });
      return new Promise(() => undefined);
    });
    actor.send({ type: 'files.added', kind: 'bibliography', files: [createFile('a.ris')] });
    expect(context().files).toMatchObject([{ status: 'reading', progress: { done: 250 } }]);
  });
});
