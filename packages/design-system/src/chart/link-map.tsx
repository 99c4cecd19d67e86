import { Cell, Column, Heading, Key, Lines, Note, Root, Text } from './link-map.styles.js';
import { toKey } from './scale.js';

export interface LinkMapItem {
  readonly id: string;
  readonly text: string;
  /** A remark below the text. @default none */
  readonly note?: string | undefined;
}

export interface LinkMapProps {
  /** Headings of the two columns. */
  headings: readonly [string, string];
  /** Numbered 1, 2, 3 … */
  from: readonly LinkMapItem[];
  /** Lettered A, B, C … */
  to: readonly LinkMapItem[];
  /** Pairs of ids. */
  links: readonly { readonly from: string; readonly to: string }[];
}

/** Vertical center of an entry of a column, whose entries all have the same height, as a percentage. */
const getCenter = (index: number, count: number) => ((index + 0.5) / count) * 100;

/** Two columns with lines between entries that belong together; the keys of the others stand with each entry. */
export const LinkMap = ({ headings, from, to, links }: LinkMapProps) => (
  <Root>
    <Heading>{headings[0]}</Heading>
    <Heading data-side="to">{headings[1]}</Heading>
    <Column>
      {from.map(({ id, text, note }, index) => {
        const keys = to.flatMap((item, position) =>
          links.some((link) => link.from === id && link.to === item.id) ? [toKey(position)] : [],
        );
        return (
          <Cell key={id} data-unlinked={keys.length === 0 || undefined}>
            <Key>{index + 1}</Key>
            <Text>
              <bdi>{text}</bdi>
            </Text>
            <Note>{note ?? keys.join(', ')}</Note>
          </Cell>
        );
      })}
    </Column>
    <Lines viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
      {links.map((link) => {
        const start = from.findIndex(({ id }) => id === link.from);
        const end = to.findIndex(({ id }) => id === link.to);
        if (start < 0 || end < 0) return null;
        const [y1, y2] = [getCenter(start, from.length), getCenter(end, to.length)];
        return <path key={`${link.from} ${link.to}`} d={`M0 ${y1}C50 ${y1} 50 ${y2} 100 ${y2}`} />;
      })}
    </Lines>
    <Column>
      {to.map(({ id, text, note }, index) => (
        <Cell key={id}>
          <Key>{toKey(index)}</Key>
          <Text>
            <bdi>{text}</bdi>
          </Text>
          {note !== undefined && <Note>{note}</Note>}
        </Cell>
      ))}
    </Column>
  </Root>
);
