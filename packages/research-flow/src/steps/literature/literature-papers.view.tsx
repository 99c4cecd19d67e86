import { Button, Cluster, fill } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { forwardRef, useCallback, useEffect, useRef, useState, type Ref } from 'react';
import { RuledList } from '../../view/ruled-list.styles.js';
import { LiteraturePaper } from './literature-paper.view.js';
import type { LiteratureViewProps } from './literature-step.model.js';
import { literatureMessages } from './literature.messages.js';

/** Number of rows shown at first, and added when the user scrolls near the end. */
export const ROWS_AT_ONCE = 50;
/** Distance from the end at which more rows are added. */
const LOAD_AHEAD_MARGIN = '1500px';

/** All papers, rendered incrementally so that a very long list stays responsive. */
export const LiteraturePapers = forwardRef(function LiteraturePapers(
  { model, send }: LiteratureViewProps,
  ref: Ref<HTMLUListElement>,
) {
  const messages = useMessages(literatureMessages);
  const { papers, reviewing, order } = model;
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const showMore = useCallback(() => setShown((before) => before + ROWS_AT_ONCE), []);
  const toggle = useCallback((id: string) => send({ type: 'paper.toggled', id }), [send]);
  const remaining = papers.length - shown;
  return (
    <>
      <RuledList as="ol" role="list" aria-label={messages.papers} ref={ref} tabIndex={-1}>
        {papers.slice(0, shown).map(({ paper, checked, isEarlier }, index) => (
          <LiteraturePaper
            key={`${order} ${index}`}
            paper={paper}
            checked={checked}
            isEarlier={isEarlier}
            disabled={reviewing}
            onToggle={toggle}
            {...(remaining > 0 ? { setSize: papers.length, position: index + 1 } : {})}
          />
        ))}
      </RuledList>
      {remaining > 0 && (
        <MoreRows
          key="more"
          shown={shown}
          onMore={showMore}
          label={fill(messages.more, { count: remaining })}
        />
      )}
    </>
  );
});

interface MoreRowsProps {
  readonly shown: number;
  readonly onMore: () => void;
  readonly label: string;
}

/** Shows more rows when the user scrolls near it (infinite scroll); also a button, for users who do not scroll. */
function MoreRows({ shown, onMore, label }: MoreRowsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (row.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: LOAD_AHEAD_MARGIN },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
    // Observes again after more rows are shown, because the end may still be near.
  }, [onMore, shown]);
  return (
    <Cluster justify="center" ref={row}>
      <Button variant="quiet" onClick={onMore}>
        {label}
      </Button>
    </Cluster>
  );
}
