import { fill } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useCallback, useState } from 'react';
import { RuledList } from '../../view/ruled-list.styles.js';
import { LiteraturePaper } from './literature-paper.view.js';
import type { LiteratureViewProps } from './literature-step.model.js';
import { literatureMessages } from './literature.messages.js';
import { MoreRows, ROWS_AT_ONCE } from './more-rows.view.js';

interface LiteraturePapersProps extends LiteratureViewProps {
  /** Whether there is little room for each. */
  readonly isDense: boolean;
}

/** All papers, rendered incrementally so that a very long list stays responsive. */
export function LiteraturePapers({ model, send, isDense }: LiteraturePapersProps) {
  const messages = useMessages(literatureMessages);
  const { papers, reviewing, order } = model;
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const showMore = useCallback(() => setShown((before) => before + ROWS_AT_ONCE), []);
  const toggle = useCallback((id: string) => send({ type: 'paper.toggled', id }), [send]);
  const remaining = papers.length - shown;
  return (
    <>
      <RuledList as="ol" data-part="paper-list" role="list" aria-label={messages.papers}>
        {papers.slice(0, shown).map(({ paper, checked, isEarlier }, index) => (
          <LiteraturePaper
            key={`${order} ${index}`}
            paper={paper}
            checked={checked}
            isEarlier={isEarlier}
            disabled={reviewing}
            isDense={isDense}
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
}
