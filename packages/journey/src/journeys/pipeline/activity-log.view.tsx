'use client';
import { formatDate, Text } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { toActivityEntries } from './activity-log.model.js';
import { pipelineMessages } from './pipeline.messages.js';
import type { RunEvent } from './run/run-event.js';
import { LogFrame, LogLines } from './pipeline.styles.js';

/** Distance in pixels within which the log counts as scrolled to its end. */
const END_THRESHOLD_PX = 48;

/** The activity log. New entries are announced politely; a log at its end scrolls with them. */
export function ActivityLog({ log }: { readonly log: readonly RunEvent[] }) {
  const messages = useMessages(pipelineMessages);
  const locale = useLocale();
  const entries = useMemo(() => toActivityEntries(log, messages), [log, messages]);
  const frame = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    if (frame.current && atEnd.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, [entries.length]);
  return (
    <LogFrame
      ref={frame}
      role="log"
      aria-label={messages.log}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < END_THRESHOLD_PX;
      }}
    >
      {entries.length === 0 ? (
        <Text size="sm" tone="muted">
          {messages.logEmpty}
        </Text>
      ) : (
        <LogLines>
          {entries.map(({ at, text, tone }, index) => (
            <li key={index}>
              <time dateTime={at}>{formatDate(new Date(at), locale, { timeStyle: 'medium' })}</time>
              <span data-tone={tone}>{text}</span>
            </li>
          ))}
        </LogLines>
      )}
    </LogFrame>
  );
}
