import type { Origin, Source } from '@spinout/api-client';
import type { FlowData } from '../../../data/flow-data.js';

/** A result that names where it comes from, or could. */
export type ResultPart = 'paper' | 'hypothesis' | 'literature' | 'experiment' | 'company';

/** The results of one origin; null if none is named. */
export interface OriginGroup {
  readonly origin: Origin | null;
  readonly parts: readonly ResultPart[];
}

/** What people must know first comes first. */
const ORDER: readonly (Origin | null)[] = [
  'simulated',
  'fallback',
  null,
  'standard',
  'live',
  'computed',
  'user',
];

/** The sources of each result that exists; literature may have several. */
const listSources = (data: FlowData): readonly (readonly [ResultPart, Source | undefined])[] => {
  const { paper_analysis, hypothesis, literature_review, experimentDesign, companyStructure } =
    data;
  const found = data.papers?.results?.flatMap(({ source }) => source ?? []) ?? [];
  const literature = [...(literature_review?.source ? [literature_review.source] : []), ...found];
  const hasLiterature = literature_review !== undefined || data.papers?.results !== undefined;
  const results = [
    ['paper', paper_analysis],
    ['hypothesis', hypothesis],
    ['experiment', experimentDesign],
    ['company', companyStructure],
  ] as const;
  return [
    ...results.flatMap(([part, result]) => (result ? [[part, result.source] as const] : [])),
    ...literature.map((source) => ['literature', source] as const),
    ...(hasLiterature && literature.length === 0 ? [['literature', undefined] as const] : []),
  ];
};

const PARTS: readonly ResultPart[] = ['paper', 'hypothesis', 'literature', 'experiment', 'company'];

/** The results by their origin, as the data name it: the simulated ones first. */
export function groupByOrigin(data: FlowData): readonly OriginGroup[] {
  const sources = listSources(data);
  return ORDER.flatMap((origin) => {
    const parts = PARTS.filter((part) =>
      sources.some(([name, source]) => name === part && (source?.origin ?? null) === origin),
    );
    return parts.length === 0 ? [] : [{ origin, parts }];
  });
}
