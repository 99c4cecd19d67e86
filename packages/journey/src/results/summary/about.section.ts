import { paragraph, section, table } from '@spinout/journey-kit/pdf';
import { PARTS } from '../parts.js';
import { agentOf, originWord, sourceOf } from '../provenance.js';
import type { PdfOrder } from '../results.types.js';
import type { Blocks } from './blocks.js';

/** Says of every part who gave it, how it came about, and when. */
export function aboutSection(order: PdfOrder): Blocks {
  const { bundle, words } = order;
  const present = PARTS.filter((part) => bundle[part] != null);
  const rows = present.map((part) => {
    const source = sourceOf(bundle, part);
    return [
      agentOf(part, words),
      source ? originWord(source.origin, words) : words.aboutUnknown,
      source?.by ?? words.aboutUnknown,
      source?.at ?? words.aboutUnknown,
    ];
  });
  return [
    section(words.aboutSection),
    paragraph(words.aboutText),
    rows.length === 0
      ? null
      : table([words.aboutPart, words.aboutOrigin, words.aboutBy, words.aboutAt], rows),
  ];
}
