import ts from 'typescript';
import { expect, it } from 'vitest';
import { formatEventsTable } from './events-table.ts';

const parse = (text: string) => [
  ts.createSourceFile('events.ts', text, ts.ScriptTarget.Latest, true),
];

it('has a row for each event, with its fields and its comment', () => {
  const table = formatEventsTable(
    'Events',
    parse(`
      /** All of them. */
      export type Events =
        /** It starts. */
        | { readonly type: 'run.started' }
        /**
         * It ends,
         * as a file.
         */
        | { readonly type: 'run.ended'; readonly names: readonly string[]; readonly by: 'a' | 'b' };`),
  );
  expect(table.split('\n').slice(2, -1)).toEqual([
    '| `run.started` |  | It starts. |',
    "| `run.ended` | `names: string[]`, `by: 'a' \\| 'b'` | It ends, as a file. |",
  ]);
});

it('refuses an event that is not explained', () => {
  const files = parse(`type Events = /** One. */ { type: 'a' } | { type: 'b' };`);
  expect(() => formatEventsTable('Events', files)).toThrow("type: 'b'");
  expect(() => formatEventsTable('Others', files)).toThrow('no union Others');
});
