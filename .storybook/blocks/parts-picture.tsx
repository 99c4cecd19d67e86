import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef, useState } from 'react';
import { locateParts, type PartMark } from './locate-parts.js';

const isEqual = (a: readonly PartMark[], b: readonly PartMark[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The first story of the page with a number at each part that hosts may select: a drawing of the component as it is. */
export function PartsPicture({ selectors }: { readonly selectors: readonly string[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly PartMark[]>([]);
  const [first] = use(DocsContext).componentStories();
  const isShown = first !== undefined;
  useEffect(() => {
    const { current } = frame;
    if (!current || !isShown) return undefined;
    const update = () => {
      const found = locateParts(current, selectors);
      setMarks((before) => (isEqual(before, found) ? before : found));
    };
    const resized = new ResizeObserver(update);
    resized.observe(current);
    // Stories render later, and some open an overlay.
    const changed = new MutationObserver(update);
    changed.observe(current, { subtree: true, childList: true, attributes: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [isShown, selectors]);
  if (first === undefined) return null;
  return (
    <div className="parts-picture" aria-hidden="true">
      <div className="docs-story" ref={frame} inert>
        <Story of={first.moduleExport} />
      </div>
      {marks.map(({ number, left, top }) => (
        <span key={number} className="part-number" style={{ left, top }}>
          {number}
        </span>
      ))}
    </div>
  );
}
