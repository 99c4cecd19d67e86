const rootOf = (element: Element): Document | ShadowRoot | null => {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root : null;
};

/**
 * What has the focus where an element stands: in its document, or in its shadow root, which the document shows as one
 * element from outside. Null where nothing in a shadow root has it.
 */
export const focusedAround = (element: Element): Element | null =>
  rootOf(element)?.activeElement ?? null;

/**
 * Tells whether the control that had the focus is gone, seen from an element of the same page: then the focus may be
 * given to something. A person who is elsewhere, in a shadow root or outside of it, has not lost it.
 */
export function isFocusLost(element: Element | null): boolean {
  let root = element && rootOf(element);
  while (root instanceof ShadowRoot) {
    if (root.activeElement !== null) return false;
    root = rootOf(root.host);
  }
  return root !== null && (root.activeElement === null || root.activeElement === root.body);
}
