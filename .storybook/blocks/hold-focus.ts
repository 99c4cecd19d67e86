const INPUTS = ['pointerdown', 'keydown'] as const;

/** Makes a method do nothing for elements of stories. Returns what restores it. */
function ignoreInStories(prototype: Element, method: 'focus' | 'scrollIntoView'): () => void {
  const original = Object.getOwnPropertyDescriptor(prototype, method);
  if (!original) return () => {};
  Object.defineProperty(prototype, method, {
    ...original,
    value(this: Element, ...options: readonly unknown[]) {
      if (this.closest('.docs-story') === null)
        Reflect.apply(original.value as () => void, this, options);
    },
  });
  return () => Object.defineProperty(prototype, method, original);
}

/**
 * Keeps the stories of a documentation page from taking the focus, with which the page would scroll to one of them, until the
 * person clicks or presses a key.
 * @returns ends it
 */
export function holdFocus(): () => void {
  const restoreFocus = ignoreInStories(HTMLElement.prototype, 'focus');
  const restoreScroll = ignoreInStories(Element.prototype, 'scrollIntoView');
  let isHeld = true;
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    restoreFocus();
    restoreScroll();
    for (const type of INPUTS) removeEventListener(type, release, true);
  };
  for (const type of INPUTS) addEventListener(type, release, true);
  return release;
}
