import { useEffect } from 'react';

const makeLive = (stories: Iterable<Element>): void => {
  for (const story of stories) story.removeAttribute('inert');
};

/**
 * The stories of a documentation page begin inert: all are shown at once, and each would take the focus and scroll the page to
 * itself. One becomes live when the pointer is over it, all of them with the first key.
 */
export function useLiveStories(): void {
  useEffect(() => {
    const onPointerOver = ({ target }: PointerEvent) => {
      const canvas = target instanceof Element ? target.closest('.docs-story') : null;
      if (canvas) makeLive(canvas.querySelectorAll('.preview-root'));
    };
    const onKeyDown = () => makeLive(document.querySelectorAll('.docs-story .preview-root'));
    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
}
