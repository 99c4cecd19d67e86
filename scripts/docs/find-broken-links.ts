import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Page } from './list-pages.ts';
import { readHeadings } from './read-headings.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Inline links, and the addresses of HTML attributes. */
const LINK = /\]\((?<markdown>[^()\s]+)\)|(?:href|src|srcset)="(?<html>[^"]+)"/g;
/** Other sites, and pages of the site with the stories, whose addresses a test of it checks. */
const EXTERNAL = /^[a-z]+:|^#?$|^\?path=/;
const CODE = /^```[^]*?^```$|`[^`\n]+`/gm;

const hasHeading = (markdown: string, id: string) =>
  readHeadings(markdown).some((heading) => heading.id === id);

function isBroken(page: Page, link: string): boolean {
  const [target = '', id] = link.split('#');
  if (target === '') return !hasHeading(page.text, id ?? '');
  const path = posix.join(dirname(page.path), target);
  const file = join(ROOT, path);
  if (path.startsWith('..') || !existsSync(file)) return true;
  return id !== undefined && statSync(file).isFile() && !hasHeading(readFileSync(file, 'utf8'), id);
}

/** Lists the links of the pages within the repository that lead to no file, or to no heading of it. */
export const findBrokenLinks = (pages: readonly Page[]): readonly string[] =>
  pages.flatMap((page) =>
    [...page.text.replaceAll(CODE, '').matchAll(LINK)]
      .map(({ groups }) => groups?.markdown ?? groups?.html ?? '')
      .filter((link) => !EXTERNAL.test(link) && isBroken(page, link))
      .map((link) => `${page.path}: ${link}`),
  );
