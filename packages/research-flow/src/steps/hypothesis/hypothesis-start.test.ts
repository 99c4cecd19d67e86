import { testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import type { ChosenHypothesis } from '../../data/flow-data.js';
import { startingPoint } from './starting-point.fixtures.js';
import { applyForm, createForm } from './hypothesis-form.js';
import {
  changeForm,
  changeStartForm,
  choicesFor,
  createFromStart,
  createStartForm,
  findFirstEmpty,
  isChangedStart,
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

  it('is not the work of the person until a part is changed', () => {
    expect(isChangedStart(startingPoint, form)).toBe(false);
    const changed = changeStartForm(startingPoint, form, 'factor', '');
    expect(isChangedStart(startingPoint, changed)).toBe(true);
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

  it('has a sentence from its parts where the paper asks for more research and names no direction', () => {
    const { direction: _, statement: __, ...parts } = startingPoint.parts!;
    const text = 'Future studies should look into evening training and spindle density.';
    const undirected = { ...startingPoint, text, parts };
    const begun = createStartForm(undirected);
    expect(begun.statement).toBe('Evening training affects spindle density in older adults.');
    expect(changeStartForm(undirected, begun, 'direction', 'lowers').statement).toBe(
      'Evening training decreases spindle density in older adults.',
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

describe('the sentence of a hypothesis that is edited', () => {
  const type = (hypothesis: ChosenHypothesis, ...texts: string[]) =>
    texts.reduce(
      (edited, text) => changeForm(hypothesis, edited, 'outcome', text),
      createForm(hypothesis),
    ).statement;
  const started = createFromStart(startingPoint, form, runtime);
  const generated: ChosenHypothesis = {
    ...started,
    statement: 'Evening training may make spindles denser.',
    source: undefined,
  };

  it('follows the parts, also through an empty one', () => {
    for (const hypothesis of [started, generated]) {
      expect(type(hypothesis, 'recall')).toBe('Evening training increases recall in older adults.');
      expect(type(hypothesis, '', 'r', 're')).toBe(
        'Evening training increases re in older adults.',
      );
    }
  });

  it('is the earlier one if the parts are', () =>
    expect(type(generated, 'recall', 'spindle density')).toBe(generated.statement));

  it('follows the parts if it still is the sentence of the paper', () => {
    const statement = startingPoint.text;
    expect(type({ ...started, statement }, 'recall')).toBe(
      'Evening training increases recall in older adults.',
    );
  });

  it('stays if the person wrote it, in this edit or an earlier one', () => {
    const statement = 'Training late in the day is good.';
    expect(type({ ...started, statement }, 'recall')).toBe(statement);
    const written = changeForm(started, form, 'statement', statement);
    expect(changeForm(started, written, 'outcome', 'recall').statement).toBe(statement);
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
