import { describe, expect, it } from 'vitest';
import { parseIds } from './parse-ids.ts';
import { readRequirementIds } from './read-requirements.ts';
import { CONDITIONAL } from './read-titles.ts';
import { summarizeTrace } from './summarize.ts';

describe('The IDs in a title', () => {
  it.each([
    ['TOPIC-08 Continue is disabled', ['TOPIC-08']],
    ['CO-36 CONST-17 has a pitch deck of 10-15 slides', ['CO-36', 'CONST-17']],
    ['HYP-17, API-02 uses the base', ['HYP-17', 'API-02']],
    ['PAPER-08, 09 and PAPER-11 asks', ['PAPER-08', 'PAPER-09', 'PAPER-11']],
    ['TOPIC-30..32 shows three', ['TOPIC-30', 'TOPIC-31', 'TOPIC-32']],
    ['walks from one to six (S-01, S-02)', ['S-01', 'S-02']],
    ['DL-02 says the network failed (S-51)', ['DL-02', 'S-51']],
    ['CONST-05, 30 days stand in', ['CONST-05', 'CONST-30']],
    ['CONST-05 30 days stand in', ['CONST-05']],
    ['answers 404 for a call (see below)', []],
    ['says UTF-8X nowhere', []],
  ])('are found in "%s"', (title, ids) => {
    expect(parseIds(title)).toEqual(ids);
  });
});

describe('The requirements', () => {
  it('are read from the tables of the parts with IDs only', () => {
    const markdown =
      '# Part A. x\n| ID | R |\n| FLOW-01 | a FLOW-77 |\n# Part E. y\n| TOPIC-01 | b |\n# Part F. z\n| S-01 | c |';
    expect(readRequirementIds(markdown)).toEqual(['FLOW-01', 'S-01']);
  });
});

describe('The summary', () => {
  const requirementIds = ['FLOW-01', 'FLOW-02', 'FLOW-03', 'API-01', 'API-50', 'T-31'];
  const config = {
    delivered: [{ area: 'FLOW' }, { area: 'API', numbers: [[1, 9] as const] }],
    untestable: new Set(['FLOW-03']),
  };
  const test = (title: string, problem: string | null = null) => ({
    title,
    line: 1,
    problem,
    file: 'a',
  });

  it('lists delivered requirements without a test', () => {
    const { areas } = summarizeTrace(requirementIds, [test('FLOW-01 a'), test('T-31 b')], config);
    expect(areas).toEqual([
      { area: 'FLOW', tested: ['FLOW-01'], untested: ['FLOW-02'] },
      { area: 'API', tested: [], untested: ['API-01'] },
    ]);
  });

  it('does not count a test that proves nothing and reports unknown IDs', () => {
    const { areas, problems } = summarizeTrace(
      requirementIds,
      [test('FLOW-01 a', 'asserts nothing'), test('FLOW-09 b')],
      config,
    );
    expect(areas[0]?.tested).toEqual([]);
    expect(problems).toEqual([
      'a:1 proves nothing, since it asserts nothing: "FLOW-01 a"',
      'a:1 names FLOW-09, which is not a requirement: "FLOW-09 b"',
    ]);
  });

  it('reports a test that only some machines run if it names a requirement', () => {
    const titles = ['FLOW-01 a', 'b'].map((title) => test(title, CONDITIONAL));
    const { areas, problems } = summarizeTrace(requirementIds, titles, config);
    expect(areas[0]?.tested).toEqual([]);
    expect(problems).toEqual([`a:1 proves nothing, since it ${CONDITIONAL}: "FLOW-01 a"`]);
  });
});
