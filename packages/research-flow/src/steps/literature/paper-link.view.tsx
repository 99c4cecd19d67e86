import type { Paper } from '@spinout/api-client';
import { Link, fill } from '@spinout/design-system';
import { doiUrl, useMessages } from '@spinout/flow-kit/react';
import { literatureMessages } from './literature.messages.js';
import { webAddress } from './web-address.js';

interface PaperLinkProps {
  readonly paper: Paper;
  /** Id of the element with the title. */
  readonly describedBy: string;
}

/** The link to a paper's DOI, else to its own page, with the name of the site; nothing without either. */
export function PaperLink({ paper, describedBy }: PaperLinkProps) {
  const messages = useMessages(literatureMessages);
  const doi = doiUrl(paper.doi);
  const page = webAddress(paper['url']);
  const href = doi ?? page?.href;
  if (href === undefined) return null;
  return (
    <Link href={href} external aria-describedby={describedBy}>
      {doi === null ? fill(messages.viewAt, { site: page?.host ?? '' }) : messages.view}
    </Link>
  );
}
