import { importSource } from '../../import-source.ts';
import type { Page } from '../list-pages.ts';
import { readHeadings } from '../read-headings.ts';
import { getAddress } from './addresses.ts';
import { NAVIGATION } from './navigation.ts';
import { renderPage } from './page-template.ts';
import { renderMarkdown } from './render-markdown.ts';
import { SITE_STYLES } from './site.styles.ts';

/** Pages that are on the site. The text for language models is copied as it is. */
const isOnSite = ({ path }: Page) => path.endsWith('.md');

/** The declarations of all variables of the design system, for light and dark. */
const loadVariables = () =>
  importSource(`
    import { light } from './packages/design-system/src/themes/light.ts';
    import { dark } from './packages/design-system/src/themes/dark.ts';
    import { declareBothSchemes, formatDeclarations, staticVariables }
      from './packages/design-system/src/themes/variables.ts';
    export const declarations = formatDeclarations(staticVariables) + declareBothSchemes(light, dark);
  `) as Promise<{ readonly declarations: string }>;

/**
 * Creates the pages and the style sheet of the site.
 * @param hasStories whether the stories are added to it
 * @returns its files by address
 */
export async function createSite(
  allPages: readonly Page[],
  hasStories: boolean,
): Promise<ReadonlyMap<string, string>> {
  const pages = allPages.filter(isOnSite);
  const paths = new Set(pages.map(({ path }) => path));
  const titles = new Map(
    pages.map(({ path, text }) => [path, readHeadings(text)[0]?.text ?? path]),
  );
  const frame = { navigation: NAVIGATION, titles, hasStories };
  const files = pages.map((page): [string, string] => {
    const title = titles.get(page.path) ?? page.path;
    const content = renderMarkdown(page, paths);
    return [getAddress(page.path), renderPage({ path: page.path, title, content }, frame)];
  });
  const { declarations } = await loadVariables();
  return new Map([...files, ['site.css', `:root{${declarations}}\n${SITE_STYLES}`]]);
}
