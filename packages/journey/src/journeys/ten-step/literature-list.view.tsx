import type { LiteratureItem } from '@spinout/api-client';
import { fill, formatNumber, Heading, Link, Stack, Text } from '@spinout/design-system';
import { doiUrl, SourceBadge, useLocale, useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import type { TenStepData } from './journey-data.js';
import { tenStepMessages } from './ten-step.messages.js';
import { Reference, ReferenceFacts, References } from './ten-step.styles.js';

const LITERATURE_SHOWN = 3;

/** The first references with their source. */
export function LiteratureList({ data }: { readonly data: TenStepData }) {
  const messages = useMessages(tenStepMessages);
  const locale = useLocale();
  const { literature, source } = data;
  const shown = literature.slice(0, LITERATURE_SHOWN);
  if (shown.length === 0) return <Text tone="muted">{messages.noLiterature}</Text>;
  return (
    <Stack gap={3}>
      <SourceBadge source={source} />
      <References role="list" aria-label={messages.literature}>
        {shown.map((item, index) => (
          <Reference key={index}>
            <ReferenceArticle item={item} />
          </Reference>
        ))}
      </References>
      {literature.length > shown.length && (
        <Text size="sm" tone="muted">
          {fill(messages.literatureShown, {
            shown: formatNumber(shown.length, locale),
            count: formatNumber(literature.length, locale),
          })}
        </Text>
      )}
    </Stack>
  );
}

function ReferenceArticle({ item }: { readonly item: LiteratureItem }) {
  const messages = useMessages(tenStepMessages);
  const locale = useLocale();
  const titleId = useId();
  const { authors, journal, year, citations, impact_factor: factor } = item;
  const link = doiUrl(item.doi);
  const place = [journal, year == null ? '' : String(year)].filter(Boolean).join(', ');
  const figure = (value: number | null | undefined) =>
    value == null ? messages.notAvailable : formatNumber(value, locale);
  return (
    <article aria-labelledby={titleId}>
      <Stack gap={1}>
        <Heading level={3} size="md" id={titleId}>
          {item.title.trim() || messages.untitled}
        </Heading>
        {authors.length > 0 && <Text size="ui">{authors.join(', ')}</Text>}
        {place !== '' && (
          <Text size="ui" tone="muted">
            {place}
          </Text>
        )}
        <ReferenceFacts>
          <Text as="span" size="sm" figures="tabular">
            {fill(messages.citations, { count: figure(citations) })}
          </Text>
          <Text as="span" size="sm" figures="tabular">
            {fill(messages.impactFactor, { factor: figure(factor) })}
          </Text>
          {link !== null && (
            <Link href={link} external aria-describedby={titleId}>
              {messages.viewReference}
            </Link>
          )}
        </ReferenceFacts>
      </Stack>
    </article>
  );
}
