import { testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { startingPoint } from './starting-point.fixtures.js';
import { applyForm, createForm } from './hypothesis-form.js';
import {
  changeStartForm,
  choicesFor,
  createFromStart,
  createStartForm,
  findFirstEmpty,
  originOfPart,
} from './hypothesis-start.js';

const runtime = testRuntime();
const form = createStartForm(startingPoint);
const unread = { text: 'How bats find water is not known.', evidence: startingPoint.evidence };

describe('a hypothesis that starts from a sentence of the paper (T-86)', () => {
  it('begins with the parts that the sentence names, and the first empty one comes first', () => {
    expect(form).toMatchObject({
      factor: 'evening training',
      comparator: '',
      outcome: 'spindle density',
      direction: 'raises',
      population: 'older adults',
      statement: 'Evening training increases spindle density in older adults.',
    });
    expect(findFirstEmpty(form)).toBe('comparator');
  });

  it('has the sentence of the paper until factor and outcome are known', () => {
    const empty = createStartForm(unread);
    expect(empty.statement).toBe('How bats find water is not known.');
    const half = changeStartForm(unread, empty, 'factor', 'moonlight');
    expect(half.statement).toBe('How bats find water is not known.');
    const whole = changeStartForm(unread, half, 'outcome', 'drinking rates');
    expect(whole.statement).toBe('Moonlight affects drinking rates.');
  });

  it.each([
    ['However, how bats find water is not known.', 'How bats find water is not known.'],
    ['Thus, mRNA levels may follow the moon.', 'mRNA levels may follow the moon.'],
    ['Thus far, no bat was seen to drink.', 'Thus far, no bat was seen to drink.'],
  ])('leaves out words that only join the sentence to others: %s', (text, statement) => {
    const start = { ...unread, text };
    expect(createStartForm(start).statement).toBe(statement);
    expect(createFromStart(start, createStartForm(start), runtime).claims?.[0]?.text).toBe(text);
  });

  it('has the sentence of the paper where it names no direction, until the person changes a part', () => {
    const { direction: _, statement: __, ...parts } = startingPoint.parts!;
    const undirected = { ...startingPoint, parts };
    const begun = createStartForm(undirected);
    expect(begun).toMatchObject({ factor: 'evening training', outcome: 'spindle density' });
    expect(begun.statement).toBe(startingPoint.text);
    expect(changeStartForm(undirected, begun, 'direction', 'lowers').statement).toBe(
      'Evening training decreases spindle density in older adults.',
    );
    expect(changeStartForm(undirected, begun, 'comparator', 'no training').statement).toBe(
      'Evening training affects spindle density in older adults, compared with no training.',
    );
  });

  it('keeps a sentence that the person wrote', () => {
    const written = changeStartForm(startingPoint, form, 'statement', 'Training late helps.');
    const changed = changeStartForm(startingPoint, written, 'comparator', 'morning training');
    expect(changed.statement).toBe('Training late helps.');
  });

  it('knows which parts are of the paper and which of the person', () => {
    const changed = changeStartForm(startingPoint, form, 'comparator', 'morning training');
    const hypothesis = createFromStart(startingPoint, changed, runtime);
    expect(hypothesis).toMatchObject({
      statement:
        'Evening training increases spindle density in older adults, compared with morning training.',
      claims: [{ text: startingPoint.text }],
      source: { origin: 'user' },
      structure: {
        kind: 'open-question',
        origins: {
          factor: 'paper',
          comparator: 'user',
          outcome: 'paper',
          direction: 'paper',
          population: 'paper',
        },
      },
    });
    const edited = applyForm(
      hypothesis,
      { ...createForm(hypothesis), outcome: 'recall after a night' },
      runtime,
    );
    expect(edited.structure?.origins).toMatchObject({ factor: 'paper', outcome: 'user' });
    expect(originOfPart(unread, createStartForm(unread), 'direction')).toBeUndefined();
  });
});

describe('the names that a sentence offers for a field', () => {
  it('are those for the field, also those whose role is open', () => {
    expect(choicesFor(startingPoint, form, 'factor')).toEqual(['evening training', 'time in bed']);
    expect(choicesFor(startingPoint, form, 'mechanism')).toEqual([]);
    expect(choicesFor(unread, form, 'factor')).toEqual([]);
  });

  it('leave out what stands in another field', () => {
    const changed = changeStartForm(startingPoint, form, 'factor', 'time in bed');
    expect(choicesFor(startingPoint, changed, 'outcome')).toEqual(['spindle density']);
  });

  it('make a part that the person chose', () => {
    const changed = changeStartForm(startingPoint, form, 'factor', 'time in bed');
    expect(originOfPart(startingPoint, changed, 'factor')).toBe('user');
  });
});
