/** Index of the item that has the focus after a key; null when the key is none of the menu's. */
export const itemAfterKey = (key: string, index: number, count: number): number | null => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return index < 0 ? count - 1 : Math.max(index - 1, 0);
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return count - 1;
    default:
      return null;
  }
};

const itemsOf = (menu: HTMLElement): readonly HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

/**
 * The library looks for the focus in the document and does not find it in a shadow root; there, we
 * move it.
 * @returns whether it was ours to move
 */
export const moveInShadowRoot = (menu: HTMLElement, key: string): boolean => {
  const root = menu.getRootNode();
  if (!(root instanceof ShadowRoot)) return false;
  const items = itemsOf(menu);
  const focused = items.findIndex((item) => item === root.activeElement);
  const next = itemAfterKey(key, focused, items.length);
  if (next === null) return false;
  items[next]?.focus();
  return true;
};
