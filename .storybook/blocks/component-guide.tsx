import { CheckIcon, CloseIcon, Grid, Heading, Stack, Table, Text } from '@spinout/design-system';
import type { ReactNode } from 'react';
import type { ComponentGuide } from '../guides/guide.js';
import { ComponentVariables } from './component-variables.js';
import { formatCode, formatKeys } from './format-code.js';
import { PartsPicture } from './parts-picture.js';
import { Section } from './section.js';

/** What to do or not to do, in the color and with the sign of each. */
const Advice = ({
  title,
  tone,
  icon,
  items,
}: {
  readonly title: string;
  readonly tone: 'do' | 'dont';
  readonly icon: ReactNode;
  readonly items: readonly string[];
}) => (
  <Stack gap={3} className="advice" data-advice={tone}>
    <Heading level={3} size="md" className="skip-toc">
      {icon} {title}
    </Heading>
    <ul>
      {items.map((item) => (
        <Text as="li" key={item}>
          {formatCode(item)}
        </Text>
      ))}
    </ul>
  </Stack>
);

const Pairs = ({
  caption,
  headers,
  rows,
  format,
}: {
  readonly caption: string;
  readonly headers: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
  readonly format: (name: string) => ReactNode;
}) => (
  <Table
    caption={caption}
    captionHidden
    rows={rows}
    rowKey={([name]) => name}
    columns={[
      { id: 'name', header: headers[0], cell: ([name]) => format(name) },
      { id: 'meaning', header: headers[1], cell: ([, meaning]) => formatCode(meaning) },
    ]}
  />
);

/** How a component is used: advice, parts, states, keys, and what a host may select and set. */
export const Guide = ({
  component,
  guide,
}: {
  readonly component: string;
  readonly guide: ComponentGuide;
}) => (
  <>
    <Section title="Usage">
      <Grid gap={4} columns={2}>
        <Advice title="Do" tone="do" icon={<CheckIcon size={20} />} items={guide.do} />
        <Advice title="Don’t" tone="dont" icon={<CloseIcon size={20} />} items={guide.dont} />
      </Grid>
    </Section>
    <Section title="Anatomy">
      <ol className="anatomy">
        {guide.anatomy.map((part) => (
          <Text as="li" key={part}>
            <span>{formatCode(part)}</span>
          </Text>
        ))}
      </ol>
    </Section>
    {guide.states && (
      <Section title="States">
        {guide.states.map((state) => (
          <Text key={state}>{formatCode(state)}</Text>
        ))}
      </Section>
    )}
    {guide.keyboard && (
      <Section title="Keyboard">
        <Pairs
          caption="Keyboard"
          headers={['Key', 'What it does']}
          rows={guide.keyboard}
          format={formatKeys}
        />
      </Section>
    )}
    <Section title="Parts for hosts">
      <Text tone="muted">
        Select these in your styles and tests. They stay within a major version; class names do not.
      </Text>
      <PartsPicture selectors={guide.parts.map(([selector]) => selector)} />
      <Pairs
        caption="Parts for hosts"
        headers={['Selector', 'What it is']}
        rows={guide.parts}
        format={(name) => (
          <span className="part-name">
            <span className="part-number">
              {guide.parts.findIndex(([part]) => part === name) + 1}
            </span>
            <code>{name}</code>
          </span>
        )}
      />
    </Section>
    <ComponentVariables component={component} />
  </>
);
