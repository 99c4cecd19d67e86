import { Button, PenIcon, fill } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { hypothesisMessages } from './hypothesis.messages.js';

interface StartButtonProps {
  /** The sentence to start from. */
  readonly claim: string;
  readonly onClick: () => void;
}

/** Starts a hypothesis from a sentence of the paper. */
export function StartButton({ claim, onClick }: StartButtonProps) {
  const messages = useMessages(hypothesisMessages);
  return (
    <Button
      size="sm"
      icon={<PenIcon size={16} />}
      aria-label={fill(messages.startFromClaim, { claim })}
      onClick={onClick}
    >
      {messages.startFrom}
    </Button>
  );
}
