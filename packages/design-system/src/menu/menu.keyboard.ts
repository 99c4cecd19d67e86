/** Index of the item to focus after a key; null for keys that the menu does not handle. */
export const getNextItemIndex = (key: string, index: number, count: number): number | null => {
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

const getItems = (menu: HTMLElement): readonly HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
];

/**
 * Moves the focus with the keyboard inside a shadow root, where Radix cannot find the focused item.
 * @returns whether the key was handled
 */
export const moveFocusInShadowRoot = (menu: HTMLElement, key: string): boolean => {
  const root = menu.getRootNode();
  if (!(root instanceof ShadowRoot)) return false;
  const items = getItems(menu);
  const focused = items.findIndex((item) => item === root.activeElement);
  const next = getNextItemIndex(key, focused, items.length);
  if (next === null) return false;
  items[next]?.focus();
  return true;
};
