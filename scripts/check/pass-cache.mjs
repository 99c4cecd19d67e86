import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { findBrowser } from '../setup/find-browser.mjs';
import { ROOT } from '../run-command.mjs';

const RESULTS_FILE = 'node_modules/.cache/spinout-check/passed.json';

/** Lists the tracked and untracked files in the folders and in the root, without ignored ones; null if git fails. */
function listFiles(folders, root) {
  try {
    const output = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const isInput = (path) =>
      !path.includes('/') || folders.some((folder) => path.startsWith(`${folder}/`));
    return [...new Set(output.split('\0'))].filter((path) => path !== '' && isInput(path)).sort();
  } catch {
    return null;
  }
}

/** Lists all files in folders that git ignores. */
const listOutputFiles = (folders, root) =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name))),
    )
    .sort();

/** Identifies the installed browser by its path and modification time. */
function describeBrowser() {
  const path = findBrowser();
  return path === null ? 'none' : `${path} ${statSync(path).mtimeMs}`;
}

/**
 * Hashes a part's command, its inputs and outputs, the browser and the platform; null if the files cannot be listed. Node and
 * the tools are covered by the lock file, which is in the root.
 */
export function computeFingerprint({ command, inputs, outputs = [] }, root = ROOT) {
  const files = inputs && listFiles(inputs, root);
  if (!files) return null;
  const hash = createHash('sha256');
  const add = (text) => hash.update(text).update('\0');
  for (const fact of [command, describeBrowser(), process.platform, process.arch]) add(fact);
  for (const path of [...files, ...listOutputFiles(outputs, root)]) {
    add(path);
    if (existsSync(join(root, path))) add(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function readResults(root) {
  try {
    return JSON.parse(readFileSync(join(root, RESULTS_FILE), 'utf8'));
  } catch {
    return {};
  }
}

export const hasPassed = (name, fingerprint, root = ROOT) =>
  fingerprint !== null && readResults(root)[name] === fingerprint;

/** Saves the fingerprint on which a part passed; null after a failure. */
export function saveResult(name, fingerprint, root = ROOT) {
  const file = join(root, RESULTS_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readResults(root), [name]: fingerprint }));
}
