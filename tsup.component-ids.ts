import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const STYLED = /\bconst ([A-Z]\w*) = styled(?:\.\w+|\(\w+\))(?=\.attrs\(|`)/g;

/** Ids begin with it, so that a class in a page says whose it is. */
const PREFIX = 'so-';
const ID_LENGTH = 8;

/**
 * Gives every styled component an id from its package, its version, its file and its name. Without one the library counts components as
 * they are made; a server and a browser, whose bundle leaves out what is not used, would count differently, and a
 * page that a server rendered would wear the wrong classes.
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
      const contents = source.replace(STYLED, (made: string, component: string) => {
        const hash = createHash('sha256')
          .update(`${name}@${version}/${file}/${component}`)
          .digest('hex');
        return `${made}.withConfig({ componentId: '${PREFIX}${hash.slice(0, ID_LENGTH)}' })`;
      });
      return { contents, loader: extname(path) === '.tsx' ? 'tsx' : 'ts' };
    });
  },
});
