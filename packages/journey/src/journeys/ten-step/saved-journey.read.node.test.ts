import { NUM_RUNS } from '@spinout/flow-kit/testing';
import { exampleBundle, exampleTenStepStart } from '@spinout/api-client/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toTenStepData } from './journey-data.js';
import type { SavedJourney } from './saved-journey.js';
import { readJourney } from './saved-journey.read.js';

const saved: SavedJourney = {
  schemaVersion: 1,
  journeyId: 'journey-1',
  journeyData: {
    ...toTenStepData('journey-1', 'Sleep', exampleTenStepStart),
    analytics: { total: 3 },
    paper: { text: 'whole' },
    agenticResults: { results: exampleBundle },
  },
  currentStep: 5,
  showAgenticSystem: true,
  timestamp: '2026-03-02T10:00:00.000Z',
};
const record = { ...saved, changes: ['a', 'b'] };
const runs = { numRuns: NUM_RUNS.records };

const read = (change: object = {}) => readJourney(JSON.stringify({ ...record, ...change }));

const anyInside = (value: unknown, test: (object: object) => boolean): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (test(value) || Object.values(value).some((inner) => anyInside(inner, test)));

describe('a saved ten-step journey', () => {
  it('ENT-24, ENT-25, ENT-26, ENT-27 survives serialization', () => {
    expect(JSON.parse(JSON.stringify(read()))).toEqual(JSON.parse(JSON.stringify(saved)));
  });

  it('has version 1 without a version, and is null from a newer version (T-76)', () => {
    expect(read({ schemaVersion: undefined })?.currentStep).toBe(5);
    for (const schemaVersion of [0, 2, '1', null]) expect(read({ schemaVersion })).toBeNull();
  });

  it('is null without a text id or a step from 1 to 10 (T-48)', () => {
    for (const journeyId of ['', 7, null, undefined, 'x'.repeat(5000)]) {
      expect(read({ journeyId })).toBeNull();
    }
    for (const currentStep of [0, 11, 2.5, '3', null, undefined, -1, 1e9]) {
      expect(read({ currentStep })).toBeNull();
    }
    for (const journeyData of [null, 'text', [], undefined])
      expect(read({ journeyData })).toBeNull();
  });

  it('drops only the unreadable fields', () => {
    const journeyData = {
      ...saved.journeyData,
      agenticResults: 7,
      topics: 'x',
      funding: [],
      timeline: '',
    };
    expect(read({ journeyData, showAgenticSystem: 'yes', timestamp: 5 })).toMatchObject({
      showAgenticSystem: false,
      timestamp: '5',
      journeyData: {
        interest: 'Sleep',
        agenticResults: undefined,
        topics: [],
        funding: null,
        timeline: '24 months',
      },
    });
  });

  it('limits references', () => {
    const many = Array.from({ length: 5000 }, () => ({ title: 'x' }));
    const back = read({
      journeyData: { ...saved.journeyData, literature: many },
    });
    expect(back?.journeyData.literature).toHaveLength(200);
  });

  it('is null if it is truncated anywhere or any other text', () => {
    const text = JSON.stringify(record);
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), (end) => {
        expect(readJourney(text.slice(0, end))).toBeNull();
      }),
      runs,
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (any) => {
        expect(readJourney(any)).toBeNull();
      }),
      runs,
    );
  });

  it('does not change prototypes, neither of all objects nor its own', () => {
    const polluted = JSON.stringify(record).replaceAll(
      '{"',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"',
    );
    const back = readJourney(polluted);
    expect(back).not.toBeNull();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(
      anyInside(
        back,
        (object) =>
          ![Object.prototype, Array.prototype].includes(Object.getPrototypeOf(object) as never),
      ),
    ).toBe(false);
  });
});
