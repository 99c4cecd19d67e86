'use client';
import { Button, Stack } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useId, useState } from 'react';
import { QuoteText } from '../../evidence/quote-text.js';
import { literatureMessages } from './literature.messages.js';
import { ClampedText } from './literature-step.styles.js';

/** Shorter texts have hardly more lines than are shown of a longer one. */
const MIN_CLAMPED_CHARACTERS = 200;

interface PaperAbstractProps {
  readonly text: string;
  /** Whether a long one is cut after a few lines until the person asks for all of it. */
  readonly isDense: boolean;
}

/** The abstract or summary of a paper. */
export function PaperAbstract({ text, isDense }: PaperAbstractProps) {
  const messages = useMessages(literatureMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (text === '') return null;
  const abstract = <QuoteText size="ui">{text}</QuoteText>;
  if (!isDense || text.length < MIN_CLAMPED_CHARACTERS) return abstract;
  return (
    <Stack gap={1} align="start">
      <ClampedText id={id} data-open={isOpen || undefined}>
        {abstract}
      </ClampedText>
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? messages.showLess : messages.showAll}
      </Button>
    </Stack>
  );
}
