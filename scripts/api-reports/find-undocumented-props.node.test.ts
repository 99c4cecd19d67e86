import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { findUndocumentedProps } from './find-undocumented-props.ts';

const ROOT = join(import.meta.dirname, '../..');

const parse = (path: string, text: string) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

const reports = readdirSync(join(ROOT, 'etc'))
  .map((file) => readFileSync(join(ROOT, 'etc', file), 'utf8'))
  .join('\n');

/** Whether hosts can see an interface. */
const isPublic = (line: string) =>
  reports.includes(`export interface ${line.split('.', 1)[0]} `) ||
  reports.includes(`export interface ${line.split('.', 1)[0]}<`);

it.each(readdirSync(join(ROOT, 'packages')))('every public prop of %s is explained', (name) => {
  const source = join(ROOT, 'packages', name, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?!.*\.(?:test|stories|fixtures)\.).*\.tsx?$/.test(path))
    .map((path) => parse(path, readFileSync(join(source, path), 'utf8')));
  expect(findUndocumentedProps(files).filter(isPublic)).toEqual([]);
});

it('names props without an explanation, without a default, and with the id of a requirement', () => {
  const file = parse(
    'a.ts',
    `export interface AProps {
      readonly none: string;
      /** @default 1 */
      readonly onlyDefault?: number;
      /** Text. */
      readonly noDefault?: string;
      /** As TOPIC-08 says. */
      readonly id: string;
      /** Text. @default none */
      readonly good?: string;
    }
    interface Own { readonly none: string }`,
  );
  expect(findUndocumentedProps([file])).toEqual([
    'AProps.none has no docstring',
    'AProps.onlyDefault has no docstring',
    'AProps.noDefault has no @default',
    'AProps.id names a requirement',
  ]);
});
