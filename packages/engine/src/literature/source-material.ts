import type { Evidence } from '@spinout/api-client';
import type { LocatedQuote } from '../evidence/evidence-check.js';
import { evidenceOf } from './evidence.js';
import type { Source } from './sources.js';

const idOf = (source: Source, page: number) =>
  source.paged ? `${source.id}, page ${String(page)}` : source.id;

/** Sources as a model reads them, and the way back from what it quotes to its place in a source. */
export function sourceMaterial(sources: readonly Source[]) {
  const pages = sources.flatMap((source) =>
    source.pages.map(({ number, text }) => ({ source, number, text })),
  );
  const pagesById = new Map(pages.map((page) => [idOf(page.source, page.number), page]));
  return {
    /** One document for each page, so that offsets are those of the page. */
    material: [...pagesById].map(([id, { source, text }]) => ({ id, title: source.title, text })),
    idOf,
    evidenceFor: ({ document, start, end }: LocatedQuote): readonly Evidence[] => {
      const page = pagesById.get(document);
      return page ? [evidenceOf({ source: page.source, page: page.number, start, end })] : [];
    },
  };
}

export type SourceMaterial = ReturnType<typeof sourceMaterial>;
