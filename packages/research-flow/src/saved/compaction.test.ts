import {
  exampleAnalysis,
  exampleCompany,
  exampleDesign,
  exampleHypothesis,
  examplePapers,
} from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { testRuntime } from '@spinout/flow-kit/testing';
import {
  type KeyValueStorage,
  type SaveStatus,
  memoryStorage,
  createPersistedRecord,
} from '@spinout/flow-kit';
import { COMPACTION_LEVELS } from './compaction.js';
import type { SavedFlow } from './saved-flow.js';
import { readSavedFlow } from './saved-flow.read.js';

const KEY = 'spinout-flow:default';

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
  const { log, now } = testRuntime();
  const read = (text: string) => readSavedFlow(text, now());
  const statuses: SaveStatus[] = [];
  const options = { key: KEY, storage, log, read, levels: COMPACTION_LEVELS };
  const record = createPersistedRecord<SavedFlow>(options, (event) => {
    if (event.type === 'saveStatus.changed') statuses.push(event.saveStatus);
  });
  record.load();
  record.send({ type: 'record.changed', saved: fullRecord });
  const text = storage.read(KEY) as string | null;
  return { statuses, log, text, saved: text === null ? null : read(text) };
};

describe('a flow in a full storage', () => {
  const size = saveWithQuota(Infinity).text?.length ?? 0;

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
