/** Keys of the tabs pattern in a row (WAI-ARIA Authoring Practices, "Tabs"). */
const steps = new Map<string, 1 | -1>([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/**
 * Says which of `count` tabs a key leads to; the ends are joined.
 * @returns its index, or null when the key is none of ours
 */
export function tabAfterKey(
  key: string,
  index: number,
  count: number,
  direction: 'ltr' | 'rtl',
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps.get(key);
  if (step === undefined) return null;
  return (index + (direction === 'rtl' ? -step : step) + count) % count;
}
