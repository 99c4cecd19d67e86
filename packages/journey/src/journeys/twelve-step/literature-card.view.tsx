import type { PipelineLiterature } from '@spinout/api-client';
import { fill, fillPlural, formatNumber, Heading, Link, Stack, Text } from '@spinout/design-system';
import {
  doiUrl,
  SourceBadge,
  UncontrolledDisclosure,
  useLocale,
  useMessages,
} from '@spinout/flow-kit/react';
import { useId } from 'react';
import { Bullets, Entry } from './result-card.styles.js';
import { ResultCard } from './result-card.view.js';
import { isEmptyLiterature } from './step-result-text.js';
import { twelveStepMessages } from './twelve-step.messages.js';

/** Number of papers that are always visible. */
const FIRST_PAPERS = 3;

export function LiteratureCard({ literature }: { readonly literature: PipelineLiterature | null }) {
  const messages = useMessages(twelveStepMessages);
  return (
    <ResultCard title={messages.literature} badge={<SourceBadge source={literature?.source} />}>
      {literature && !isEmptyLiterature(literature) ? (
        <LiteratureContent literature={literature} />
      ) : (
        <Text tone="muted">{messages.noLiterature}</Text>
      )}
    </ResultCard>
  );
}

function LiteratureContent({ literature }: { readonly literature: PipelineLiterature }) {
  const messages = useMessages(twelveStepMessages);
  const locale = useLocale();
  const { key_papers: papers, research_gaps: gaps, emerging_trends: trends } = literature;
  const more = papers.slice(FIRST_PAPERS);
  const moreLabel = fill(messages.moreKeyPapers, { count: formatNumber(more.length, locale) });
  return (
    <>
      <Text weight="medium" figures="tabular">
        {fill(messages.papersAnalyzed, { count: formatNumber(literature.papers_analyzed, locale) })}
      </Text>
      <Papers papers={papers.slice(0, FIRST_PAPERS)} label={messages.keyPapers} />
      {more.length > 0 && (
        <UncontrolledDisclosure label={moreLabel}>
          <Papers papers={more} label={moreLabel} />
        </UncontrolledDisclosure>
      )}
      <Points title={messages.gaps} points={gaps} />
      <Points title={messages.trends} points={trends} />
    </>
  );
}

type KeyPapers = PipelineLiterature['key_papers'];

function Papers({ papers, label }: { readonly papers: KeyPapers; readonly label: string }) {
  if (papers.length === 0) return null;
  return (
    <Stack as="ul" gap={0} aria-label={label}>
      {papers.map((paper, index) => (
        <KeyPaper key={`${index}${paper.title}`} paper={paper} />
      ))}
    </Stack>
  );
}

function KeyPaper({ paper }: { readonly paper: KeyPapers[number] }) {
  const messages = useMessages(twelveStepMessages);
  const locale = useLocale();
  const id = useId();
  const url = doiUrl(paper.doi);
  const facts = [
    new Intl.ListFormat(locale).format(paper.authors),
    paper.year?.toString() ?? '',
    typeof paper.citations === 'number'
      ? fillPlural(messages.citations, paper.citations, locale)
      : '',
  ].filter((fact) => fact !== '');
  return (
    <Entry>
      <Heading level={4} size="ui" id={id}>
        {paper.title}
      </Heading>
      <Text size="sm" tone="muted">
        {facts.join(' · ')}
      </Text>
      {url !== null && (
        <Text size="sm">
          <Link href={url} external aria-describedby={id}>
            {messages.doi}
          </Link>
        </Text>
      )}
    </Entry>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  const id = useId();
  if (points.length === 0) return null;
  return (
    <Stack gap={1}>
      <Heading level={4} size="ui" id={id}>
        {title}
      </Heading>
      <Bullets aria-labelledby={id}>
        {points.map((point, index) => (
          <li key={`${index}${point}`}>{point}</li>
        ))}
      </Bullets>
    </Stack>
  );
}
