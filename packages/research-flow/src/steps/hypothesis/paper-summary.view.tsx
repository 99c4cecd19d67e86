import type { Claim, PaperAnalysis } from '@spinout/api-client';
import { Badge, Banner, Card, Cluster, fill, Heading, Stack, Text } from '@spinout/design-system';
import { useId } from 'react';
import { ClaimList } from '../../evidence/claim-list.view.js';
import type { PastedPaper } from '../../evidence/verify-quote.js';
import { UncontrolledDisclosure } from '@spinout/flow-kit/react';
import { SourceBadge } from '../../view/source-badge.view.js';
import type { HypothesisMessages } from './hypothesis.messages.js';
import { PaperByline } from './paper-byline.view.js';
import { PaperStatistics } from './paper-statistics.view.js';

interface PaperSummaryProps {
  readonly analysis: PaperAnalysis;
  readonly title: string | null;
  readonly pastedPaper: PastedPaper | null;
  readonly startsOpen: boolean;
  readonly messages: HypothesisMessages;
}

/** The analysis of the user's paper, at the top of the step. */
export function PaperSummary({
  analysis,
  title,
  pastedPaper,
  startsOpen,
  messages,
}: PaperSummaryProps) {
  const titleId = useId();
  return (
    <Card as="section" variant="solid" padding="md" aria-labelledby={titleId}>
      <Stack gap={1}>
        <Heading level={3} size="sm" id={titleId}>
          {messages.paper}
        </Heading>
        <Cluster gap={3} justify="between">
          {title !== null && <Text weight="medium">{title}</Text>}
          <SourceBadge source={analysis.source} />
        </Cluster>
        <PaperByline publication={analysis.publication} messages={messages} />
        <UncontrolledDisclosure label={messages.whatWasRead} startsOpen={startsOpen}>
          <AnalysisDetails analysis={analysis} pastedPaper={pastedPaper} messages={messages} />
        </UncontrolledDisclosure>
      </Stack>
    </Card>
  );
}

function AnalysisDetails({
  analysis,
  pastedPaper,
  messages,
}: Pick<PaperSummaryProps, 'analysis' | 'pastedPaper' | 'messages'>) {
  const { source, language, statistics, publication, effects, ...rest } = analysis;
  const { key_terms, summary, findings, gaps = [], limitations, methodologies, ...others } = rest;
  const lists = [key_terms, summary, findings, gaps, limitations, methodologies, statistics];
  const isOtherLanguage = language?.is_supported === false;
  if (lists.every(isEmpty) && !isOtherLanguage) {
    return (
      <Text size="ui" tone="muted">
        {Object.values(others).every(isEmpty)
          ? messages.nothingFoundInPaper
          : messages.resultNotShown}
      </Text>
    );
  }
  return (
    <Stack gap={4}>
      {isOtherLanguage && (
        <Banner tone="info">
          <Text weight="medium">{messages.otherLanguage}</Text>
          <Text>{messages.otherLanguageWorks}</Text>
          <Text>{messages.otherLanguageDoesNot}</Text>
        </Banner>
      )}
      <Terms
        title={messages.keyTerms}
        terms={key_terms?.map(({ term, count }) => ({
          term,
          about: count === undefined ? undefined : fill(messages.termCount, { term, count }),
        }))}
      />
      <Claims title={messages.summary} claims={summary} pastedPaper={pastedPaper} />
      <Claims title={messages.findings} claims={findings} pastedPaper={pastedPaper} />
      <Claims
        title={messages.gaps}
        claims={gaps.filter((gap) => gap.is_background !== true)}
        pastedPaper={pastedPaper}
      />
      <Claims title={messages.limitations} claims={limitations} pastedPaper={pastedPaper} />
      <Claims
        title={messages.backgroundGaps}
        claims={gaps.filter((gap) => gap.is_background === true)}
        pastedPaper={pastedPaper}
      />
      <Terms title={messages.methodologies} terms={methodologies?.map((term) => ({ term }))} />
      {statistics && (
        <PaperStatistics statistics={statistics} pastedPaper={pastedPaper} messages={messages} />
      )}
    </Stack>
  );
}

/** Whether a field of a reply is empty. */
const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

interface TermsProps {
  readonly title: string;
  readonly terms:
    readonly { readonly term: string; readonly about?: string | undefined }[] | undefined;
}

function Terms({ title, terms = [] }: TermsProps) {
  if (terms.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={4} size="ui">
        {title}
      </Heading>
      <Cluster as="ul" gap={2} aria-label={title}>
        {terms.map(({ term, about }, index) => (
          <li key={index}>
            <Badge title={about}>{term}</Badge>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}

interface ClaimsProps extends Pick<PaperSummaryProps, 'pastedPaper'> {
  readonly title: string;
  readonly claims: readonly Claim[] | undefined;
}

function Claims({ title, claims = [], pastedPaper }: ClaimsProps) {
  if (claims.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={4} size="ui">
        {title}
      </Heading>
      <ClaimList label={title} claims={claims} pastedPaper={pastedPaper} />
    </Stack>
  );
}
