const getRoot = (element: Element): Document | ShadowRoot | null => {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root : null;
};

/**
 * Returns the focused element of the document or shadow root that contains an element; null if nothing in that shadow
 * root has the focus.
 */
export const getActiveElement = (element: Element): Element | null =>
  getRoot(element)?.activeElement ?? null;

/**
 * Whether the focus was lost because the focused control was removed, seen from an element of the same page. Focus
 * elsewhere on the page, inside or outside a shadow root, is not lost.
 */
export function isFocusLost(element: Element | null): boolean {
  let root = element && getRoot(element);
  while (root instanceof ShadowRoot) {
    if (root.activeElement !== null) return false;
    root = getRoot(root.host);
  }
  return root !== null && (root.activeElement === null || root.activeElement === root.body);
}
