const THEME_QUERIES = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
];

/**
 * Calls back when the theme's colors change, because a canvas does not repaint by itself.
 * @returns stops observing
 */
export const onThemeChange = (theme: HTMLElement | null, changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  if (theme) observer.observe(theme, { attributeFilter: ['data-theme'] });
  // The theme `host` follows the page.
  observer.observe(document.documentElement, { attributeFilter: ['class', 'data-theme', 'style'] });
  const queries = THEME_QUERIES.flatMap((query) => globalThis.matchMedia?.(query) ?? []);
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', changed);
  };
};
