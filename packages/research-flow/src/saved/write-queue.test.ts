import {
  exampleAnalysis,
  exampleCompany,
  exampleDesign,
  exampleHypothesis,
  examplePapers,
} from '@spinout/api-client/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { NUM_RUNS, testRuntime } from '@spinout/flow-kit/testing';
import {
  type KeyValueStorage,
  type SaveStatus,
  memoryStorage,
  getWriteQueue,
} from '@spinout/flow-kit';
import { COMPACTION_LEVELS } from './compaction.js';
import type { SavedFlow } from './saved-flow.js';
import { readSavedFlow } from './saved-flow.read.js';

const KEY = 'spinout-flow:default';

const createFlow = (text: string): SavedFlow => ({
  schemaVersion: 1,
  journeyId: 'journey-1',
  step: 'topic',
  data: { researchArea: text },
  drafts: {},
});

const open = (storage: KeyValueStorage) => {
  const { log } = testRuntime();
  const statuses: SaveStatus[] = [];
  const queue = getWriteQueue<SavedFlow>(storage, KEY);
  const enqueue = (saved: SavedFlow | null) =>
    queue.enqueue({ saved, levels: COMPACTION_LEVELS, log, report: (each) => statuses.push(each) });
  return { queue, log, statuses, enqueue };
};

describe('writes to a record in a slow storage', () => {
  it('run in order, and the last one wins, regardless of their duration', () =>
    fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.option(fc.string({ maxLength: 5 }), { nil: null }), { minLength: 1 }),
        async (scheduler, texts) => {
          let record: string | null = null;
          let activeWrites = 0;
          const runSlowly = (apply: () => void) => {
            activeWrites += 1;
            expect(activeWrites).toBe(1);
            return scheduler.schedule(Promise.resolve()).then(() => {
              apply();
              activeWrites -= 1;
            });
          };
          const { queue, enqueue } = open({
            read: () => record,
            write: (_, text) => runSlowly(() => (record = text)),
            remove: () => runSlowly(() => (record = null)),
          });
          scheduler.scheduleSequence(
            texts.map((text) => () => {
              enqueue(text === null ? null : createFlow(text));
              return Promise.resolve();
            }),
          );
          await scheduler.waitIdle();
          const last = texts.at(-1) ?? null;
          expect(queue.pending()).toBeUndefined();
          expect(record).toBe(last === null ? null : JSON.stringify(createFlow(last)));
        },
      ),
      { numRuns: NUM_RUNS.records },
    ));

  it('continue after a failure', async () => {
    const write = vi.fn((): Promise<void> => Promise.reject(new Error('no connection')));
    const { enqueue, statuses, log } = open({ ...memoryStorage(), write });
    enqueue(createFlow('a'));
    enqueue(createFlow('b'));
    enqueue(createFlow('c'));
    await vi.waitFor(() => expect(statuses).toEqual(['nothing', 'nothing']));
    expect(write.mock.calls.map(([, text]: unknown[]) => text)).toEqual([
      JSON.stringify(createFlow('a')),
      JSON.stringify(createFlow('c')),
    ]);
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it('use one queue per storage and key', () => {
    const storage = memoryStorage();
    expect(getWriteQueue<SavedFlow>(storage, KEY)).toBe(getWriteQueue<SavedFlow>(storage, KEY));
    expect(getWriteQueue<SavedFlow>(storage, KEY)).not.toBe(getWriteQueue(storage, `${KEY}-2`));
    expect(getWriteQueue<SavedFlow>(storage, KEY)).not.toBe(getWriteQueue(memoryStorage(), KEY));
  });
});

const fullRecord: SavedFlow = {
  schemaVersion: 1,
  journeyId: 'journey-1',
  step: 'company',
  data: {
    interest: { id: 'neuro-1', title: 'Sleep' },
    papers: {
      documents: [{ id: 'doc-1', title: 'Example paper', method: 'text' }],
      results: examplePapers,
    },
    paper_analysis: exampleAnalysis,
    hypothesis: exampleHypothesis,
    literature_review: { synthesis: undefined, source: undefined },
    literature_analysis: { themes: ['t'], gaps: [], methodologies: [] },
    selected_papers: ['paper-1'],
    experimentDesign: exampleDesign,
  },
  drafts: {
    literature: {
      query: 'spindles',
      found: {
        papers: examplePapers,
        analysis: { themes: [], gaps: [], methodologies: [] },
        source: null,
      },
      selected: ['paper-1'],
    },
    company: {
      tab: 'legal',
      structure: exampleCompany,
      isCustomizing: true,
      form: { name: 'Bo', email: '', ownership: '', role: '' },
      documents: { bylaws: { file_name: 'Bylaws.txt', text: 'x'.repeat(5000) } },
      isCompleted: false,
    },
  },
};

/** A storage with a quota in characters. */
const createStorageWithQuota = (quota: number): KeyValueStorage => {
  const memory = memoryStorage();
  return {
    ...memory,
    write: (key, text) => {
      if (text.length > quota) throw new DOMException('full', 'QuotaExceededError');
      return memory.write(key, text);
    },
  };
};

const saveWithQuota = (quota: number) => {
  const storage = createStorageWithQuota(quota);
  const { enqueue, statuses, log } = open(storage);
  enqueue(fullRecord);
  const text = storage.read(KEY) as string | null;
  return { statuses, log, saved: text === null ? null : readSavedFlow(text) };
};

describe('a flow in a full storage', () => {
  const size = JSON.stringify(fullRecord).length;

  it('is saved completely while there is space', () => {
    const { statuses, saved } = saveWithQuota(size);
    expect(statuses).toEqual(['all']);
    expect(saved).toEqual(fullRecord);
  });

  it('loses its results first, but no input or draft', () => {
    const { statuses, saved, log } = saveWithQuota(size - 1);
    expect(statuses).toEqual(['inputs']);
    const { interest, hypothesis, selected_papers, experimentDesign } = fullRecord.data;
    expect(saved).toEqual({
      ...fullRecord,
      data: {
        interest,
        papers: { documents: fullRecord.data.papers?.documents },
        hypothesis,
        selected_papers,
        experimentDesign,
      },
      drafts: {
        ...fullRecord.drafts,
        literature: { query: 'spindles', found: null, selected: ['paper-1'] },
      },
    });
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('then loses its documents, but still no input', () => {
    const { statuses, saved } = saveWithQuota(size - 5000);
    expect(statuses).toEqual(['inputs']);
    expect(saved?.drafts.company).toEqual({ ...fullRecord.drafts.company, documents: {} });
    expect(saved?.drafts.literature?.query).toBe('spindles');
    expect(saved?.data.hypothesis).toEqual(exampleHypothesis);
  });

  it('is not saved if not even that fits, and the error is logged once', () => {
    const { statuses, saved, log } = saveWithQuota(10);
    expect(statuses).toEqual(['nothing']);
    expect(saved).toBeNull();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      'The journey could not be saved.',
      expect.objectContaining({ name: 'QuotaExceededError' }),
    );
  });
});
