import type { Source } from '@spinout/api-client';
import { Cluster, Heading, Stack, Text } from '@spinout/design-system';
import { SourceBadge } from '@spinout/flow-kit/react';
import { useId, type ReactNode } from 'react';
import { Sentences } from '../../pipeline/outputs/output.styles.js';

interface SectionProps {
  readonly title: string;
  /** @default none, or shown elsewhere */
  readonly source?: Source | undefined;
  /** Line below the title. @default none */
  readonly note?: string | undefined;
  readonly children?: ReactNode;
}

/** A titled part of a step with its origin. */
export function Section({ title, source, note, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Stack gap={1}>
        <Cluster gap={3} rowGap={1} align="baseline">
          <Heading level={3} id={id}>
            {title}
          </Heading>
          <SourceBadge source={source} />
        </Cluster>
        {note !== undefined && (
          <Text size="ui" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}

/** A list of sentences; nothing if it is empty. */
export function SentenceSection({
  items,
  children,
  ...section
}: SectionProps & { readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Section {...section}>
      <Sentences>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </Sentences>
      {children}
    </Section>
  );
}
