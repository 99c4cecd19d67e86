import type { Origin, Source } from '@spinout/api-client';
import type { FlowData } from '../../data/flow-data.js';

/** Files are written in English, as drafts are. */
const WORDS: Readonly<Partial<Record<Origin, string>>> = {
  simulated: 'simulated: made up for demonstration',
  fallback: 'prepared locally after a failed request',
};

const PARTS = {
  paper_analysis: 'The analysis of the paper',
  hypothesis: 'The hypothesis',
  literature_review: 'The literature review',
  experimentDesign: 'The experiment design',
  companyStructure: 'The company',
} as const satisfies Partial<Record<keyof FlowData, string>>;

/** What a reader of a part must know; null if it was computed or entered. */
export const describeOrigin = (name: string, source: Source | null | undefined): string | null => {
  const words = source ? WORDS[source.origin] : undefined;
  return words === undefined ? null : `${name} is ${words}.`;
};

/** What of the results is simulated or was prepared locally, a sentence for each part. */
export function listNotices(data: FlowData): readonly string[] {
  const parts = Object.entries(PARTS).map(([key, name]) => {
    const part = data[key as keyof typeof PARTS] as { readonly source?: Source } | undefined;
    return describeOrigin(name, part?.source);
  });
  const papers = (data.papers?.results ?? []).filter(
    ({ source }) => source !== undefined && WORDS[source.origin] !== undefined,
  ).length;
  return [
    ...parts,
    papers === 0 ? null : `${String(papers)} papers of the literature search are simulated.`,
  ].filter((notice) => notice !== null);
}
