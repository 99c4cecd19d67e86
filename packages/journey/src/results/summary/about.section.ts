import { paragraph, section, table } from '@spinout/flow-kit/pdf';
import { PARTS } from '../parts.js';
import { agentLabel, originLabel, partSource } from '../provenance.js';
import type { PdfOrder } from '../results.types.js';
import type { Blocks } from './blocks.js';

/** Says of every part who gave it, how it came about, and when. */
export function aboutSection(order: PdfOrder): Blocks {
  const { bundle, messages } = order;
  const present = PARTS.filter((part) => bundle[part] != null);
  const rows = present.map((part) => {
    const source = partSource(bundle, part);
    return [
      agentLabel(part, messages),
      source ? originLabel(source.origin, messages) : messages.aboutUnknown,
      source?.by ?? messages.aboutUnknown,
      source?.at ?? messages.aboutUnknown,
    ];
  });
  return [
    section(messages.aboutSection),
    paragraph(messages.aboutText),
    rows.length === 0
      ? null
      : table([messages.aboutPart, messages.aboutOrigin, messages.aboutBy, messages.aboutAt], rows),
  ];
}
