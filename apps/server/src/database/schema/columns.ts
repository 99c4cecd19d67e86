import { customType, timestamp } from 'drizzle-orm/pg-core';
import { fromStorableText, toStorableText } from '../exact-text.js';
import { toJsonText } from '../json-text.js';

export const timestampTz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Text from outside with any code units; sorted and compared by code point, independent of the locale. */
export const exactText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
  toDriver: toStorableText,
  fromDriver: fromStorableText,
});

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Uint8Array.from(value),
});

/**
 * JSON exactly as written. `json` preserves the order of keys and every character, including NUL and unpaired surrogates;
 * `jsonb` refuses those. An undefined value is stored as SQL's NULL; the driver reads JSON's null the same way.
 */
export const exactJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: toJsonText,
});
