import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  findInstallationProblem,
  forgetInstallation,
  recordInstallation,
} from './installation.mjs';

const NODE_VERSION = '24.21.0';
let root: string;

function write(path: string, content: unknown) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content), {
    mode: 0o755,
  });
}

/** A fake of the project's Node that prints its version or its arguments. */
const writeProjectNode = (version: string) =>
  write(
    'node_modules/node/bin/node',
    `#!/bin/sh\nif [ "$1" = --version ]; then echo v${version}; else echo "project node:" "$@"; exit 7; fi\n`,
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spinout-setup-'));
  const packages = {
    'apps/demo': {},
    'apps/demo/node_modules/orm': { version: '1.2.3' },
    'node_modules/node': { version: NODE_VERSION },
  };
  write('package.json', { name: 'root', dependencies: { node: NODE_VERSION } });
  write('package-lock.json', { packages });
  write('apps/demo/package.json', { name: 'demo', dependencies: { orm: '1.2.3' } });
  write('apps/demo/node_modules/orm/package.json', { version: '1.2.3' });
  write('node_modules/node/package.json', { version: NODE_VERSION });
  write('node_modules/.package-lock.json', { packages });
  writeProjectNode(NODE_VERSION);
  recordInstallation(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('an installation', () => {
  it('is complete if every package has its locked version', () => {
    expect(findInstallationProblem(root)).toBeNull();
  });

  it.each<[string, RegExp, () => void]>([
    [
      'a workspace lost its packages',
      /apps\/demo\/node_modules\/orm is missing/,
      () => rmSync(join(root, 'apps/demo/node_modules'), { recursive: true }),
    ],
    [
      'a package has another version',
      /orm is missing or has another version/,
      () => write('apps/demo/node_modules/orm/package.json', { version: '1.2.4' }),
    ],
    [
      'a package is damaged',
      /orm is missing/,
      () => write('apps/demo/node_modules/orm/package.json', '{'),
    ],
    [
      'nothing is installed',
      /Nothing is installed/,
      () => rmSync(join(root, 'node_modules'), { recursive: true }),
    ],
    ['it was interrupted', /did not finish/, () => forgetInstallation(root)],
    [
      'a workspace asks for something else',
      /dependencies changed/,
      () => write('apps/demo/package.json', { dependencies: { orm: '2.0.0' } }),
    ],
    [
      'the list of installed packages is gone',
      /package-lock\.json is missing/,
      () => rmSync(join(root, 'node_modules/.package-lock.json')),
    ],
    [
      "the project's Node has another version",
      /Node 24\.21\.0 does not run/,
      () => writeProjectNode('20.19.0'),
    ],
    [
      "the project's Node is gone",
      /Node 24\.21\.0 does not run/,
      () => rmSync(join(root, 'node_modules/node/bin'), { recursive: true }),
    ],
  ])('is repaired when %s', (_, problem, damage) => {
    damage();
    expect(findInstallationProblem(root)).toMatch(problem);
  });
});

describe('setup --run', () => {
  it("runs the script with the project's Node, whichever Node runs the setup", () => {
    cpSync(join(import.meta.dirname, '..'), join(root, 'scripts'), { recursive: true });
    let output = '';
    let status: unknown = 0;
    try {
      execFileSync(process.execPath, ['scripts/setup.mjs', '--run', 'scripts/start.mjs', 'one'], {
        cwd: root,
        encoding: 'utf8',
      });
    } catch (error) {
      ({ stdout: output, status } = error as { stdout: string; status: number });
    }
    expect(output).toMatch(/^project node: \S+scripts\/start\.mjs one$/m);
    expect(status).toBe(7);
  });
});
