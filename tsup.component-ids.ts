import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const STYLED = /\bconst ([A-Z]\w*) = styled(?:\.\w+|\(\w+\))(?=\.attrs\(|`)/g;

/** Prefix of the ids, which shows where a class name comes from. */
const PREFIX = 'so-';
const ID_LENGTH = 8;

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

/**
 * Gives every styled component an id derived from its package, version, file and name. Otherwise styled-components
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
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const file = relative(root, path).split(sep).join('/');
      const source = await readFile(path, 'utf8');
      const text = STYLES.test(file) ? removeSpaces(source) : source;
      const contents = text.replace(STYLED, (declaration: string, component: string) => {
        const hash = createHash('sha256')
          .update(`${name}@${version}/${file}/${component}`)
          .digest('hex');
        return `${declaration}.withConfig({ componentId: '${PREFIX}${hash.slice(0, ID_LENGTH)}' })`;
      });
      return { contents, loader: extname(path) === '.tsx' ? 'tsx' : 'ts' };
    });
  },
});
