import { describe, expect, it } from 'vitest';
import { candidatesFrom, paperOf } from './read-texts.fixtures.js';

const inDiscussion = (text: string) =>
  candidatesFrom([paperOf('We studied an effect.', text)]).map(({ statement }) => statement);
const between = (one: string, other: string) =>
  candidatesFrom([paperOf(one, 'We discuss it.'), paperOf(other, 'We discuss it.')]);

describe('a contradiction within a paper', () => {
  it.each([
    [
      'psychology',
      'In contrast to previous reports [12,14], melatonin increased sleep latency. This discrepancy may be explained by different dosing schedules.',
      'The effect of melatonin on sleep latency depends on the dosing schedules.',
    ],
    [
      'medicine',
      'Metformin reduced weight gain in obese rats. This is inconsistent with a previous study [12]. The discrepancy may be due to differences in the dose of metformin.',
      'The effect of metformin on weight gain in obese rats depends on the dose of metformin.',
    ],
    [
      'ecology',
      'We found that grazing increased plant richness in wet meadows, whereas Miller et al. [8] reported that it reduced richness in dry steppes.',
      'Studied in the same way, grazing may increase plant richness in wet meadows but reduce it in dry steppes.',
    ],
    [
      'social science',
      'We found that oxytocin increased trust in women, whereas Miller et al. [8] reported no effect on trust in older men.',
      'Studied in the same way, oxytocin may increase trust in women but not in older men.',
    ],
  ])('asks for what may explain it: %s', (_, text, statement) => {
    expect(inDiscussion(text)).toEqual([statement]);
  });

  it.each([
    [
      'nothing explains it',
      'In contrast to previous reports [12,14], melatonin increased sleep latency. The reasons for this discrepancy are unknown.',
    ],
    [
      'chance explains it',
      'In contrast to previous reports [12], melatonin increased sleep latency. This discrepancy may be due to the small sample of that study.',
    ],
    [
      'both say the same',
      'We found that grazing increased plant richness in wet meadows, whereas Miller et al. [8] reported that it increased richness in dry steppes.',
    ],
    [
      'it contrasts with no other work',
      'In contrast to the placebo group, patients on melatonin slept. Differences in the dose may explain this.',
    ],
  ])('is none where %s', (_, text) => {
    expect(inDiscussion(text)).toEqual([]);
  });
});

describe('a contradiction between two papers', () => {
  it('names the populations in which they differ, and quotes both', () => {
    const [candidate] = between(
      'Melatonin reduced sleep latency in older adults.',
      'Melatonin increased sleep latency in adolescents.',
    );
    expect(candidate).toMatchObject({
      kind: 'contradiction',
      statement:
        'Studied in the same way, melatonin may reduce sleep latency in older adults but increase it in adolescents.',
      basis: { source: { id: 'doc-0' } },
      passages: [{ role: 'contrary', source: { id: 'doc-1' } }],
    });
  });

  it('names the doses in which they differ', () => {
    const [candidate] = between(
      'Caffeine increased the firing rate of neurons at 10 µM.',
      'Caffeine reduced the firing rate of neurons at 100 µM.',
    );
    expect(candidate?.statement).toBe(
      'Studied in the same way, caffeine may increase the firing rate of neurons at 10 µM but reduce it at 100 µM.',
    );
  });

  it.each([
    ['nothing differs', 'Melatonin reduced sleep latency.', 'Melatonin increased sleep latency.'],
    [
      'the populations overlap',
      'Melatonin reduced sleep latency in adults.',
      'Melatonin increased sleep latency in older adults.',
    ],
    [
      'they agree',
      'Melatonin reduced sleep latency in older adults.',
      'Melatonin shortened sleep latency in adolescents.',
    ],
    [
      'they agree in other words',
      'Low iron reduced endurance in runners.',
      'Iron increased endurance in rowers and athletes.',
    ],
    [
      'the outcomes differ',
      'Melatonin reduced sleep latency in older adults.',
      'Melatonin increased sleep duration in adolescents.',
    ],
    [
      'one only supposes it',
      'Melatonin reduced sleep latency in older adults.',
      'Melatonin may increase sleep latency in adolescents.',
    ],
  ])('is none where %s', (_, one, other) => {
    expect(between(one, other)).toEqual([]);
  });
});
