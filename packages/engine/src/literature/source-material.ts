import type { Evidence } from '@spinout/api-client';
import type { LocatedQuote } from '../evidence/evidence-check.js';
import type { Material } from '../language-model/language-model.types.js';
import { evidenceOf } from './evidence.js';
import type { Source } from './sources.js';

/** Sources as a model reads them, and the way back from what it quotes to its place in a source. */
export interface SourceMaterial {
  /** One document for each page, so that offsets are those of the page. */
  readonly material: readonly Material[];
  readonly idOf: (source: Source, page: number) => string;
  readonly evidenceFor: (quote: LocatedQuote) => readonly Evidence[];
}

const idOf = (source: Source, page: number) =>
  source.paged ? `${source.id}, page ${String(page)}` : source.id;

export function sourceMaterial(sources: readonly Source[]): SourceMaterial {
  const pages = sources.flatMap((source) =>
    source.pages.map(({ number, text }) => ({ source, number, text })),
  );
  const pagesById = new Map(pages.map((page) => [idOf(page.source, page.number), page]));
  return {
    material: [...pagesById].map(([id, { source, text }]) => ({ id, title: source.title, text })),
    idOf,
    evidenceFor: ({ document, start, end }) => {
      const page = pagesById.get(document);
      return page ? [evidenceOf({ source: page.source, page: page.number, start, end })] : [];
    },
  };
}
