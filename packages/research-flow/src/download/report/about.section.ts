import type { Origin, Source } from '@spinout/api-client';
import type { FlowData } from '../../data/flow-data.js';
import { bullets, paragraph, section, table } from '@spinout/flow-kit/pdf';
import type { ReportMessages } from './report.messages.js';
import { ORIGIN_NAMES, type ReportFormat } from './report-format.js';

const ORIGIN_MEANINGS = {
  user: 'aboutUser',
  live: 'aboutLive',
  computed: 'aboutComputed',
  standard: 'aboutStandard',
  simulated: 'aboutSimulated',
  fallback: 'aboutFallback',
} as const satisfies Readonly<Record<Origin, keyof ReportMessages>>;

type NamedSource = readonly [name: string, source: Source | undefined];

/** The parts of the report with their origins; each source of papers once. */
export const listSources = (data: FlowData, text: ReportMessages): readonly NamedSource[] => {
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
export function aboutSection(
  data: FlowData,
  { text, time, author }: ReportFormat,
): (string | null)[] {
  const sources = listSources(data, text);
  const named = sources.flatMap(([, source]) => source?.origin ?? []);
  const meanings = [...new Set(named)].map((origin) => text[ORIGIN_MEANINGS[origin]]);
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
            source ? text[ORIGIN_NAMES[source.origin]] : '–',
            source ? author(source.by) : '–',
            source?.at === undefined ? '–' : time(source.at),
          ]),
        ),
    bullets([...meanings, ...(hasUnknown ? [text.aboutUnknown] : [])]),
  ];
}
