import type { Origin, Source } from '@spinout/api-client';
import type { FlowData } from '../../data/flow-data.js';
import { bullets, paragraph, section, table } from '@spinout/flow-kit/pdf';
import type { ReportMessages } from './report.messages.js';
import type { ReportFormat } from './report-format.js';

/** The name of an origin, and what it means. */
const ORIGIN_MESSAGES = {
  user: ['originUser', 'aboutUser'],
  live: ['originLive', 'aboutLive'],
  computed: ['originComputed', 'aboutComputed'],
  standard: ['originStandard', 'aboutStandard'],
  simulated: ['originSimulated', 'aboutSimulated'],
  fallback: ['originFallback', 'aboutFallback'],
} as const satisfies Readonly<
  Record<Origin, readonly [keyof ReportMessages, keyof ReportMessages]>
>;

type NamedSource = readonly [name: string, source: Source | undefined];

/** The parts of the report with their origins; each source of papers once. */
const listSources = (data: FlowData, text: ReportMessages): readonly NamedSource[] => {
  const parts = [
    [text.hypothesis, data.hypothesis],
    [text.paper, data.paper_analysis],
    [text.review, data.literature_review],
    [text.experiment, data.experimentDesign],
    [text.company, data.companyStructure],
  ] as const;
  const found = (data.papers?.results ?? []).flatMap(({ source }) => source ?? []);
  const unique = new Map(found.map((source) => [`${source.origin} ${source.by}`, source]));
  return [
    ...parts.flatMap(([name, result]): NamedSource[] => (result ? [[name, result.source]] : [])),
    ...[...unique.values()].map((source): NamedSource => [text.literature, source]),
  ];
};

/** Lists which parts of the report are computed, simulated, fetched or replaced, and by whom. */
export function aboutSection(data: FlowData, { text }: ReportFormat): (string | null)[] {
  const sources = listSources(data, text);
  const named = sources.flatMap(([, source]) => source?.origin ?? []);
  const meanings = [...new Set(named)].map((origin) => text[ORIGIN_MESSAGES[origin][1]]);
  const hasUnknown = sources.some(([, source]) => source === undefined);
  return [
    section(text.about),
    paragraph(text.aboutText),
    sources.length === 0
      ? null
      : table(
          [text.part, text.origin, text.producedBy, text.producedAt],
          sources.map(([name, source]) => [
            name,
            source ? text[ORIGIN_MESSAGES[source.origin][0]] : '–',
            source?.by ?? '–',
            source?.at ?? '–',
          ]),
        ),
    bullets([...meanings, ...(hasUnknown ? [text.aboutUnknown] : [])]),
  ];
}
