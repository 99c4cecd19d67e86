import type { PipelineLiterature } from '@spinout/api-client';
import {
  BarMeter,
  Cluster,
  fillPlural,
  formatNumber,
  formatPercent,
  Stack,
  Text,
} from '@spinout/design-system';
import {
  SourceBadge,
  UncontrolledDisclosure,
  useLocale,
  useMessages,
} from '@spinout/flow-kit/react';
import { PaperTitle } from '../../../frame/paper-title.view.js';
import { pipelineMessages } from '../pipeline.messages.js';
import {
  Details,
  OutputSection,
  SentenceList,
  TermList,
  type OutputProps,
} from './output-parts.view.js';
import { Entries, Sentences } from './output.styles.js';

const INITIAL_PAPER_COUNT = 5;

export function LiteratureOutput({ output }: OutputProps<PipelineLiterature>) {
  const messages = useMessages(pipelineMessages);
  const locale = useLocale();
  const texts = messages.literature;
  const first = output.key_papers.slice(0, INITIAL_PAPER_COUNT);
  const more = output.key_papers.slice(INITIAL_PAPER_COUNT);
  return (
    <Stack gap={6}>
      <TermList terms={[[messages.facts.papers, formatNumber(output.papers_analyzed, locale)]]} />
      <OutputSection title={texts.keyPapers}>
        {first.length === 0 ? <Text>{texts.none}</Text> : <Papers output={output} papers={first} />}
        {more.length > 0 && (
          <UncontrolledDisclosure label={fillPlural(texts.more, more.length, locale)}>
            <Papers output={output} papers={more} />
          </UncontrolledDisclosure>
        )}
      </OutputSection>
      <SentenceList title={texts.gaps} items={output.research_gaps} />
      <SentenceList title={texts.trends} items={output.emerging_trends} />
    </Stack>
  );
}

type RunPaper = PipelineLiterature['key_papers'][number];

interface PapersProps extends OutputProps<PipelineLiterature> {
  readonly papers: readonly RunPaper[];
}

function Papers({ papers, output }: PapersProps) {
  const texts = useMessages(pipelineMessages).literature;
  const locale = useLocale();
  return (
    <Entries>
      {papers.map((paper, index) => (
        <li key={index}>
          <PaperTitle title={paper.title} doi={paper.doi} />
          <Details
            details={[
              paper.authors.join(', '),
              paper.year,
              paper.citations == null ? null : fillPlural(texts.citations, paper.citations, locale),
            ]}
          />
          <Cluster gap={3}>
            {paper.relevance_score != null && (
              <>
                <Text as="span" size="sm" tone="muted" aria-hidden="true">
                  {texts.relevance}
                </Text>
                <BarMeter
                  label={texts.relevance}
                  value={paper.relevance_score}
                  valueText={formatPercent(paper.relevance_score, locale)}
                >
                  {formatPercent(paper.relevance_score, locale)}
                </BarMeter>
              </>
            )}
            {paper.source?.origin !== output.source?.origin && (
              <SourceBadge source={paper.source} />
            )}
          </Cluster>
          <Findings findings={paper.key_findings} />
        </li>
      ))}
    </Entries>
  );
}

function Findings({ findings }: { findings: RunPaper['key_findings'] }) {
  const list = typeof findings === 'string' ? [findings] : (findings ?? []);
  if (list.length === 0) return null;
  return (
    <Sentences>
      {list.map((finding, index) => (
        <li key={index}>{finding}</li>
      ))}
    </Sentences>
  );
}
