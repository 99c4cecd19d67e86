/** How often a paper uses a name that is a term of it. */
const MIN_TIMES = 2;

const plain = (text: string): string => text.toLowerCase().replace(/\s+/gu, ' ');

/** Tells whether texts use a name more than once: the words that only one sentence has together are seldom a name. */
export function isTermOf(texts: readonly string[]): (name: string) => boolean {
  const within = plain(texts.join('\n'));
  return (name) => within.split(plain(name)).length > MIN_TIMES;
}
