import type { PipelineLiterature } from '@spinout/api-client';

/** Whether a search found no papers. */
export const isEmptyLiterature = (literature: PipelineLiterature | null | undefined): boolean =>
  !literature || (literature.key_papers.length === 0 && literature.papers_analyzed === 0);
