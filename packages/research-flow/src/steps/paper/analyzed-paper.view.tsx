import { formatNumber, Stack, Text } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { FactList } from '../../view/fact-list.view.js';
import { SectionCard } from '../../view/section.view.js';
import { paperMessages } from './paper.messages.js';
import type { PaperResult } from './paper.types.js';

const MAX_TERMS = 4;

/** The paper that was analyzed before the step opened, and what was found in it. */
export function AnalyzedPaperCard({ paper }: { readonly paper: PaperResult }) {
  const messages = useMessages(paperMessages);
  const locale = useLocale();
  const { analysis, metadata, documents } = paper;
  const terms = (analysis.key_terms ?? []).slice(0, MAX_TERMS).map(({ term }) => term);
  const format = (count: number | undefined) =>
    count === undefined ? undefined : formatNumber(count, locale);
  return (
    <SectionCard title={messages.analyzed} variant="solid" size="sm" gap={3}>
      <Stack gap={1}>
        {documents.map(({ id, title }) => (
          <Text key={id} weight="strong" size="lg">
            {title}
          </Text>
        ))}
      </Stack>
      <FactList
        facts={[
          [messages.pages, format(metadata.pages)],
          [messages.words, format(metadata.words)],
          [messages.findings, format(analysis.findings?.length)],
          [messages.questions, format(analysis.gaps?.length)],
          [messages.terms, new Intl.ListFormat(locale, { type: 'unit' }).format(terms)],
        ]}
      />
    </SectionCard>
  );
}
