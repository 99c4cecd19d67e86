import type { BundlePart } from '../bundle-parts.js';
import { getPartSource } from '../provenance.js';
import type { PdfOptions } from '../results.types.js';
import { bullets, originMark, part, table } from '@spinout/flow-kit/pdf';

/** Blocks of a report; null is omitted. */
export type Blocks = readonly (string | null)[];

/** A heading with a list; nothing if the list is empty. */
export const listBlocks = (title: string, items: readonly string[]): Blocks => {
  const nonEmpty = items.filter((item) => item.trim() !== '');
  return nonEmpty.length === 0 ? [] : [part(title), bullets(nonEmpty)];
};

/** A heading with a table; nothing without rows. */
export const tableBlocks = (
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Blocks => (rows.length === 0 ? [] : [part(title), table(head, rows)]);

/** A heading with a block; nothing without a block. */
export const partBlocks = (title: string, block: string | null): Blocks =>
  block === null ? [] : [part(title), block];

export const originBlock = ({ bundle }: PdfOptions, name: BundlePart): string | null => {
  const source = getPartSource(bundle, name);
  return source ? originMark(source.origin, source.by) : null;
};
