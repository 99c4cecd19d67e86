/** Kinds of stored data by the first part of their keys. */
const KINDS: Readonly<Record<string, string>> = {
  document: 'papers',
  bibliography: 'bibliographies',
  circuit: 'circuits',
  job: 'jobs',
  'kept-journey': 'journeys',
};

/** Kind of the data under a key, for people: `papers`, `journeys`, or `other` for indexes and counters. */
export const getDataKind = (key: string): string => {
  const [first = ''] = key.split(':', 1);
  return (Object.hasOwn(KINDS, first) ? KINDS[first] : undefined) ?? 'other';
};
