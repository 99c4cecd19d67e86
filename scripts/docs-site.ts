/**
 * Builds the documentation as a site of static files in `docs-site/`: `npm run docs:build`. The stories are part of it if
 * `npm run build:storybook` has built them before.
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { listPages } from './docs/list-pages.ts';
import { createSite } from './docs/site/create-site.ts';
import { ROOT } from './import-source.ts';

const OUTPUT = join(ROOT, 'docs-site');
const STORIES = join(ROOT, 'storybook-static');

const hasStories = existsSync(STORIES);
const files = await createSite(listPages(), hasStories);

rmSync(OUTPUT, { recursive: true, force: true });
for (const [address, text] of files) {
  mkdirSync(dirname(join(OUTPUT, address)), { recursive: true });
  writeFileSync(join(OUTPUT, address), text);
}
cpSync(join(ROOT, 'docs/images'), join(OUTPUT, 'images'), { recursive: true });
cpSync(join(ROOT, 'docs/openapi.json'), join(OUTPUT, 'openapi.json'));
cpSync(join(ROOT, 'llms.txt'), join(OUTPUT, 'llms.txt'));
if (hasStories) cpSync(STORIES, join(OUTPUT, 'stories'), { recursive: true });
process.stdout.write(
  `${files.size} files in docs-site/${hasStories ? ', with the stories' : '; without the stories, which npm run build:storybook builds'}\n`,
);
