import { BarMeter, formatPercent, Heading, Stack, Text } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { Fragment, type ReactNode } from 'react';
import { pipelineMessages } from '../pipeline.messages.js';
import { Sentences, Shares, Terms } from './output.styles.js';

export interface OutputProps<Output> {
  readonly output: Output;
}

export function OutputSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Heading level={4} size="ui">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** A titled list of sentences; nothing if the list is empty. */
export function SentenceList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <OutputSection title={title}>
      <Sentences>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </Sentences>
    </OutputSection>
  );
}

interface DetailsProps {
  readonly details: readonly (string | number | null | undefined)[];
}

/** Details in one muted line; null and '' are omitted. */
export function Details({ details }: DetailsProps) {
  return (
    <Text size="sm" tone="muted">
      {details.filter((detail) => detail != null && detail !== '').join(' · ')}
    </Text>
  );
}

type Term = readonly [name: string, value: ReactNode];

/** Terms and values; missing and empty ones are omitted. */
export function TermList({ terms }: { terms: readonly Term[] }) {
  const known = terms.filter(([, value]) => value != null && value !== '');
  if (known.length === 0) return null;
  return (
    <Terms>
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Terms>
  );
}

interface ShareListProps {
  /** Name and share from 0 to 1; null if not stated. */
  readonly shares: readonly (readonly [name: string, share: number | null | undefined])[];
}

export function ShareList({ shares }: ShareListProps) {
  const { noFigure } = useMessages(pipelineMessages).hypotheses;
  const locale = useLocale();
  return (
    <Shares>
      {shares.map(([name, share]) => (
        <Fragment key={name}>
          <Text as="span" tone="muted">
            {name}
          </Text>
          {share == null ? (
            <Text as="span">{noFigure}</Text>
          ) : (
            <BarMeter label={name} value={share} valueText={formatPercent(share, locale)}>
              {formatPercent(share, locale)}
            </BarMeter>
          )}
        </Fragment>
      ))}
    </Shares>
  );
}
