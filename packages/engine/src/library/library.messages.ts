/** All sentences that the library computes for readers. */
export const libraryMessages = {
  theme: '{term} ({count} of {total} papers)',
  method: '{method} ({count})',
  pairGap:
    'No paper here studies {a} together with {b} ({a} in {countA} papers, {b} in {countB} papers).',
  openQuestion: '{question} ({title}, {year})',
  topicTitle: 'Linking {a} and {b}',
  topicDescription:
    'Combines work on {a} with work on {b}. Both have been studied together with {bridge}. Most common methods: {methods}.',
  topicReason:
    'The library has {countA} papers on {a} ({yearsA}) and {countB} papers on {b} ({yearsB}), but none on both.',
  years: '{from} to {to}',
  listEnd: ' and ',
} as const;

type Slots<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | Slots<Rest>
  : never;

/** Puts values into a sentence; a missing or a wrong slot is a type error. */
export const fillMessage = <Text extends string>(
  message: Text,
  values: Readonly<Record<Slots<Text>, string | number>>,
): string =>
  message.replace(/\{(\w+)\}/g, (whole, slot: string) =>
    slot in values ? String(values[slot as Slots<Text>]) : whole,
  );
