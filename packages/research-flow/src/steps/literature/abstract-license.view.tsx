import type { Paper } from '@spinout/api-client';
import { Text } from '@spinout/design-system';
import type { LiteratureMessages } from './literature.messages.js';

interface AbstractLicenseProps {
  readonly papers: readonly { readonly paper: Paper }[];
  readonly messages: LiteratureMessages;
}

/** Whose the abstracts of public sources are; nothing where none is shown. */
export function AbstractLicense({ papers, messages }: AbstractLicenseProps) {
  const hasAbstracts = papers.some(
    ({ paper }) => paper.collection === 'public' && paper.abstract !== '',
  );
  if (!hasAbstracts) return null;
  return (
    <Text size="sm" tone="muted">
      {messages.abstractLicense}
    </Text>
  );
}
