'use client';
import { Banner, Button } from '@spinout/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages-provider.js';
import { undoMessages } from './undo.messages.js';

export interface UndoBannerProps {
  /** What was replaced or removed, and until when it can be restored. */
  readonly children: ReactNode;
  /** Restores what was replaced or removed. */
  readonly onUndo: () => void;
  /** Discards what could be restored. */
  readonly onDismiss: () => void;
  /** Accessible name of the button that dismisses; it says what is discarded. */
  readonly dismissLabel: string;
  /** Whether it cannot be undone at the moment. @default false */
  readonly disabled?: boolean | undefined;
}

/** A notice that work was replaced or removed, with a button that restores it. */
export function UndoBanner({
  children,
  onUndo,
  onDismiss,
  dismissLabel,
  disabled = false,
}: UndoBannerProps) {
  const messages = useMessages(undoMessages);
  return (
    <Banner
      tone="info"
      actions={
        <Button size="sm" disabled={disabled} onClick={onUndo}>
          {messages.undo}
        </Button>
      }
      onDismiss={onDismiss}
      dismissLabel={dismissLabel}
    >
      {children}
    </Banner>
  );
}
