import { fill, formatNumber } from '@spinout/design-system';
import { BYTES_PER_MB } from './paper.constants.js';
import type { PaperMessages } from './paper.messages.js';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

export const describeFile = (
  { name, size }: Pick<File, 'name' | 'size'>,
  messages: PaperMessages,
  locale: string,
): string =>
  fill(messages.fileInfo, { name, size: formatNumber(size / BYTES_PER_MB, locale, TWO_DECIMALS) });
