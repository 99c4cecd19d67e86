import { BarMeter, formatPercent, Heading, Stack, Text } from '@spinout/design-system';
import { Fragment, type ReactNode } from 'react';
import type { PipelineMessages } from '../pipeline.messages.js';
import { Sentences, Shares, Terms } from './output.styles.js';

export interface OutputProps<Output> {
  readonly output: Output;
  readonly messages: PipelineMessages;
  readonly locale: string;
}

/** One titled piece of an output. */
export function Piece({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Heading level={4} size="ui">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** Sentences under a title; nothing where there are none. */
export function SentenceList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Piece title={title}>
      <Sentences>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </Sentences>
    </Piece>
  );
}

export type Term = readonly [name: string, value: ReactNode];

/** Terms and values; a value of null or '' is left out. */
export function TermList({ terms }: { terms: readonly Term[] }) {
  const known = terms.filter(([, value]) => value !== null && value !== '');
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
  /** Name, and share of 0..1; null where none is stated. */
  readonly shares: readonly (readonly [name: string, share: number | null | undefined])[];
  readonly unstated: string;
  readonly locale: string;
}

/** Shares as bars with their numbers. */
export function ShareList({ shares, unstated, locale }: ShareListProps) {
  return (
    <Shares>
      {shares.map(([name, share]) => (
        <Fragment key={name}>
          <Text as="span" tone="muted">
            {name}
          </Text>
          {share == null ? (
            <Text as="span">{unstated}</Text>
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
