import { formatNumber, Stack, Text } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { ClaimList } from '../../evidence/claim-list.view.js';
import { sentenceLanguageOf } from '../../evidence/sentence-language.js';
import { Note } from '../../view/note.view.js';
import { FactList } from '../../view/fact-list.view.js';
import { SectionCard } from '../../view/section-card.view.js';
import { CardSection } from '../../view/section.view.js';
import { paperMessages } from './paper.messages.js';
import { Excerpts } from './paper-step.styles.js';
import type { PaperResult } from './paper.types.js';

const MAX_TERMS = 4;
/** The next step lists all results and questions. */
const MAX_EXCERPTS = 2;

/** The terms of a paper stay in their own direction, so that those in Latin letters do not turn an Arabic list around. */
const formatTerms = (terms: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'unit' }).format(terms.map((term) => `\u2068${term}\u2069`));

/** The paper that was analyzed before the step opened, and what was found in it. */
export function AnalyzedPaperCard({ paper }: { readonly paper: PaperResult }) {
  const messages = useMessages(paperMessages);
  const locale = useLocale();
  const { analysis, metadata, documents } = paper;
  const terms = (analysis.key_terms ?? []).slice(0, MAX_TERMS).map(({ term }) => term);
  const lang = sentenceLanguageOf(analysis);
  const { findings = [], gaps = [] } = analysis;
  const questions = gaps.filter(({ is_background: isBackground }) => isBackground !== true);
  const excerpts = [
    { title: messages.firstFindings, claims: findings },
    { title: messages.firstQuestions, claims: questions },
  ];
  const format = (count: number | undefined) =>
    count === undefined ? undefined : formatNumber(count, locale);
  return (
    <SectionCard
      data-part="paper-analysis"
      title={messages.analyzed}
      variant="solid"
      size="sm"
      gap={3}
    >
      <Stack gap={1}>
        {documents.map(({ id, title }) => (
          <Text key={id} weight="strong" size="lg">
            {title}
          </Text>
        ))}
        {analysis.language?.has_english_part === true && <Note>{messages.englishPart}</Note>}
      </Stack>
      <Excerpts>
        {excerpts.map(
          ({ title, claims }) =>
            claims.length > 0 && (
              <CardSection key={title} title={title}>
                <ClaimList label={title} claims={claims.slice(0, MAX_EXCERPTS)} lang={lang} />
              </CardSection>
            ),
        )}
      </Excerpts>
      <FactList
        facts={[
          [messages.pages, format(metadata.pages)],
          [messages.words, format(metadata.words)],
          [messages.findings, format(analysis.findings?.length)],
          [messages.questions, format(analysis.gaps?.length)],
          [messages.terms, formatTerms(terms, locale), lang],
        ]}
      />
    </SectionCard>
  );
}
