import { exampleHypothesis } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { testRuntime } from '@spinout/flow-kit/testing';
import { structuredHypothesis } from './hypothesis-drafts.fixtures.js';
import { applyForm, changeForm, createForm, isValidForm } from './hypothesis-form.js';

const original = {
  ...structuredHypothesis,
  link: { a: 'evening training', b: 'motor memory', c: 'density of sleep spindles' },
};
const edit = (change: Partial<ReturnType<typeof createForm>>) =>
  applyForm(original, { ...createForm(original), ...change }, testRuntime());

describe('an edited hypothesis', () => {
  it('is the user’s, with its passages and methods and without a confidence', () => {
    const edited = edit({ comparator: ' no   training ' });
    expect(edited).toMatchObject({
      id: expect.not.stringMatching(/^hyp-1$/) as string,
      source: { origin: 'user', at: '2026-03-02T10:00:00.000Z' },
      structure: { ...structuredHypothesis.structure, kind: 'own', comparator: 'no training' },
      claims: exampleHypothesis.claims,
      methodology: exampleHypothesis.methodology,
      title: structuredHypothesis.title,
      refutation: exampleHypothesis.refutation,
      next_steps: exampleHypothesis.next_steps,
      confidence: 0,
    });
    expect(edited.confidence_basis).toBeUndefined();
    expect(edited.candidate).toBeUndefined();
  });

  it('loses what was written about the earlier outcome', () => {
    expect(edit({ outcome: 'error rate' })).toMatchObject({
      refutation: undefined,
      next_steps: [],
      estimated_impact: '',
      link: { a: 'evening training', b: 'motor memory', c: 'error rate' },
    });
  });

  it('has a title from its new sentence', () => {
    expect(edit({ statement: 'Naps improve recall.' })).toMatchObject({
      title: 'Naps improve recall',
      statement: 'Naps improve recall.',
    });
  });

  it('is unchanged without a change', () => {
    expect(edit({})).toBe(original);
    const withoutParts = exampleHypothesis;
    expect(applyForm(withoutParts, createForm(withoutParts), testRuntime())).toBe(withoutParts);
  });

  it('keeps its id when it is edited again', () => {
    const once = edit({ comparator: 'rest' });
    const twice = applyForm(once, { ...createForm(once), comparator: 'naps' }, testRuntime());
    expect(twice.id).toBe(once.id);
    expect(twice.structure?.comparator).toBe('naps');
  });
});

describe('the sentence in the form', () => {
  const form = createForm(structuredHypothesis);
  const change = (given: typeof form, field: keyof typeof form, text: string) =>
    changeForm(structuredHypothesis, given, field, text);

  it('is written again when a part changes, and the given one when the part is as before', () => {
    const changed = change(form, 'population', 'children');
    expect(changed.statement).toMatch(/ in children/);
    expect(changed.statement).not.toMatch(/older adults/);
    expect(change(changed, 'population', form.population)).toEqual(form);
  });

  it('stays if a person has written it, or if factor or outcome is missing', () => {
    const written = change(form, 'statement', 'Training late helps.');
    expect(change(written, 'population', 'children').statement).toBe('Training late helps.');
    const own = {
      ...structuredHypothesis,
      source: { origin: 'user' as const, by: 'User' },
    };
    expect(changeForm(own, form, 'population', 'children').statement).toBe(form.statement);
    expect(change(form, 'factor', '').statement).toBe(form.statement);
  });
});

describe('the form', () => {
  const form = createForm(exampleHypothesis);

  it('can be saved with a sentence alone, or with factor and outcome', () => {
    expect(isValidForm(form)).toBe(true);
    expect(isValidForm({ ...form, factor: 'naps', outcome: 'recall' })).toBe(true);
  });

  it.each([
    [{ statement: 'Two words' }],
    [{ statement: 'No supported hypothesis' }],
    [{ factor: 'naps' }],
    [{ comparator: 'rest' }],
    [{ outcome: 'recall', population: 'adults' }],
  ])('cannot be saved with %j', (change) =>
    expect(isValidForm({ ...form, ...change })).toBe(false),
  );
});
