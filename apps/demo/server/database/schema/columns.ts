import { customType, timestamp } from 'drizzle-orm/pg-core';
import { fromHeldText, toHeldText } from '../exact-text.js';
import { toJsonText } from '../json-text.js';

/** A moment, whatever the time zone of server and database. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Text from outside, of any code units at all; sorted and compared by code point, in every locale alike. */
export const exactText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
  toDriver: toHeldText,
  fromDriver: fromHeldText,
});

/** Bytes as they are. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Uint8Array.from(value),
});

/**
 * JSON exactly as written. `json` keeps the order of keys and every character, NUL and halves of surrogate pairs too;
 * `jsonb` refuses those. An undefined value is SQL's NULL, but so is what the driver reads of JSON's null.
 */
export const exactJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: toJsonText,
});
