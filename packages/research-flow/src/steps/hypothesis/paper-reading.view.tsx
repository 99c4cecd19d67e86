import type { Claim, PaperAnalysis } from '@spinout/api-client';
import { Badge, Card, Cluster, fill, Heading, Stack, Text } from '@spinout/design-system';
import { useId } from 'react';
import { ClaimList } from '../../evidence/claim-list.view.js';
import type { HeldText } from '../../evidence/verify-quote.js';
import { Fold } from '@spinout/journey-kit/react';
import { SourceBadge } from '../../view/source-badge.view.js';
import type { HypothesisMessages } from './hypothesis.messages.js';

interface PaperReadingProps {
  readonly analysis: PaperAnalysis;
  readonly title: string | null;
  readonly heldText: HeldText | null;
  readonly startsOpen: boolean;
  readonly words: HypothesisMessages;
}

/** T-22: what was read in the person's paper, at the head of the step that builds on it. */
export function PaperReading({ analysis, title, heldText, startsOpen, words }: PaperReadingProps) {
  const titleId = useId();
  return (
    <Card as="section" variant="solid" padding="md" aria-labelledby={titleId}>
      <Stack gap={1}>
        <Heading level={3} size="sm" id={titleId}>
          {words.paper}
        </Heading>
        <Cluster gap={3} justify="between">
          {title !== null && <Text weight="medium">{title}</Text>}
          <SourceBadge source={analysis.source} />
        </Cluster>
        <Fold label={words.whatWasRead} startsOpen={startsOpen}>
          <Reading analysis={analysis} heldText={heldText} words={words} />
        </Fold>
      </Stack>
    </Card>
  );
}

function Reading({
  analysis,
  heldText,
  words,
}: Pick<PaperReadingProps, 'analysis' | 'heldText' | 'words'>) {
  const { key_terms: terms = [], summary = [], gaps = [] } = analysis;
  if (terms.length + summary.length + gaps.length === 0) {
    return (
      <Text size="ui" tone="muted">
        {words.nothingRead}
      </Text>
    );
  }
  return (
    <Stack gap={4}>
      {terms.length > 0 && (
        <Stack gap={2}>
          <Heading level={4} size="ui">
            {words.keyTerms}
          </Heading>
          <Cluster as="ul" gap={2} aria-label={words.keyTerms}>
            {terms.map(({ term, count }, index) => (
              <li key={index}>
                <Badge title={fill(words.termCount, { term, count })}>{term}</Badge>
              </li>
            ))}
          </Cluster>
        </Stack>
      )}
      <Claims title={words.summary} claims={summary} heldText={heldText} />
      <Claims title={words.gaps} claims={gaps} heldText={heldText} />
    </Stack>
  );
}

interface ClaimsProps extends Pick<PaperReadingProps, 'heldText'> {
  readonly title: string;
  readonly claims: readonly Claim[];
}

function Claims({ title, claims, heldText }: ClaimsProps) {
  if (claims.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={4} size="ui">
        {title}
      </Heading>
      <ClaimList label={title} claims={claims} heldText={heldText} />
    </Stack>
  );
}
