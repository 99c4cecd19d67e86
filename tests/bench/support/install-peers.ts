/** Installs the packed packages and libraries to compare them with, in a folder outside of the repository. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOrThrow } from '../../../scripts/run-command.mjs';
import { packAll } from '../../hosts/support/pack.mjs';
import { CACHE } from '../../hosts/support/paths.mjs';

/** What a host of ours installs, and what our packages leave to it. */
export const HOST = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'styled-components': '6.6.0',
  xstate: '5.33.3',
} as const;

/** The packages of ours that a page with the flow needs. */
export const FLOW_PACKAGES = ['api-client', 'design-system', 'domain', 'flow-kit', 'research-flow'];

/**
 * Installs libraries and packages of ours from their tarballs.
 * @param names the packages of ours, without their scope
 * @returns the folder that has `node_modules`
 */
export async function installPeers(
  folderName: string,
  libraries: Readonly<Record<string, string>>,
  names: readonly string[],
): Promise<string> {
  const folder = join(CACHE, folderName);
  mkdirSync(folder, { recursive: true });
  const packed = (await packAll()).filter(({ name }) =>
    names.includes(name.replace('@spinout/', '')),
  );
  const key = createHash('sha256').update(JSON.stringify(libraries));
  for (const { tarball } of packed) key.update(readFileSync(tarball));
  const mark = join(folder, '.installed');
  const wanted = key.digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return folder;
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: libraries }),
  );
  const tarballs = packed.map(({ tarball }) => `"${tarball}"`).join(' ');
  await runOrThrow(
    `npm install --no-save --no-package-lock --no-audit --no-fund --ignore-scripts --prefer-offline ${tarballs}`,
    { cwd: folder },
  );
  writeFileSync(mark, wanted);
  return folder;
}
