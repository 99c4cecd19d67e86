'use client';
import { Button, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useId, useState } from 'react';
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
  const abstract = (
    <Text face="serif" size="ui">
      {text}
    </Text>
  );
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
