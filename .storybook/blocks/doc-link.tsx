import { Link, type LinkProps } from '@spinout/design-system';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

interface DocLinkProps extends Omit<LinkProps, 'href'> {
  /** Title of a page, such as `Foundations/Color`. */
  readonly to: string;
  /** Export name of a story; without it, the link leads to the documentation. */
  readonly story?: string;
}

/** A link to another page of this site. Its address holds for the frame around the page. */
export const DocLink = ({ to, story, ...rest }: DocLinkProps) => (
  <Link
    {...rest}
    href={`./?path=/${story === undefined ? `docs/${toId(to)}--docs` : `story/${toId(to, storyNameFromExport(story))}`}`}
    target="_top"
  />
);
