import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A page in Markdown. */
export interface Page {
  /** Its path from the root of the repository, with `/`. */
  readonly path: string;
  /** Its content. */
  readonly text: string;
}

const ROOT = join(import.meta.dirname, '../..');

const listFolder = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll(sep, '/')}`);

/** Lists all pages of the documentation: those in the root, the READMEs of the packages, `docs/`, and pages of the stories. */
export function listPages(): readonly Page[] {
  const paths = [
    ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'llms.txt'],
    ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/README.md`),
    ...listFolder('docs'),
    ...listFolder('.storybook/pages'),
  ];
  return paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}
