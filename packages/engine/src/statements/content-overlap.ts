const MAX_SHARED = 0.6;

const contentWords = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/\p{L}{4,}/gu));

/** Whether two sentences share so many of their longer words that they say the same. */
export function sharesMostWords(one: string, other: string): boolean {
  const [first, second] = [contentWords(one), contentWords(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared > MAX_SHARED * Math.max(1, Math.min(first.size, second.size));
}
