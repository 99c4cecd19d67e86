import { Link, Text } from '@spinout/design-system';
import { doiUrl } from '@spinout/flow-kit/react';

interface PaperTitleProps {
  readonly title: string;
  readonly doi: Parameters<typeof doiUrl>[0];
}

/** The title of a paper, as a link if it has a DOI. */
export function PaperTitle({ title, doi }: PaperTitleProps) {
  const address = doiUrl(doi);
  return (
    <Text weight="medium">
      {address === null ? (
        title
      ) : (
        <Link href={address} external>
          {title}
        </Link>
      )}
    </Text>
  );
}
