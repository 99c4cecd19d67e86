'use client';
import { fill } from '@spinout/design-system';
import { UndoBanner, useMessages } from '@spinout/flow-kit/react';
import { useRef } from 'react';
import type { UndoEvent, UndoKind } from '../data/step-undo.js';
import { stepUndoMessages } from './step-undo.messages.js';
import { Place } from './step-undo.styles.js';

interface StepUndoProps {
  /** What can be brought back; null for nothing. */
  readonly undo: { readonly kind: UndoKind; readonly name?: string } | null;
  readonly disabled?: boolean | undefined;
  readonly send: (event: UndoEvent) => void;
}

/** Offers to bring back what a step has replaced or removed. */
export function StepUndo({ undo, disabled, send }: StepUndoProps) {
  const messages = useMessages(stepUndoMessages);
  const place = useRef<HTMLDivElement>(null);
  // The button that has the focus disappears.
  const leave = (event: UndoEvent) => {
    place.current?.focus({ preventScroll: true });
    send(event);
  };
  return (
    <Place ref={place} tabIndex={-1}>
      {undo !== null && (
        <UndoBanner
          disabled={disabled}
          onUndo={() => leave({ type: 'undo.requested' })}
          onDismiss={() => leave({ type: 'undo.dismissed' })}
          dismissLabel={messages.dismiss}
        >
          {fill(messages[undo.kind], { name: undo.name ?? '' })}
        </UndoBanner>
      )}
    </Place>
  );
}
