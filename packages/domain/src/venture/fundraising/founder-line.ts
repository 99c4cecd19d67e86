import type { Founder } from '@spinout/api-client';
import { fillBlank, toSingleLine } from '../plain-text.js';

/** What investors must know about the amounts of a draft. */
export const STANDARD_TERMS =
  'Amounts, valuations and holdings are standard terms, the same for every draft: no result and no valuation ' +
  'of this research. Replace them with yours.';

/** Name and role of a founder; a role that is missing or repeats the name is left out. */
export const formatFounder = ({ name, role }: Founder): string => {
  const title = toSingleLine(role);
  return title === '' || title === toSingleLine(name)
    ? fillBlank(name)
    : `${fillBlank(name)}, ${title}`;
};
