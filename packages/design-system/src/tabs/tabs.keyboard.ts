/** Arrow keys of the WAI-ARIA tabs pattern. */
const steps = new Map<string, 1 | -1>([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/**
 * Returns the index of the tab to select after a key, wrapping around at both ends.
 * @returns the index, or null for keys that the tabs do not handle
 */
export function getNextTabIndex(
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
