import { paragraph, section, table } from '@spinout/flow-kit/pdf';
import { BUNDLE_PARTS } from '../bundle-parts.js';
import { getAgentLabel, getOriginLabel, getPartSource } from '../provenance.js';
import type { PdfOptions } from '../results.types.js';
import type { Blocks } from './blocks.js';

/** Lists agent, origin and time of every part. */
export function aboutSection(options: PdfOptions): Blocks {
  const { bundle, messages } = options;
  const present = BUNDLE_PARTS.filter((part) => bundle[part] != null);
  const rows = present.map((part) => {
    const source = getPartSource(bundle, part);
    return [
      getAgentLabel(part, messages),
      source ? getOriginLabel(source.origin, messages) : messages.aboutUnknown,
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
