'use client';
import type { Evidence } from '@spinout/api-client';
import { Button, fill, QuoteIcon, VisuallyHidden } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import { passageSourceMessages } from '../source/passage-source.messages.js';
import { useOpenSource } from '../source/source-context.js';
import { evidenceMessages } from './evidence.messages.js';
import { Cue, Sentence } from './evidence.styles.js';

interface SourceButtonProps {
  readonly evidence: Evidence;
}

const MAX_NAME_CHARACTERS = 80;

const shorten = (text: string): string =>
  text.length > MAX_NAME_CHARACTERS ? `${text.slice(0, MAX_NAME_CHARACTERS).trimEnd()}…` : text;

/** Opens the source of a passage; nothing where no source can be shown. */
export function SourceButton({ evidence }: SourceButtonProps) {
  const messages = useMessages(passageSourceMessages);
  const open = useOpenSource();
  if (open === null) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<QuoteIcon size={16} />}
      aria-label={fill(messages.showQuote, { quote: shorten(evidence.quote) })}
      onClick={(event) => open(evidence, event.currentTarget)}
    >
      {messages.show}
    </Button>
  );
}

interface SentenceWithSourceProps {
  /** The passage to open; undefined if none supports the sentence. */
  readonly evidence: Evidence | undefined;
  readonly children: ReactNode;
}

/** A sentence that opens its source, and says so behind it; plain text where no source can be shown. */
export function SentenceWithSource({ evidence, children }: SentenceWithSourceProps) {
  const messages = useMessages(passageSourceMessages);
  const { page: pageText } = useMessages(evidenceMessages);
  const locale = useLocale();
  const open = useOpenSource();
  if (open === null || evidence === undefined) return children;
  const { page } = evidence;
  return (
    <Sentence
      type="button"
      data-source-claim=""
      title={messages.show}
      onClick={(event) => open(evidence, event.currentTarget)}
    >
      {children}{' '}
      <Cue lang={locale}>
        <QuoteIcon size={16} />
        {page == null ? (
          messages.show
        ) : (
          <span>
            <VisuallyHidden>{messages.show}, </VisuallyHidden>
            {fill(pageText, { page })}
          </span>
        )}
      </Cue>
    </Sentence>
  );
}
