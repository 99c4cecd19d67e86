import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../packages/languages/src/languages.ts';
import { createPlan } from './create-plan.ts';
import { writePlan } from './write-plan.ts';

const PACKAGES = join(import.meta.dirname, '../../packages');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spinout-scaffold-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The roles of files: their names with the name of the feature replaced. */
const getRoles = (files: readonly string[], name: string) =>
  files.map((file) => basename(file).replace(name, '*')).sort();

describe('The scaffold', () => {
  it('creates the same kinds of files as for the button', async () => {
    const files = Object.keys((await createPlan(['component', 'seed-badge'])).files);
    expect(getRoles(files, 'seed-badge')).toEqual(
      getRoles(readdirSync(join(PACKAGES, 'design-system/src/button')), 'button'),
    );
  });

  it('creates only kinds of files that the paper step has', async () => {
    const files = Object.keys((await createPlan(['step', 'seed-round'])).files).filter((path) =>
      path.includes('/steps/seed-round/'),
    );
    const paper = getRoles(readdirSync(join(PACKAGES, 'research-flow/src/steps/paper')), 'paper');
    expect(paper).toEqual(expect.arrayContaining(getRoles(files, 'seed-round')));
  });

  it('creates only kinds of files that the disclaimers have, for a panel', async () => {
    const files = Object.keys((await createPlan(['panel', 'seed-status'])).files);
    const roles = readdirSync(join(PACKAGES, 'journey/src/panels/disclaimers'));
    expect(getRoles(roles, 'disclaimers')).toEqual(
      expect.arrayContaining(getRoles(files, 'seed-status')),
    );
  });

  it('makes a step part of the flow, with its definition', async () => {
    const { files, edits } = await createPlan(['step', 'seed-round']);
    expect(files).toHaveProperty('packages/research-flow/src/flow/steps/seed-round.step.ts');
    expect(edits).toContainEqual({
      path: 'packages/research-flow/src/data/steps.ts',
      before: "  'company',",
      text: "  'seedRound',\n",
    });
  });

  it.each([
    ['step', 'packages/research-flow/src/steps/seed-round/seed-round.messages.ts'],
    ['panel', 'packages/journey/src/panels/seed-round/seed-round.messages.ts'],
  ])('says that the texts of a %s need every language', async (kind, path) => {
    const { files, nextSteps } = await createPlan([kind, 'seed-round']);
    expect(files).toHaveProperty([path]);
    const [step] = nextSteps.filter((text) => text.startsWith('translate'));
    expect(step).toContain(path);
    for (const { tag } of LANGUAGES.slice(1))
      expect(step).toContain(`packages/languages/src/${tag}.json`);
  });

  it('does not overwrite files', () => {
    const plan = { files: { 'a.ts': 'new' }, edits: [], nextSteps: [] };
    writePlan(plan, folder);
    expect(() => writePlan(plan, folder)).toThrow('Nothing was written');
  });

  it('inserts lines into lists', () => {
    writeFileSync(join(folder, 'list.ts'), 'a,\nc,\n];');
    const edits = ['x,\n', 'y,\n'].map((text) => ({ path: 'list.ts', before: '];', text }));
    expect(writePlan({ files: {}, edits, nextSteps: [] }, folder)).toEqual(['list.ts']);
    expect(readFileSync(join(folder, 'list.ts'), 'utf8')).toBe('a,\nc,\nx,\ny,\n];');
  });

  it('writes nothing if a list has no place for a line', () => {
    writeFileSync(join(folder, 'list.ts'), 'a,\n');
    const edits = [{ path: 'list.ts', before: '];', text: 'x,\n' }];
    const plan = { files: { 'a.ts': 'new' }, edits, nextSteps: [] };
    expect(() => writePlan(plan, folder)).toThrow('list.ts has no "];"');
    expect(readdirSync(folder)).toEqual(['list.ts']);
  });

  it.each([[[]], [['step']], [['endpoint', 'funding']], [['unknown', 'x']]])(
    'prints its usage for %j',
    (args) => expect(createPlan(args)).rejects.toThrow('npm run scaffold'),
  );

  it('writes all texts of a language, and its direction', async () => {
    const { files, edits } = await createPlan(['language', 'fa']);
    const texts: unknown = JSON.parse(files['packages/languages/src/fa.json'] ?? '');
    expect(texts).toMatchObject({ topic: { title: expect.any(String) as string } });
    expect(edits[0]?.text).toContain("name: 'فارسی', dir: 'rtl'");
  });

  it('refuses a name that is not kebab-case', async () => {
    await expect(createPlan(['component', 'SeedBadge'])).rejects.toThrow('kebab-case');
  });
});
