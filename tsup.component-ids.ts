import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const STYLED = /\bconst ([A-Z]\w*) = styled(?:\.\w+|\(\w+\))(?=\.attrs\(|`)/g;

/** Prefix of the ids, which shows where a class name comes from. */
const PREFIX = 'so-';
const HASH_LENGTH = 6;
const BASE = 36;

const STYLES = /\.styles\.ts$|\/styles\/[^/]*\.ts$/;

/**
 * Removes spaces that mean nothing in CSS, nor in TypeScript: bundlers keep those inside of templates. The lines stay, for
 * source maps.
 */
const removeSpaces = (source: string): string =>
  source
    .replace(/^[ \t]+/gm, '')
    .replace(/^([a-z-]+): /gm, '$1:')
    .replace(/ \{$/gm, '{');

/** Numbers the styled components of a package, by file and name. A number has few bytes that do not compress. */
function numberComponents(root: string): ReadonlyMap<string, number> {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(root, 'src', path));
  const keys = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(STYLED)].map(([, name = '']) =>
      toKey(root, path, name),
    ),
  );
  return new Map(keys.toSorted().map((key, at) => [key, at]));
}

const toKey = (root: string, path: string, component: string): string =>
  `${relative(root, path).split(sep).join('/')}/${component}`;

/**
 * Gives every styled component an id: a hash of its package and version, and its number there. Otherwise styled-components
 * numbers the components in order of creation, which differs between the server and a tree-shaken browser bundle, and
 * hydration would find other class names.
 */
export const componentIds = (): Plugin => ({
  name: 'component-ids',
  setup(build) {
    const root = process.cwd();
    const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
    };
    const hash = createHash('sha256').update(`${name}@${version}`).digest('hex');
    const prefix = `${PREFIX}${hash.slice(0, HASH_LENGTH)}`;
    const numbers = numberComponents(root);
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const file = relative(root, path).split(sep).join('/');
      const text = STYLES.test(file) ? removeSpaces(source) : source;
      const contents = text.replace(STYLED, (declaration: string, component: string) => {
        const number = numbers.get(toKey(root, path, component)) ?? Number.NaN;
        return `${declaration}.withConfig({ componentId: '${prefix}${number.toString(BASE)}' })`;
      });
      return { contents, loader: extname(path) === '.tsx' ? 'tsx' : 'ts' };
    });
  },
});
