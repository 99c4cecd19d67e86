import type { PipelineLiterature } from '@spinout/api-client';
import {
  Card,
  Cluster,
  Heading,
  Link,
  Stack,
  Text,
  fill,
  formatNumber,
} from '@spinout/design-system';
import { doiUrl, UncontrolledDisclosure } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { SourceBadge } from '../../frame/source-badge.view.js';
import { isEmptyLiterature } from './empty-literature.js';
import { Bullets, Entry } from './result-card.styles.js';
import type { TwelveStepMessages } from './twelve-step.messages.js';

/** Number of papers that are always visible. */
const FIRST_PAPERS = 3;

interface LiteratureCardProps {
  /** Literature of step 2; null if there is none. */
  readonly literature: PipelineLiterature | null;
  readonly messages: TwelveStepMessages;
  readonly locale: string;
}

/** Literature results. */
export function LiteratureCard({ literature, messages, locale }: LiteratureCardProps) {
  const id = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <Stack gap={4}>
        <Cluster rowGap={2} justify="between">
          <Heading level={3} id={id}>
            {messages.literature}
          </Heading>
          <SourceBadge source={literature?.source} />
        </Cluster>
        {literature && !isEmptyLiterature(literature) ? (
          <LiteratureContent {...{ literature, messages, locale }} />
        ) : (
          <Text tone="muted">{messages.noLiterature}</Text>
        )}
      </Stack>
    </Card>
  );
}

function LiteratureContent({
  literature,
  messages,
  locale,
}: LiteratureCardProps & { readonly literature: PipelineLiterature }) {
  const { key_papers: papers, research_gaps: gaps, emerging_trends: trends } = literature;
  const more = papers.slice(FIRST_PAPERS);
  const list = { messages, locale };
  return (
    <>
      <Text weight="medium" figures="tabular">
        {fill(messages.papersAnalyzed, { count: formatNumber(literature.papers_analyzed, locale) })}
      </Text>
      {papers.length > 0 && (
        <Papers papers={papers.slice(0, FIRST_PAPERS)} label={messages.keyPapers} {...list} />
      )}
      {more.length > 0 && (
        <UncontrolledDisclosure
          label={fill(messages.moreKeyPapers, { count: formatNumber(more.length, locale) })}
        >
          <Papers
            papers={more}
            label={fill(messages.moreKeyPapers, { count: formatNumber(more.length, locale) })}
            {...list}
          />
        </UncontrolledDisclosure>
      )}
      <Points title={messages.gaps} points={gaps} />
      <Points title={messages.trends} points={trends} />
    </>
  );
}

interface PapersProps extends Pick<LiteratureCardProps, 'messages' | 'locale'> {
  readonly papers: PipelineLiterature['key_papers'];
  readonly label: string;
}

function Papers({ papers, label, messages, locale }: PapersProps) {
  return (
    <Stack as="ul" gap={0} aria-label={label}>
      {papers.map((paper, index) => (
        <KeyPaper key={`${index}${paper.title}`} {...{ paper, messages, locale }} />
      ))}
    </Stack>
  );
}

function KeyPaper({
  paper,
  messages,
  locale,
}: Omit<PapersProps, 'papers' | 'label'> & { readonly paper: PapersProps['papers'][number] }) {
  const id = useId();
  const url = doiUrl(paper.doi);
  const facts = [
    new Intl.ListFormat(locale).format(paper.authors),
    paper.year?.toString() ?? '',
    typeof paper.citations === 'number'
      ? fill(messages.citations, { count: formatNumber(paper.citations, locale) })
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
