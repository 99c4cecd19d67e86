import type { Part } from '../parts.js';
import { partSource } from '../provenance.js';
import type { PdfOrder } from '../results.types.js';
import { bullets, originMark, part } from '@spinout/flow-kit/pdf';

/** Blocks of a report, one below the other; null for what a run does not have. */
export type Blocks = readonly (string | null)[];

/** A heading with a list below it; nothing for an empty list. */
export const listBlocks = (title: string, items: readonly string[]): Blocks => {
  const nonEmpty = items.filter((item) => item.trim() !== '');
  return nonEmpty.length === 0 ? [] : [part(title), bullets(nonEmpty)];
};

/** A heading with a block below it; nothing where there is no block. */
export const partBlocks = (title: string, block: string | null): Blocks =>
  block === null ? [] : [part(title), block];

/** The mark of where a part of the run comes from. */
export const originBlock = ({ bundle }: PdfOrder, name: Part): string | null => {
  const source = partSource(bundle, name);
  return source ? originMark(source.origin, source.by) : null;
};
