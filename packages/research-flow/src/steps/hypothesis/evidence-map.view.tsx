import type { Claim } from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import { LinkMap } from '@spinout/design-system/chart';
import { ChartFigure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { useMemo } from 'react';
import { evidenceMessages } from '../../evidence/evidence.messages.js';
import { createQuoteChecker, type PastedPaper } from '../../evidence/verify-quote.js';
import { CardSection } from '../../view/section.view.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import { linkEvidence } from './link-evidence.js';

interface EvidenceMapProps {
  readonly claims: readonly Claim[];
  /** The pasted text of the paper, used to verify quotes. @default none */
  readonly pastedPaper?: PastedPaper | null | undefined;
}

/**
 * Which source supports which claim; nothing for a single claim, without a source, or where one source supports every
 * claim.
 */
export function EvidenceMap({ claims, pastedPaper = null }: EvidenceMapProps) {
  const messages = useMessages(hypothesisMessages);
  const kinds = useMessages(evidenceMessages);
  const locale = useLocale();
  const { claims: linked, sources } = useMemo(() => {
    const check = createQuoteChecker(pastedPaper);
    return linkEvidence(claims, (evidence) => check(evidence).status === 'refuted');
  }, [claims, pastedPaper]);
  const isPlain = sources.length < 2 && linked.every(({ sources: ids }) => ids.length > 0);
  if (linked.length < 2 || sources.length === 0 || isPlain) return null;
  const format = (value: number) => formatNumber(value, locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const titlesOf = (ids: readonly string[]) =>
    list.format(sources.filter(({ id }) => ids.includes(id)).map(({ title }) => title));
  return (
    <CardSection title={messages.evidenceMap}>
      <ChartFigure
        caption={messages.evidenceMapCaption}
        summary={fill(messages.evidenceMapSummary, {
          supported: format(linked.filter(({ sources: ids }) => ids.length > 0).length),
          claims: format(linked.length),
          sources: format(sources.length),
        })}
        table={{
          caption: messages.evidenceMap,
          columns: [
            { id: 'claim', header: messages.claimColumn, cell: ({ text }) => text },
            {
              id: 'sources',
              header: messages.sourceColumn,
              cell: ({ sources: ids }) => (ids.length > 0 ? titlesOf(ids) : kinds.unsupported),
            },
            {
              id: 'passages',
              header: messages.passageColumn,
              align: 'end',
              cell: ({ passages }) => format(passages),
            },
          ],
          rows: linked,
          rowKey: ({ id }) => id,
        }}
      >
        <LinkMap
          headings={[messages.claimColumn, messages.sourceColumn]}
          from={linked.map(({ id, text, sources: ids }) => ({
            id,
            text,
            note: ids.length === 0 ? kinds.unsupported : undefined,
          }))}
          to={sources.map(({ id, title, kind }) => ({ id, text: title, note: kinds[kind] }))}
          links={linked.flatMap(({ id, sources: ids }) => ids.map((to) => ({ from: id, to })))}
        />
      </ChartFigure>
    </CardSection>
  );
}
