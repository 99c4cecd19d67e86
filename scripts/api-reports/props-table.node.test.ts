import ts from 'typescript';
import { expect, it } from 'vitest';
import { formatPropsTable, readInterfaces } from './props-table.ts';

const interfaces = readInterfaces([
  ts.createSourceFile(
    'badge.ts',
    `interface Frame {
       /** Language. @default 'en-US' */
       readonly locale?: string | undefined;
       /** Replaced by the badge. */
       readonly text: string;
     }
     export interface BadgeProps extends Frame, ComponentProps<'span'> {
       /** Text of the badge. */
       text: string;
       /** A | in two
        *  lines. */
       tone?: 'a' | 'b';
     }`,
    ts.ScriptTarget.Latest,
    true,
  ),
]);

it('lists the props of a component and of the interfaces that it extends', () => {
  expect(formatPropsTable('BadgeProps', interfaces).split('\n').slice(2)).toEqual([
    '| `text` | `string` | Text of the badge. | required |',
    "| `tone` | `'a' \\| 'b'` | A \\| in two lines. |  |",
    "| `locale` | `string` | Language. | 'en-US' |",
    '',
  ]);
});

it('refuses a name that is no interface', () => {
  expect(() => formatPropsTable('CardProps', interfaces)).toThrow('no interface CardProps');
});
