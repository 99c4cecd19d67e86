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
import { Grid, Heading, Stack, Table, Text } from '@spinout/design-system';
import type { ComponentGuide } from '../guides/guide.js';
import { findGuide, getComponentName } from '../guides/all.js';
import { ComponentVariables } from './component-variables.js';

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

const Pairs = ({
  caption,
  headers,
  rows,
}: {
  readonly caption: string;
  readonly headers: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
}) => (
  <Stack gap={2}>
    <Heading level={3} size="ui">
      {caption}
    </Heading>
    <Table
      caption={caption}
      captionHidden
      rows={rows}
      rowKey={([name]) => name}
      columns={[
        { id: 'name', header: headers[0], cell: ([name]) => <code>{name}</code> },
        { id: 'meaning', header: headers[1], cell: ([, meaning]) => formatCode(meaning) },
      ]}
    />
  </Stack>
);

const Guide = ({
  component,
  guide,
}: {
  readonly component: string;
  readonly guide: ComponentGuide;
}) => (
  <Unstyled>
    <Stack gap={8}>
      <Grid gap={6} columns={2}>
        <List title="Anatomy" items={guide.anatomy} />
        <List title="States" items={guide.states} />
        <List title="Do" items={guide.do} />
        <List title="Don’t" items={guide.dont} />
      </Grid>
      {guide.keyboard && (
        <Pairs caption="Keyboard" headers={['Key', 'What it does']} rows={guide.keyboard} />
      )}
      <Pairs
        caption="Parts you may rely on"
        headers={['Selector', 'What it is']}
        rows={guide.parts}
      />
      <ComponentVariables component={component} />
    </Stack>
  </Unstyled>
);

/** The page of a component: what it is, how it is used, its props and all its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const component = getComponentName(preparedMeta.title);
  const guide = component === undefined ? undefined : findGuide(component);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {component !== undefined && guide && <Guide component={component} guide={guide} />}
      <Stories includePrimary={false} />
    </>
  );
}
