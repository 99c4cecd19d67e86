import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { findBrowser } from '../setup/find-browser.mjs';
import { ROOT } from '../run-command.mjs';

const PASSED = 'node_modules/.cache/spinout-check/passed.json';

/** All files of the folders and of the root that git knows or would take, whatever their state; null where git cannot tell. */
function filesIn(folders, root) {
  try {
    const listed = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const isRead = (path) =>
      !path.includes('/') || folders.some((folder) => path.startsWith(`${folder}/`));
    return [...new Set(listed.split('\0'))].filter((path) => path !== '' && isRead(path)).sort();
  } catch {
    return null;
  }
}

/** All files in folders that git does not know. */
const madeIn = (folders, root) =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name))),
    )
    .sort();

/** Which browser there is; another version of it was written at another time. */
function browserName() {
  const path = findBrowser();
  return path === null ? 'none' : `${path} ${statSync(path).mtimeMs}`;
}

/**
 * One name for the content of all that a part reads and makes, its command, the browser and the machine; null where it cannot be told. Tools and
 * Node are the project's own, so the lock file, one of the root's, names them.
 */
export function fingerprintOf({ command, reads, makes = [] }, root = ROOT) {
  const files = reads && filesIn(reads, root);
  if (!files) return null;
  const hash = createHash('sha256');
  const add = (text) => hash.update(text).update('\0');
  for (const fact of [command, browserName(), process.platform, process.arch]) add(fact);
  for (const path of [...files, ...madeIn(makes, root)]) {
    add(path);
    if (existsSync(join(root, path))) add(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function readPassed(root) {
  try {
    return JSON.parse(readFileSync(join(root, PASSED), 'utf8'));
  } catch {
    return {};
  }
}

export const hasPassedBefore = (name, fingerprint, root = ROOT) =>
  fingerprint !== null && readPassed(root)[name] === fingerprint;

/** Writes down what a part passed on, or, with null, that it did not pass. */
export function remember(name, fingerprint, root = ROOT) {
  const file = join(root, PASSED);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readPassed(root), [name]: fingerprint }));
}
