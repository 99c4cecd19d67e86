import { exampleBundle } from '@spinout/api-client/testing';
import * as schemas from '@spinout/api-client/schemas';
import type { ResearchBundle } from '@spinout/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  RESULTS_SCHEMA,
  RESULTS_SCHEMA_VERSION,
  readResults,
  writeResults,
} from './results-file.js';

const at = new Date('2026-03-02T10:00:00Z');
const OWN_FIELDS = ['schema', 'schemaVersion', 'exportedAt', '__proto__'];

const text = fc.string({ unit: 'binary', maxLength: 20 });
const json = fc.jsonValue({ maxDepth: 2 });
const source = fc.option(
  fc.record({
    origin: fc.constantFrom('user', 'live', 'computed', 'standard', 'simulated', 'fallback'),
    by: text,
    at: fc.constant('2026-01-01T00:00:00Z'),
  }),
  { nil: undefined },
);
const share = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true, min: 0, max: 1 }));
const more = fc.dictionary(
  text.filter((name) => !OWN_FIELDS.includes(name) && !(name in exampleBundle)),
  json,
  { maxKeys: 3 },
);

/** Arbitrary runs: missing parts, any text, unknown fields. */
const bundles = fc
  .record({
    topic: text.filter((topic) => topic.trim() !== ''),
    literature: fc.option(
      fc.record({
        papers_analyzed: fc.nat(),
        key_papers: fc.array(
          fc.record({
            title: text,
            authors: fc.array(text),
            year: fc.option(fc.nat()),
            relevance_score: share,
            source,
          }),
          { maxLength: 3 },
        ),
        source,
      }),
    ),
    hypotheses: fc.option(
      fc.record({ primary: fc.record({ statement: text, confidence: share }), source }),
    ),
    paper: fc.option(
      fc.record({
        title: text,
        sections: fc.record({ introduction: text, methods: text }),
        figures: fc.array(json, { maxLength: 2 }),
        target_journals: fc.array(fc.record({ name: text, impact_factor: share })),
        source,
      }),
    ),
    timestamp: text,
    dataSource: text,
    source,
    more,
  })
  .map(({ more: unknown, ...known }) =>
    // As a client returns it: JSON parsed with the contract's schema.
    schemas.ResearchBundle.parse(JSON.parse(JSON.stringify({ ...unknown, ...known }))),
  );

const readFault = (content: string) =>
  readResults(content).then(
    () => 'none',
    (error: unknown) => (error as { fault: string }).fault,
  );
const createFile = (change: object) =>
  JSON.stringify({ ...JSON.parse(writeResults(exampleBundle, at)), ...change });

describe('a results file', () => {
  it('has the fields of ENT-17 at the top level, after its own', () => {
    const file = JSON.parse(writeResults(exampleBundle, at)) as Record<string, unknown>;
    expect(Object.keys(file).slice(0, 4)).toEqual([
      'schema',
      'schemaVersion',
      'exportedAt',
      'topic',
    ]);
    expect(file).toMatchObject({
      schema: RESULTS_SCHEMA,
      schemaVersion: RESULTS_SCHEMA_VERSION,
      exportedAt: '2026-03-02T10:00:00.000Z',
      topic: exampleBundle.topic,
      dataSource: 'Simulated',
      source: { origin: 'simulated' },
    });
  });

  it('restores exactly what was saved, with the origin of every value', async () => {
    await fc.assert(
      fc.asyncProperty(bundles, async (bundle: ResearchBundle) => {
        const again = await readResults(writeResults(bundle, at));
        expect(JSON.stringify(again)).toBe(JSON.stringify(bundle));
      }),
    );
  });

  it('is opened with a byte order mark', async () => {
    const again = await readResults(`\ufeff${writeResults(exampleBundle, at)}`);
    expect(again.topic).toBe(exampleBundle.topic);
  });

  it.each([
    ['broken', 'nothing', ''],
    ['broken', 'half a file', writeResults(exampleBundle, at).slice(0, 900)],
    ['foreign', 'a list', '[]'],
    ['foreign', 'null', 'null'],
    ['foreign', 'another program’s file', '{"schema":"other","topic":"x"}'],
    ['newer', 'a file of a later version', createFile({ schemaVersion: 2 })],
    ['damaged', 'a file without a version', createFile({ schemaVersion: null })],
    ['damaged', 'a version that is none', createFile({ schemaVersion: 0.5 })],
    ['damaged', 'parts of another form', createFile({ literature: [] })],
    ['damaged', 'a topic that is no text', createFile({ topic: { toString: 1 } })],
    [
      'empty',
      'a file without results',
      JSON.stringify({ schema: RESULTS_SCHEMA, schemaVersion: 1 }),
    ],
  ])('is %s: %s', async (fault, _, content) => {
    expect(await readFault(content)).toBe(fault);
  });

  it('rejects any other text with its own error class', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), text), async (content) => {
        expect(['broken', 'foreign']).toContain(await readFault(content));
      }),
    ));
});
