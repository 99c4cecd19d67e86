import type { SearchLog } from '@spinout/api-client';
import { literatureModels } from './literature.fixtures.js';
import type { LiteratureModel } from './literature-step.model.js';
import type { SavedImport, SourceFile } from './own-sources.types.js';

const IMPORTED: SavedImport = {
  id: 'import-1',
  file_name: 'sleep.ris',
  format: 'ris',
  records: 1240,
  duplicates: 12,
  already_imported: 3,
  without_abstract: 180,
  problem_count: 0,
};

const createFile = (name: string, state: Partial<SourceFile>): SourceFile => ({
  id: `file-${name}`,
  kind: 'bibliography',
  file: new File([''], name),
  status: 'waiting',
  progress: null,
  ...state,
});

const withSources = (sources: Partial<LiteratureModel['sources']>): LiteratureModel => ({
  ...literatureModels.found,
  sources: { ...literatureModels.found.sources, storedIn: 'browser', ...sources },
});

const noQuery = { query: undefined, at: undefined, hits: undefined, limit: undefined };

const LOG: SearchLog = {
  query: 'sleep spindles, recall',
  query_from: 'hypothesis',
  at: '2026-05-01T10:00:00.000Z',
  software: 'Spinout engine 0.1.0',
  limit: 20,
  sources: [
    { name: 'Bundled library', kind: 'library', identified: 352, ...noQuery, failure: undefined },
    {
      name: 'OpenAlex',
      kind: 'public',
      query: 'sleep spindles',
      at: '2026-05-01T10:00:01.000Z',
      identified: 0,
      hits: undefined,
      limit: 20,
      failure: 'unreachable',
    },
  ],
  duplicates: 3,
  retracted: 1,
  not_screened: 0,
  screened: 348,
  excluded: 346,
  relevant: 2,
  listed: 2,
};

/** The states of the person's own sources, and a search with its log. */
export const ownSourcesModels = {
  reading: withSources({
    files: [
      createFile('sleep.ris', {
        status: 'reading',
        progress: { stage: 'Indexing records', done: 500, total: 1240 },
      }),
      createFile('naps.bib', {}),
    ],
  }),
  imported: withSources({
    imports: [IMPORTED],
    lastRead: { kind: 'bibliography', imported: IMPORTED, problems: [], storedIn: 'browser' },
    isOutdated: true,
  }),
  partlyUnreadable: withSources({
    files: [createFile('letter.ris', { status: 'failed', error: new Error('unreadable') })],
    imports: [{ ...IMPORTED, problem_count: 3 }],
    lastRead: {
      kind: 'bibliography',
      imported: { ...IMPORTED, problem_count: 3 },
      problems: [
        { line: 12, reason: 'The record has no title.' },
        { line: 340, reason: 'The record has no end.' },
      ],
      storedIn: 'browser',
    },
  }),
  missing: withSources({ imports: [{ ...IMPORTED, missing: true }] }),
  removed: withSources({ isOutdated: true }),
  logged: {
    ...literatureModels.selected,
    found: { ...literatureModels.selected.found, log: LOG },
  },
} as const satisfies Record<string, LiteratureModel>;
