import type { Claim, PaperAnalysis } from '@spinout/api-client';
import { Banner, Cluster, fill, Stack, Text } from '@spinout/design-system';
import { sentenceLanguageOf } from '../../evidence/sentence-language.js';
import { useRef } from 'react';
import type { PastedPaper } from '../../evidence/verify-quote.js';
import { SourceBadge, UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { useIsWide } from '../../view/use-is-wide.js';
import { Note } from '../../view/note.view.js';
import { SectionCard } from '../../view/section-card.view.js';
import { BadgeSection, ClaimSection } from './card-lists.view.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import { Columns } from './hypothesis-step.styles.js';
import { PaperByline } from './paper-byline.view.js';
import { PaperStatistics } from './paper-statistics.view.js';

interface PaperSummaryProps {
  readonly analysis: PaperAnalysis;
  readonly title: string | null;
  readonly pastedPaper: PastedPaper | null;
  readonly startsOpen: boolean;
}

/** On narrower screens, what was found takes several of them. */
const OPEN_MIN_WIDTH_REM = 32;

/** The analysis of the user's paper, at the top of the step. */
export function PaperSummary({ analysis, title, pastedPaper, startsOpen }: PaperSummaryProps) {
  const messages = useMessages(hypothesisMessages);
  const card = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(card, OPEN_MIN_WIDTH_REM, true);
  const isOtherLanguage = analysis.language?.is_supported === false;
  const hasEnglishPart = analysis.language?.has_english_part === true;
  return (
    <SectionCard
      data-part="paper-analysis"
      title={messages.paper}
      variant="solid"
      padding="md"
      size="sm"
      gap={1}
    >
      <div ref={card}>
        <Cluster gap={3} justify="between">
          {title !== null && <Text weight="medium">{title}</Text>}
          <SourceBadge source={analysis.source} />
        </Cluster>
      </div>
      <PaperByline publication={analysis.publication} />
      {isOtherLanguage && <OtherLanguage hasEnglishPart={hasEnglishPart} />}
      {(!isOtherLanguage || hasEnglishPart || analysis.statistics !== undefined) && (
        <UncontrolledDisclosure
          key={String(isWide)}
          label={messages.whatWasRead}
          startsOpen={startsOpen && isWide}
        >
          <AnalysisDetails analysis={analysis} pastedPaper={pastedPaper} />
        </UncontrolledDisclosure>
      )}
    </SectionCard>
  );
}

function OtherLanguage({ hasEnglishPart }: { readonly hasEnglishPart: boolean }) {
  const messages = useMessages(hypothesisMessages);
  return (
    <Banner tone="info">
      <Text weight="medium">{messages.otherLanguage}</Text>
      {hasEnglishPart ? (
        <Text>{messages.otherLanguageAbstract}</Text>
      ) : (
        <>
          <Text>{messages.otherLanguageWorks}</Text>
          <Text>{messages.otherLanguageDoesNot}</Text>
        </>
      )}
    </Banner>
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
  if (lists.every(isEmpty)) {
    return (
      <Note size="ui">
        {Object.values(others).every(isEmpty)
          ? messages.nothingFoundInPaper
          : messages.resultNotShown}
      </Note>
    );
  }
  const questions = gaps.filter((gap) => gap.is_background !== true);
  const background = gaps.filter((gap) => gap.is_background === true);
  const lang = sentenceLanguageOf(analysis);
  const listed = new Set([...(findings ?? []), ...gaps].map(({ text }) => text));
  const list = (title: string, listedClaims: readonly Claim[] | undefined) => (
    <ClaimSection title={title} claims={listedClaims} pastedPaper={pastedPaper} lang={lang} />
  );
  return (
    <Stack gap={4}>
      <Columns>
        <Stack gap={6}>
          {list(messages.findings, findings)}
          {statistics && <PaperStatistics statistics={statistics} pastedPaper={pastedPaper} />}
        </Stack>
        <Stack gap={6}>
          {list(messages.gaps, questions)}
          {list(messages.backgroundGaps, background)}
        </Stack>
      </Columns>
      <Columns>
        {/* A key sentence that is a result or a question is shown once. */}
        {list(
          messages.summary,
          summary?.filter(({ text }) => !listed.has(text)),
        )}
        {list(messages.limitations, limitations)}
      </Columns>
      <BadgeSection
        title={messages.keyTerms}
        lang={lang}
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
