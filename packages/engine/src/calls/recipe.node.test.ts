import { hashJson } from '@spinout/domain/bundle';
import { describe, expect, it } from 'vitest';
import { addRecipe } from './recipe.js';

const at = new Date('2026-03-01T12:00:00Z');
const made = { call: 'experiment.design', input: { hypothesis: null }, seed: 7, at };
const source = { origin: 'computed', by: 'Rules' };
const recipeOf = async (input: unknown, output: unknown = { source }) =>
  ((await addRecipe(output, { ...made, input })) as { source: { recipe: object } }).source.recipe;

describe('a recipe', () => {
  it('says with what the result is made again, and what comes out', async () => {
    const output = { success: true, design: { title: 'A', source } };
    expect(await addRecipe(output, made)).toEqual({
      success: true,
      design: {
        title: 'A',
        source: {
          ...source,
          recipe: {
            engine: '0.1.0',
            call: 'experiment.design',
            input: hashJson({ hypothesis: null }),
            seed: 7,
            at: '2026-03-01T12:00:00.000Z',
            output: hashJson(output),
          },
        },
      },
    });
  });

  it('is in the source of every part, and once for a list', async () => {
    const output = { paper: { source }, run: { literature: { source } }, papers: [{ source }] };
    const text = JSON.stringify(await addRecipe(output, made));
    expect(text.match(/"recipe"/g)).toHaveLength(2);
    expect(text).toContain(`"papers":[{"source":${JSON.stringify(source)}}]`);
  });

  it('is in no source of what a person entered or what has one already', async () => {
    const entered = { source: { origin: 'user', by: 'You' } };
    expect(await addRecipe(entered, made)).toBe(entered);
    const known = { source: { ...source, recipe: { call: 'hypothesis.generate' } } };
    expect(await addRecipe(known, made)).toBe(known);
    expect(await addRecipe({ success: true }, made)).toEqual({ success: true });
  });

  it('has another hash for another file, name of a file, and text', async () => {
    const file = (name: string, text: string) => ({ paper: new File([text], name) });
    const inputs = [file('a.pdf', 'x'), file('b.pdf', 'x'), file('a.pdf', 'y'), { paper: 'x' }];
    const recipes = await Promise.all(inputs.map((input) => recipeOf(input)));
    expect(new Set(recipes.map((recipe) => JSON.stringify(recipe))).size).toBe(inputs.length);
    expect(await recipeOf(file('a.pdf', 'x'))).toEqual(recipes[0]);
  });
});
