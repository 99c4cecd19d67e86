import type { PaperPublication } from '@spinout/api-client';
import { fill, Link } from '@spinout/design-system';
import { doiUrl, useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../view/note.view.js';
import { hypothesisMessages, type HypothesisMessages } from './hypothesis.messages.js';

const MAX_AUTHORS = 6;

const formatAuthors = (authors: readonly string[], messages: HypothesisMessages): string => {
  const named = authors.slice(0, MAX_AUTHORS).join(', ');
  return authors.length <= MAX_AUTHORS
    ? named
    : fill(messages.moreAuthors, { authors: named, count: authors.length - MAX_AUTHORS });
};

interface PaperBylineProps {
  readonly publication: PaperPublication | undefined;
}

/** Authors, year and DOI of the user's paper, as far as it states them. */
export function PaperByline({ publication = {} }: PaperBylineProps) {
  const messages = useMessages(hypothesisMessages);
  const { authors = [], year, doi } = publication;
  const link = doiUrl(doi);
  const stated = [
    authors.length > 0 ? formatAuthors(authors, messages) : '',
    year === undefined ? '' : String(year),
  ].filter(Boolean);
  if (stated.length === 0 && link === null) return null;
  return (
    <Note>
      {stated.join(' · ')}
      {stated.length > 0 && link !== null && ' · '}
      {link !== null && (
        <Link href={link} external>
          {fill(messages.doi, { doi: doi ?? '' })}
        </Link>
      )}
    </Note>
  );
}
