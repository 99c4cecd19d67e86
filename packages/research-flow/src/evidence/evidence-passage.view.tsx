'use client';
import type { Evidence } from '@spinout/api-client';
import { Badge, Cluster, fill, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { Slot } from '../slots/slot.js';
import { evidenceMessages } from './evidence.messages.js';
import { Passage } from './evidence.styles.js';
import { SourceButton } from './source-button.view.js';

interface EvidencePassageProps {
  readonly evidence: Evidence;
  /** Whether the text around the quote may be shown. */
  readonly inContext: boolean;
  /** BCP 47 tag of its language. @default not known */
  readonly lang?: string | undefined;
}

const startsSentence = (text: string): boolean => /^[\s"'“‘([]*[\p{Lu}\p{N}]/u.test(text);
const endsSentence = (text: string): boolean => /[.!?…]["'”’)\]]*\s*$/u.test(text);

/** A verbatim passage in its context, with its source. */
export function EvidencePassage({ evidence, inContext, lang }: EvidencePassageProps) {
  const messages = useMessages(evidenceMessages);
  const { before, quote, after, document_title: title, page, kind } = evidence;
  return (
    <Slot name="evidence" evidence={evidence}>
      <Passage data-part="evidence" dir="auto">
        <Text as="blockquote" face="serif" size="ui" lang={lang}>
          {inContext && before !== '' && !startsSentence(before) && '…\u00A0'}
          {inContext && before}
          <mark>{quote}</mark>
          {inContext && after}
          {inContext && after !== '' && !endsSentence(after) && '\u00A0…'}
        </Text>
        <figcaption>
          <Cluster gap={2}>
            <Text as="span" size="sm" weight="medium">
              {title}
            </Text>
            {page != null && (
              <Text as="span" size="sm" tone="muted" figures="tabular">
                {fill(messages.page, { page })}
              </Text>
            )}
            <Badge tone={kind === 'uploaded' ? 'accent' : 'neutral'}>{messages[kind]}</Badge>
            <SourceButton evidence={evidence} />
          </Cluster>
        </figcaption>
      </Passage>
    </Slot>
  );
}
