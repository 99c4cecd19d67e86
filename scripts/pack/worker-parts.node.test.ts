import { describe, expect, it } from 'vitest';
import { assignParts } from './worker-parts.mjs';

const LARGE = 20_000;

/** A module that imports others; those after `later` lazily. */
const imports = (now: readonly string[], later: readonly string[] = [], bytes = LARGE) => ({
  bytes,
  imports: [
    ...now.map((path) => ({ path, kind: 'import-statement' })),
    ...later.map((path) => ({ path, kind: 'dynamic-import' })),
  ],
});

const parts = assignParts(
  {
    'dist/worker.js': imports(
      ['dist/start.js'],
      ['dist/paper.handlers.js', 'dist/company.handlers.js', 'dist/research-run.handlers.js'],
    ),
    'dist/start.js': imports([]),
    'dist/paper.handlers.js': imports(['dist/start.js', 'dist/shared.js', 'dist/words.js']),
    'dist/company.handlers.js': imports(['dist/shared.js'], ['dist/small.js']),
    'dist/research-run.handlers.js': imports(['dist/company.handlers.js', 'dist/words.js']),
    'dist/shared.js': imports([]),
    'dist/words.js': imports([]),
    'dist/small.js': imports([], [], 100),
  },
  'dist/worker.js',
);

describe('the parts of a worker', () => {
  it('start with what is imported at once', () => {
    expect(parts.get('dist/worker.js')).toBe('worker');
    expect(parts.get('dist/start.js')).toBe('worker');
  });

  it('have what only they need', () => {
    expect(parts.get('dist/paper.handlers.js')).toBe('paper');
    expect(parts.get('dist/company.handlers.js')).toBe('company');
  });

  it('share a part of what several need', () => {
    expect(parts.get('dist/shared.js')).toBe('common');
  });

  it('do not share what only the research uses as well, which uses all of them', () => {
    expect(parts.get('dist/words.js')).toBe('paper');
    expect(parts.get('dist/research-run.handlers.js')).toBe('research');
  });

  it('are no files that a bundler would write into another', () => {
    expect(parts.get('dist/small.js')).toBe('common');
  });
});
