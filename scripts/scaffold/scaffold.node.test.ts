import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPlan } from './create-plan.ts';
import { writePlan } from './write-plan.ts';

const PACKAGES = join(import.meta.dirname, '../../packages');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spinout-scaffold-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const findSyntaxErrors = (path: string) =>
  (
    ts.transpileModule(readFileSync(join(folder, path), 'utf8'), {
      fileName: path,
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
    }).diagnostics ?? []
  ).map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);

/** The roles of files: their names with the name of the feature replaced. */
const getRoles = (files: readonly string[], name: string) =>
  files.map((file) => basename(file).replace(name, '*')).sort();

describe('The scaffold', () => {
  it.each([
    ['component', ['component', 'seed-badge']],
    ['step', ['step', 'seed-round', 'literature.search']],
    ['endpoint', ['endpoint', 'funding', 'plan-round']],
  ])('writes a %s without syntax errors', (_, args) => {
    const paths = writePlan(createPlan(args), folder);
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.flatMap(findSyntaxErrors)).toEqual([]);
  });

  it('creates the same kinds of files as for the button', () => {
    const files = Object.keys(createPlan(['component', 'seed-badge']).files);
    expect(getRoles(files, 'seed-badge')).toEqual(
      getRoles(readdirSync(join(PACKAGES, 'design-system/src/button')), 'button'),
    );
  });

  it('creates only kinds of files that the topic step has', () => {
    const files = Object.keys(createPlan(['step', 'seed-round']).files);
    const topic = getRoles(readdirSync(join(PACKAGES, 'research-flow/src/steps/topic')), 'topic');
    expect(topic).toEqual(expect.arrayContaining(getRoles(files, 'seed-round')));
  });

  it('does not overwrite files', () => {
    const plan = createPlan(['component', 'seed-badge']);
    writePlan(plan, folder);
    expect(() => writePlan(plan, folder)).toThrow('Nothing was written');
  });

  it.each([[[]], [['step']], [['endpoint', 'funding']], [['unknown', 'x']]])(
    'prints its usage for %j',
    (args) => expect(() => createPlan(args)).toThrow('npm run scaffold'),
  );

  it('refuses a name that is not kebab-case', () => {
    expect(() => createPlan(['component', 'SeedBadge'])).toThrow('kebab-case');
  });
});
