import { Button, Cluster } from '@spinout/design-system';
import { useEffect, useRef } from 'react';

/** Number of rows shown at first, and added when the user scrolls near the end. */
export const ROWS_AT_ONCE = 50;
/** Distance from the end at which more rows are added. */
const LOAD_AHEAD_MARGIN = '1500px';

interface MoreRowsProps {
  readonly shown: number;
  readonly onMore: () => void;
  readonly label: string;
}

/** Shows more rows when the user scrolls near it (infinite scroll); also a button, for users who do not scroll. */
export function MoreRows({ shown, onMore, label }: MoreRowsProps) {
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
