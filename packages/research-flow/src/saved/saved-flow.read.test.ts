import {
  exampleAnalysis,
  exampleCompany,
  exampleDesign,
  exampleHypothesis,
  exampleMetadata,
  examplePapers,
  exampleTopics,
} from '@spinout/api-client/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STEPS } from '../data/steps.js';
import { NUM_RUNS, testRuntime } from '@spinout/flow-kit/testing';
import { SCHEMA_VERSION } from './saved-flow.js';
import { readSavedFlow } from './saved-flow.read.js';

const readRecord = (text: string) => readSavedFlow(text, testRuntime().now());

const text = fc.string({ unit: 'binary', maxLength: 200 });
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

const topic = fc.constantFrom(...exampleTopics);
const source = fc.constant({ origin: 'live' as const, by: 'Test' });
const papers = fc.subarray([...examplePapers]);
const analysis = fc.record({
  themes: fc.array(text),
  gaps: fc.array(text),
  methodologies: fc.array(text),
});
const hypothesis = text.map((statement) => ({ ...exampleHypothesis, statement }));
const design = fc
  .record({
    methodology: text,
    sampleSize: fc.integer(),
    budget: fc.integer(),
    controls: fc.array(text),
  })
  .map((change) => ({ ...exampleDesign, ...change }));
const company = text.map((name) => ({ ...exampleCompany, name }));
const document = optional(
  fc.record({ file_name: text, text, companyName: text }, { requiredKeys: ['file_name', 'text'] }),
);

const suggestions = {
  suggestions: fc.array(topic, { maxLength: 5 }),
  suggestionsSource: nullable(source),
};

const drafts = fc.record({
  topic: optional(
    fc.record({
      ...suggestions,
      tab: fc.constantFrom('suggestions', 'browse', 'custom'),
      category: nullable(text),
      customText: text,
      earlier: fc.array(fc.record(suggestions), { maxLength: 2 }),
      selected: nullable(topic),
    }),
  ),
  paper: optional(
    fc.record({
      method: fc.constantFrom('file', 'url', 'text'),
      url: text,
      text,
      exampleTitle: nullable(text),
      fileName: nullable(text),
      fileSizeBytes: nullable(fc.nat()),
    }),
  ),
  hypothesis: optional(fc.record({ hypothesis: nullable(hypothesis) })),
  literature: optional(
    fc.record({
      query: text,
      found: nullable(fc.record({ papers, analysis, source: nullable(source) })),
      selected: fc.array(text),
      earlier: fc.array(text),
    }),
  ),
  experiment: optional(
    fc.record({
      tab: fc.constantFrom('overview', 'variables', 'timeline', 'resources'),
      proposed: nullable(design),
      design,
      typed: fc.record({ controls: text, equipment: text }),
    }),
  ),
  company: optional(
    fc.record({
      tab: fc.constantFrom('overview', 'legal', 'fundraising', 'ip', 'compliance'),
      structure: nullable(company),
      isCustomizing: fc.boolean(),
      typedName: optional(text),
      form: fc.record({ name: text, email: text, ownership: text, role: text }),
      documents: fc.record({ bylaws: document, ndaTemplate: document }),
      isCompleted: fc.boolean(),
    }),
  ),
});

const data = fc.record({
  interest: optional(fc.record({ id: text, title: text })),
  topic: optional(topic),
  researchArea: optional(text),
  papers: optional(fc.record({ results: optional(papers) })),
  paper_analysis: optional(fc.constant(exampleAnalysis)),
  paper_metadata: optional(fc.constant(exampleMetadata)),
  hypothesis: optional(hypothesis),
  literature_analysis: optional(analysis),
  selected_papers: optional(fc.array(text)),
  earlier_papers: optional(fc.array(text)),
  experimentDesign: optional(design),
  companyStructure: optional(company),
  budgetEstimate: optional(fc.integer()),
});

const record = fc.record({
  schemaVersion: fc.constant(SCHEMA_VERSION),
  journeyId: fc.string({ minLength: 1 }),
  step: fc.constantFrom(...STEPS),
  data,
  drafts,
});

const runs = { numRuns: NUM_RUNS.records };

/** The same record, with an attempt to pollute the prototype of every object. */
const addPrototypePollution = (json: string) =>
  json.replaceAll(
    '{"',
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"',
  );

const isPolluted = () => Reflect.get({}, 'polluted') !== undefined;

const someNested = (value: unknown, test: (object: object) => boolean): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (test(value) || Object.values(value).some((inner) => someNested(inner, test)));

describe('a saved flow', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(record, (saved) => {
        expect(readRecord(JSON.stringify(saved))).toEqual(saved);
      }),
      runs,
    );
  });

  it('is null if it is truncated anywhere', () => {
    fc.assert(
      fc.property(record, fc.double({ min: 0, max: 0.999, noNaN: true }), (saved, share) => {
        const json = JSON.stringify(saved);
        expect(readRecord(json.slice(0, Math.floor(json.length * share)))).toBeNull();
      }),
      runs,
    );
  });

  it('is null for any other text or JSON', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((v) => JSON.stringify(v)),
        ),
        (json) => {
          expect(readRecord(json)).toBeNull();
        },
      ),
      runs,
    );
  });

  it('is null if a field has the wrong type, and never throws', () => {
    const wrongValue = fc.constantFrom<unknown>(7, true, null, [], 'x', {});
    const field = fc.constantFrom('schemaVersion', 'journeyId', 'step', 'data', 'drafts');
    fc.assert(
      fc.property(record, field, wrongValue, (saved, name, value) => {
        const read = readRecord(JSON.stringify({ ...saved, [name]: value }));
        const isValid =
          (name === 'journeyId' && value === 'x') ||
          ((name === 'data' || name === 'drafts') && JSON.stringify(value) === '{}');
        if (isValid) expect(read).not.toBeNull();
        else expect(read).toBeNull();
      }),
      runs,
    );
  });

  it('is null for a newer or nonexistent version', () => {
    fc.assert(
      fc.property(
        record,
        fc.oneof(fc.integer({ min: 2 }), fc.integer({ max: 0 }), fc.string()),
        (saved, version) => {
          expect(readRecord(JSON.stringify({ ...saved, schemaVersion: version }))).toBeNull();
        },
      ),
      runs,
    );
  });

  it('opens without the pending requests that earlier versions saved', () => {
    const intents = fc.constantFrom<unknown>(
      { 'paper.analyze': { key: 'key-1', request: 'x' } },
      { call: { key: 'line\nbreak', request: '' } },
      7,
      [],
    );
    fc.assert(
      fc.property(record, intents, (saved, pending) => {
        expect(readRecord(JSON.stringify({ ...saved, intents: pending }))).toEqual(saved);
      }),
      runs,
    );
  });

  it('drops unknown fields', () => {
    fc.assert(
      fc.property(record, fc.jsonValue(), (saved, extra) => {
        const more = { ...saved, extra, drafts: { ...saved.drafts, extra } };
        expect(readRecord(JSON.stringify(more))).toEqual(saved);
      }),
      runs,
    );
  });

  it('does not pollute prototypes', () => {
    fc.assert(
      fc.property(record, (saved) => {
        const read = readRecord(addPrototypePollution(JSON.stringify(saved)));
        expect(isPolluted()).toBe(false);
        expect(
          someNested(
            read,
            (object) =>
              ![Object.prototype, Array.prototype].includes(Object.getPrototypeOf(object) as never),
          ),
        ).toBe(false);
      }),
      runs,
    );
  });
});
