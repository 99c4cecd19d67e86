const EXPOSED = '[data-part], [data-theme]';

const expose = (element: Element) =>
  element.setAttribute('part', element.getAttribute('data-part') ?? 'root');

/**
 * Names the parts of the flow for `::part()`, because a page cannot select what is in a shadow root by its attributes. `root` is
 * the element with the theme.
 * @returns a function that stops it
 */
export function exposeParts(shadow: ShadowRoot): () => void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node.matches(EXPOSED)) expose(node);
      node.querySelectorAll(EXPOSED).forEach(expose);
    }
  });
  observer.observe(shadow, { childList: true, subtree: true });
  return () => observer.disconnect();
}
