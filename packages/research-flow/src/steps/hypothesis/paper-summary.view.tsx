import type { Claim, PaperAnalysis } from '@spinout/api-client';
import { Banner, Cluster, fill, Stack, Text } from '@spinout/design-system';
import type { PastedPaper } from '../../evidence/verify-quote.js';
import { SourceBadge, UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../view/note.view.js';
import { SectionCard } from '../../view/section.view.js';
import { BadgeSection, ClaimSection } from './card-lists.view.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import { PaperByline } from './paper-byline.view.js';
import { PaperStatistics } from './paper-statistics.view.js';

interface PaperSummaryProps {
  readonly analysis: PaperAnalysis;
  readonly title: string | null;
  readonly pastedPaper: PastedPaper | null;
  readonly startsOpen: boolean;
}

/** The analysis of the user's paper, at the top of the step. */
export function PaperSummary({ analysis, title, pastedPaper, startsOpen }: PaperSummaryProps) {
  const messages = useMessages(hypothesisMessages);
  return (
    <SectionCard title={messages.paper} variant="solid" padding="md" size="sm" gap={1}>
      <Cluster gap={3} justify="between">
        {title !== null && <Text weight="medium">{title}</Text>}
        <SourceBadge source={analysis.source} />
      </Cluster>
      <PaperByline publication={analysis.publication} />
      <UncontrolledDisclosure label={messages.whatWasRead} startsOpen={startsOpen}>
        <AnalysisDetails analysis={analysis} pastedPaper={pastedPaper} />
      </UncontrolledDisclosure>
    </SectionCard>
  );
}

function AnalysisDetails({
  analysis,
  pastedPaper,
}: Pick<PaperSummaryProps, 'analysis' | 'pastedPaper'>) {
  const messages = useMessages(hypothesisMessages);
  const { source, language, statistics, publication, effects, ...rest } = analysis;
  const { key_terms = [], methodologies = [], gaps = [], ...claims } = rest;
  const { summary, findings, limitations, ...others } = claims;
  const lists = [key_terms, summary, findings, gaps, limitations, methodologies, statistics];
  const isOtherLanguage = language?.is_supported === false;
  if (lists.every(isEmpty) && !isOtherLanguage) {
    return (
      <Note size="ui">
        {Object.values(others).every(isEmpty)
          ? messages.nothingFoundInPaper
          : messages.resultNotShown}
      </Note>
    );
  }
  const claimLists: readonly (readonly [string, readonly Claim[] | undefined])[] = [
    [messages.gaps, gaps.filter((gap) => gap.is_background !== true)],
    [messages.backgroundGaps, gaps.filter((gap) => gap.is_background === true)],
    [messages.limitations, limitations],
    [messages.summary, summary],
  ];
  return (
    <Stack gap={4}>
      {isOtherLanguage && (
        <Banner tone="info">
          <Text weight="medium">{messages.otherLanguage}</Text>
          <Text>{messages.otherLanguageWorks}</Text>
          <Text>{messages.otherLanguageDoesNot}</Text>
        </Banner>
      )}
      <ClaimSection title={messages.findings} claims={findings} pastedPaper={pastedPaper} />
      {statistics && <PaperStatistics statistics={statistics} pastedPaper={pastedPaper} />}
      {claimLists.map(([title, listed]) => (
        <ClaimSection key={title} title={title} claims={listed} pastedPaper={pastedPaper} />
      ))}
      <BadgeSection
        title={messages.keyTerms}
        badges={key_terms.map(({ term, count }) => ({
          text: term,
          about: count === undefined ? undefined : fill(messages.termCount, { term, count }),
        }))}
      />
      <BadgeSection
        title={messages.methodologies}
        badges={methodologies.map((text) => ({ text }))}
      />
    </Stack>
  );
}

/** Whether a field of a reply is empty. */
const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
