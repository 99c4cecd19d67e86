import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { findExports } from './find-exports.mjs';

/** What is written for an entry, below the output folder of its package. */
const FOLDER = 'entries';

const toSpecifier = (from, to) => {
  const path = relative(dirname(from), to).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
};

/**
 * Lets an entry pass each name on as a constant in a file of its own. With code splitting, esbuild loads with an entry all files
 * that define its names and are used by any part, even a lazy one; a file that only has constants is dropped if the page uses none
 * of them, and with it the way to what they stand for.
 * @param {string} entry the built entry of a package, which defines nothing itself
 */
export function separateNames(entry) {
  const dist = dirname(entry);
  const byFile = Map.groupBy(findExports(entry), ([, { file }]) => file);
  const lines = [];
  for (const [file, exported] of byFile) {
    const target = join(dist, FOLDER, relative(dist, file));
    const imported = exported.map(([name, source]) => `${source.name} as ${name}_`);
    const constants = exported.map(([name]) => `export const ${name} = ${name}_;\n`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      `import { ${imported.join(', ')} } from "${toSpecifier(target, file)}";\n${constants.join('')}`,
    );
    const names = exported.map(([name]) => name);
    lines.push(`export { ${names.join(', ')} } from "${toSpecifier(entry, target)}";\n`);
  }
  writeFileSync(entry, lines.join(''));
}
