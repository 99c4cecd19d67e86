import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planFor } from './plan-for.ts';
import { writePlan } from './write-plan.ts';

const PACKAGES = join(import.meta.dirname, '../../packages');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spinout-scaffold-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const syntaxFaults = (path: string) =>
  (
    ts.transpileModule(readFileSync(join(folder, path), 'utf8'), {
      fileName: path,
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
    }).diagnostics ?? []
  ).map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);

/** What a room is made of, without its name. */
const roles = (files: readonly string[], name: string) =>
  files.map((file) => basename(file).replace(name, '*')).sort();

describe('The scaffold', () => {
  it.each([
    ['component', ['component', 'seed-badge']],
    ['step', ['step', 'seed-round', 'literature.search']],
    ['endpoint', ['endpoint', 'funding', 'plan-round']],
  ])('writes a %s that parses', (_, words) => {
    const paths = writePlan(planFor(words), folder);
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.flatMap(syntaxFaults)).toEqual([]);
  });

  it('gives a component the files of the button', () => {
    const files = Object.keys(planFor(['component', 'seed-badge']).files);
    expect(roles(files, 'seed-badge')).toEqual(
      roles(readdirSync(join(PACKAGES, 'design-system/src/button')), 'button'),
    );
  });

  it('gives a step no file whose role the topic step does not have', () => {
    const files = Object.keys(planFor(['step', 'seed-round']).files);
    const topic = roles(readdirSync(join(PACKAGES, 'research-flow/src/steps/topic')), 'topic');
    expect(topic).toEqual(expect.arrayContaining(roles(files, 'seed-round')));
  });

  it('overwrites nothing', () => {
    const plan = planFor(['component', 'seed-badge']);
    writePlan(plan, folder);
    expect(() => writePlan(plan, folder)).toThrow('Nothing was written');
  });

  it.each([[[]], [['step']], [['endpoint', 'funding']], [['room', 'x']]])(
    'answers %j with how it is used',
    (words) => expect(() => planFor(words)).toThrow('npm run scaffold'),
  );

  it('refuses a name that is not kebab-case', () => {
    expect(() => planFor(['component', 'SeedBadge'])).toThrow('kebab-case');
  });
});
