import { describe, expect, it } from 'vitest';
import { decided, design, paper, supposing } from './design-from-sources.fixtures.js';

const mice = paper('Sleep of mice', 'Mice were kept in cages. The mice slept.');
const people = paper('Sleep in adults', 'Adults were asked. The adults were well.');

describe('a plan for parts that nobody confirmed', () => {
  it('is an outline that offers them, where one is no plain factor', async () => {
    const { outline } = await design(
      supposing({ factor: 'the benefit of naps', outcome: 'sleep duration in mice' }),
      mice,
    );
    expect(outline?.missing).toEqual(['factor']);
    expect(outline?.factor).toBeUndefined();
  });

  it('never leaves open whether the factor is set or observed', async () => {
    const structure = { factor: 'the structure of the vessels', outcome: 'body weight in mice' };
    expect((await design(supposing(structure), mice)).outline?.missing).toEqual(['factor']);
    expect((await design(decided(structure), mice)).methodology).toContain(
      'If the investigators can set this difference',
    );
  });

  it('is an outline where only the text of the paper names its units', async () => {
    const structure = { factor: 'short naps', outcome: 'reaction time' };
    expect((await design(supposing(structure), people)).outline?.missing).toContain('units');
    const named = { ...structure, outcome: 'reaction time in adults' };
    expect((await design(supposing(named), people)).outline).toBeUndefined();
  });

  it('claims no direction that the verb does not say', async () => {
    const { methodology, outline } = await design(
      {
        ...supposing({
          factor: 'short naps',
          outcome: 'sleep quality in adults',
          direction: 'lowers',
        }),
        statement: 'Short naps may protect sleep quality in adults.',
      },
      people,
    );
    expect(outline).toBeUndefined();
    expect(methodology).not.toMatch(/a decrease|a negative association/u);
  });
});

describe('a plan for parts that a person wrote', () => {
  it('never measures molecules across participants', async () => {
    const { outline } = await design(
      decided({ factor: 'short forms of the subunit', outcome: 'activity of the protein complex' }),
      people,
    );
    expect(outline?.missing).toContain('units');
  });
});
