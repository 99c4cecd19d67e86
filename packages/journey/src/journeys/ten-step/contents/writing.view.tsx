import { fill, formatNumber, Link, Stack, Text } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { PaperTitle } from '../../../frame/paper-title.view.js';
import { AnalysisOutput } from '../../pipeline/outputs/analysis-output.view.js';
import { Details, SentenceList, ShareList } from '../../pipeline/outputs/output-parts.view.js';
import { Entries } from '../../pipeline/outputs/output.styles.js';
import { PaperOutput } from '../../pipeline/outputs/paper-output.view.js';
import { readText } from '../../results/read-field.js';
import type { TenStepData } from '../journey-data.js';
import { findPaper } from '../paper-reply.js';
import { contentsMessages } from './contents.messages.js';
import { Section, SentenceSection } from './parts.view.js';
import { Budget } from './planning.view.js';
import { getAgentHypotheses, listClaims } from './readings.js';

const PATENT_SEARCH = 'https://worldwide.espacenet.com/patent/';
const CLOSEST_PAPERS = 3;

interface ContentsProps {
  readonly data: TenStepData;
}

/** Step 5: the findings of the agents. */
export function AnalysisContents({ data }: ContentsProps) {
  const messages = useMessages(contentsMessages);
  const analysis = data.agenticResults?.results.analysis;
  if (!analysis) return null;
  return (
    <Section title={messages.findings} note={messages.findingsNote}>
      <AnalysisOutput output={analysis} />
    </Section>
  );
}

/** Step 6: the draft. */
export function PaperContents({ data }: ContentsProps) {
  const messages = useMessages(contentsMessages);
  const paper = findPaper(data);
  if (paper === null) return null;
  return (
    <Section title={messages.draft} note={messages.draftNote}>
      <PaperOutput output={paper} />
    </Section>
  );
}

/** Step 7: what a reviewer would check in the draft. */
export function ReviewContents({ data }: ContentsProps) {
  const messages = useMessages(contentsMessages);
  const locale = useLocale();
  const claims = listClaims(data);
  const paper = findPaper(data);
  const open = claims.filter(({ isSupported }) => !isSupported);
  return (
    <>
      {claims.length > 0 && (
        <Section
          title={messages.claims}
          source={getAgentHypotheses(data)?.source ?? data.source}
          note={fill(messages.claimsCount, {
            supported: formatNumber(claims.length - open.length, locale),
            count: formatNumber(claims.length, locale),
          })}
        >
          <SentenceList title={messages.claimsOpen} items={open.map(({ text }) => text)} />
        </Section>
      )}
      <SentenceSection
        title={messages.journals}
        source={paper?.source}
        items={(paper?.target_journals ?? []).map((journal) =>
          [journal.name, readText(journal, 'basis')].filter(Boolean).join(': '),
        )}
      />
    </>
  );
}

/** Step 8: how new the hypothesis is, and the papers next to it. */
export function ProtectionContents({ data }: ContentsProps) {
  const messages = useMessages(contentsMessages);
  const hypotheses = getAgentHypotheses(data);
  const primary = hypotheses?.primary;
  const found = data.agenticResults?.results.literature;
  const known = found?.key_papers ?? data.literature;
  const papers = known.slice(0, CLOSEST_PAPERS);
  const basis = readText(primary, 'novelty_basis');
  return (
    <>
      {primary?.novelty != null && (
        <Section title={messages.novelty} source={hypotheses?.source} note={messages.noveltyNote}>
          <ShareList shares={[[messages.novelty, primary.novelty]]} />
          {basis !== null && <Text size="ui">{basis}</Text>}
        </Section>
      )}
      {papers.length > 0 && (
        <Section title={messages.closest} source={found ? found.source : data.source}>
          <Entries>
            {papers.map(({ title, authors, year, doi }, index) => (
              <li key={index}>
                <PaperTitle title={title} doi={doi} />
                <Details details={[authors.join(', '), year]} />
              </li>
            ))}
          </Entries>
        </Section>
      )}
      <Text>
        <Link href={PATENT_SEARCH} external>
          {messages.searchPatents}
        </Link>
      </Text>
    </>
  );
}

/** Step 9: money and time that the research needs. */
export function CompanyContents({ data }: ContentsProps) {
  const messages = useMessages(contentsMessages);
  return (
    <Stack gap={6}>
      <Budget data={data} />
      <Section title={messages.timeline} source={data.source}>
        <Text>{data.timeline}</Text>
      </Section>
    </Stack>
  );
}
