import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Heading, Stack, Table, Text } from '@spinout/design-system';
import type { ComponentGuide } from '../guides/guide.js';
import { findGuide } from '../guides/all.js';

/** Parts between backticks as code. */
const formatCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));

const List = ({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly string[] | undefined;
}) =>
  items === undefined ? null : (
    <Stack gap={1}>
      <Heading level={3} size="ui">
        {title}
      </Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Text>{formatCode(item)}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );

const Guide = ({ guide }: { readonly guide: ComponentGuide }) => (
  <Unstyled>
    <Stack gap={6}>
      <List title="Anatomy" items={guide.anatomy} />
      <List title="States" items={guide.states} />
      <List title="Do" items={guide.do} />
      <List title="Don’t" items={guide.dont} />
      {guide.keyboard && (
        <Table
          caption="Keyboard"
          rows={guide.keyboard}
          rowKey={([key]) => key}
          columns={[
            { id: 'key', header: 'Key', cell: ([key]) => <kbd>{key}</kbd> },
            { id: 'effect', header: 'What it does', cell: ([, effect]) => formatCode(effect) },
          ]}
        />
      )}
    </Stack>
  </Unstyled>
);

/** The page of a component: what it is, how it is used, its props and all its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = findGuide(preparedMeta.title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {guide && <Guide guide={guide} />}
      <Controls />
      <Stories />
    </>
  );
}
