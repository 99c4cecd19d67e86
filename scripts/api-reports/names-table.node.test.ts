import ts from 'typescript';
import { expect, it } from 'vitest';
import { formatNamesTable } from './names-table.ts';

const parse = (code: string) => [
  ts.createSourceFile('parts.ts', code, ts.ScriptTarget.Latest, true),
];

it('lists each name of a union with its comment', () => {
  const files = parse(
    "type Part =\n  /** All of\n   * it. */\n  | 'page'\n  /** Its end. */\n  | 'end';",
  );
  expect(formatNamesTable('Part', files)).toBe(
    '| Name | What it is |\n| --- | --- |\n| `page` | All of it. |\n| `end` | Its end. |\n',
  );
});

it('refuses a name without a comment', () => {
  const files = parse("type Part =\n  /** All of it. */\n  | 'page'\n  | 'end';");
  expect(() => formatNamesTable('Part', files)).toThrow("'end'");
});
