import type { Paper } from '@spinout/api-client';
import {
  Badge,
  BarMeter,
  Checkbox,
  fill,
  formatPercent,
  Heading,
  Link,
  Stack,
  Text,
} from '@spinout/design-system';
import { doiUrl } from '@spinout/flow-kit/react';
import { memo, useId } from 'react';
import type { LiteratureMessages } from './literature.messages.js';
import { PaperMeta, PaperRow } from './literature-step.styles.js';

interface LiteraturePaperProps {
  readonly paper: Paper;
  readonly checked: boolean;
  readonly disabled: boolean;
  /** Stable across rows and renders, so that a click re-renders only one row. */
  readonly onToggle: (id: string) => void;
  readonly messages: LiteratureMessages;
  readonly locale: string;
  /** Number of rows and position of this row, from 1, while only a part of the list is shown. */
  readonly setSize?: number | undefined;
  readonly position?: number | undefined;
}

const formatByline = ({ authors, journal, year }: Paper): string =>
  [authors.join(', '), journal, year === null ? '' : String(year)].filter(Boolean).join(' · ');

/** One paper with its checkbox and its link to the publisher. */
export const LiteraturePaper = memo(function LiteraturePaper({
  paper,
  checked,
  disabled,
  onToggle,
  messages,
  locale,
  setSize,
  position,
}: LiteraturePaperProps) {
  const titleId = useId();
  const link = doiUrl(paper.doi);
  const percent = formatPercent(paper.relevance, locale);
  return (
    <PaperRow data-selected={checked || undefined} aria-setsize={setSize} aria-posinset={position}>
      <article aria-labelledby={titleId}>
        <Checkbox
          label={fill(messages.select, { title: paper.title })}
          labelHidden
          checked={checked}
          disabled={disabled}
          onCheckedChange={() => onToggle(paper.id)}
        />
        <Stack gap={2}>
          <Heading level={3} size="md" id={titleId}>
            {paper.title}
          </Heading>
          <Text size="sm" tone="muted">
            {formatByline(paper)}
          </Text>
          {paper.abstract !== '' && (
            <Text face="serif" size="ui">
              {paper.abstract}
            </Text>
          )}
          <PaperMeta>
            <Text as="span" size="sm" figures="tabular" title={messages.relevanceHelp}>
              {fill(messages.relevance, { percent })}
            </Text>
            <BarMeter
              label={fill(messages.relevanceOf, { title: paper.title })}
              value={paper.relevance}
              valueText={percent}
            />
            {paper.uploaded === true && <Badge tone="accent">{messages.yourPaper}</Badge>}
            {paper.matched_terms !== undefined && paper.matched_terms.length > 0 && (
              <Text as="span" size="sm" tone="muted">
                {fill(messages.matched, { terms: paper.matched_terms.join(', ') })}
              </Text>
            )}
            {link !== null && (
              <Link href={link} external aria-describedby={titleId}>
                {messages.view}
              </Link>
            )}
          </PaperMeta>
        </Stack>
      </article>
    </PaperRow>
  );
});
