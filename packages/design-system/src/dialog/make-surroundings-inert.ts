/**
 * Makes everything around an element inert, up to the page's body and across shadow roots. Elements that were inert
 * before stay inert.
 * @returns a function that undoes it
 */
export function makeSurroundingsInert(element: Element): () => void {
  const changed: Element[] = [];
  let node: Element | null = element;
  while (node && node !== document.body) {
    const parent: Node | null = node.parentNode;
    for (const sibling of parent?.childNodes ?? []) {
      if (sibling === node || !(sibling instanceof HTMLElement)) continue;
      if (sibling.matches('script, style, [inert]')) continue;
      sibling.setAttribute('inert', '');
      changed.push(sibling);
    }
    node = parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
  }
  return () => changed.forEach((sibling) => sibling.removeAttribute('inert'));
}
