import { Button, fill } from '@spinout/design-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LiteraturePaper } from './literature-paper.view.js';
import type { LiteratureStepViewProps } from './literature-step.view.js';
import { MoreRow, PaperList } from './literature-step.styles.js';

/** Rows shown at first, and added whenever the end of the list comes near. */
export const ROWS_AT_ONCE = 50;
/** How near the end may come before the next rows are added. */
const NEAR = '1500px';

/** T-83: all papers that were received, a part of them at a time, so that ten thousand scroll like twenty. */
export function LiteraturePapers({ model, send, messages, locale }: LiteratureStepViewProps) {
  const { papers, reviewing } = model;
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const showMore = useCallback(() => setShown((before) => before + ROWS_AT_ONCE), []);
  const toggle = useCallback((id: string) => send({ type: 'paper.toggled', id }), [send]);
  const left = papers.length - shown;
  return (
    <>
      <PaperList role="list" aria-label={messages.papers}>
        {papers.slice(0, shown).map(({ paper, checked }, index) => (
          <LiteraturePaper
            key={index}
            {...{ paper, checked, messages, locale }}
            disabled={reviewing}
            onToggle={toggle}
            {...(left > 0 ? { setSize: papers.length, position: index + 1 } : {})}
          />
        ))}
      </PaperList>
      {left > 0 && (
        <More
          key="more"
          shown={shown}
          onMore={showMore}
          label={fill(messages.more, { count: left })}
        />
      )}
    </>
  );
}

interface MoreProps {
  readonly shown: number;
  readonly onMore: () => void;
  readonly label: string;
}

/** Adds rows by itself when it comes near; a button for those who do not scroll. */
function More({ shown, onMore, label }: MoreProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (row.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: NEAR },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
    // Observed anew after each growth: the end may still be near.
  }, [onMore, shown]);
  return (
    <MoreRow ref={row}>
      <Button variant="quiet" onClick={onMore}>
        {label}
      </Button>
    </MoreRow>
  );
}
