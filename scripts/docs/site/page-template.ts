import { posix } from 'node:path';
import { getAddress } from './addresses.ts';
import { escapeHtml } from './escape-html.ts';
import type { Section } from './navigation.ts';

/** What a page of the site shows. */
interface SitePage {
  /** Its path in the repository. */
  readonly path: string;
  readonly title: string;
  /** Its content as HTML. */
  readonly content: string;
}

interface Frame {
  readonly navigation: readonly Section[];
  /** Titles of the pages by path. */
  readonly titles: ReadonlyMap<string, string>;
  /** Whether the site has the stories. */
  readonly hasStories: boolean;
}

/** The page of the guide that the site begins with. */
const HOME = 'docs/guide/README.md';

/** The page itself, with what is around it on every page. */
export function renderPage({ path, title, content }: SitePage, frame: Frame): string {
  const { navigation, titles, hasStories } = frame;
  const getLink = (target: string) =>
    posix.relative(posix.dirname(getAddress(path)), target) || posix.basename(target);
  const createItem = (page: string) => {
    const current = page === path ? ' aria-current="page"' : '';
    const name = page === HOME ? 'Overview' : (titles.get(page) ?? page);
    return `<li><a href="${getLink(getAddress(page))}"${current}>${escapeHtml(name)}</a></li>`;
  };
  const sections = navigation
    .map(({ title: name, pages }) => `<h2>${name}</h2><ul>${pages.map(createItem).join('')}</ul>`)
    .join('');
  const stories = hasStories
    ? `<h2>Components</h2><ul><li><a href="${getLink('stories/index.html')}">Stories</a></li></ul>`
    : '';
  const order = navigation.flatMap(({ pages }) => pages);
  const at = order.indexOf(path);
  const neighbors = [order[at - 1], at < 0 ? undefined : order[at + 1]]
    .map((page) =>
      page === undefined
        ? '<span></span>'
        : `<a href="${getLink(getAddress(page))}">${escapeHtml(titles.get(page) ?? page)}</a>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} – Spinout</title>
<link rel="stylesheet" href="${getLink('site.css')}">
<link rel="icon" href="data:,">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<div class="page">
<header><a href="${getLink('index.html')}">Spinout</a><a class="to-pages" href="#pages">Pages</a></header>
<main id="content">
${content}<div class="next">${neighbors}</div>
</main>
<nav id="pages" aria-label="Pages">${sections}${stories}</nav>
</div>
</body>
</html>
`;
}
