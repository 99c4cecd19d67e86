// Plain JavaScript for Node 20 without dependencies, because it runs before they are installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { findProjectNodeProblem } from './project-node.mjs';

const STAMP = 'node_modules/.spinout-setup';
/** npm's list of installed packages, including the workspaces. */
const INSTALLED_PACKAGES = 'node_modules/.package-lock.json';
const DEPENDENCY_FIELDS = [
  'name',
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
  'overrides',
];

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Hashes everything that determines an installation: platform, lock file and the dependencies of all manifests. */
function hashInputs(root) {
  const workspaces = ['packages', 'apps']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${folder}/${entry.name}/package.json`)
        .filter((path) => existsSync(join(root, path)))
        .sort(),
    );
  const hash = createHash('sha256');
  hash.update(`${process.platform} ${process.arch}\n`);
  hash.update(readFileSync(join(root, 'package-lock.json')));
  for (const path of ['package.json', ...workspaces]) {
    const manifest = readJson(join(root, path));
    hash.update(JSON.stringify([path, ...DEPENDENCY_FIELDS.map((field) => manifest[field])]));
  }
  return hash.digest('hex');
}

/** Whether the folder contains the package in this version. The version of a workspace is not compared. */
function isPackageInstalled(folder, version) {
  try {
    const manifest = readJson(join(folder, 'package.json'));
    return version === undefined || manifest.version === version;
  } catch {
    return false;
  }
}

/**
 * Compares the installed packages with the lock file.
 * @param {string} root the repository's folder
 * @returns {string | null} the first problem as a sentence; null if the installation is complete
 */
export function findInstallationProblem(root) {
  if (!existsSync(join(root, 'node_modules'))) return 'Nothing is installed yet.';
  const stamp = join(root, STAMP);
  if (!existsSync(stamp)) return 'The last installation did not finish.';
  if (readFileSync(stamp, 'utf8').trim() !== hashInputs(root)) return 'The dependencies changed.';

  let packages;
  try {
    ({ packages } = readJson(join(root, INSTALLED_PACKAGES)));
  } catch {
    return `${INSTALLED_PACKAGES} is missing.`;
  }
  const missing = Object.entries(packages).find(
    ([path, { version }]) => !isPackageInstalled(join(root, path), version),
  );
  if (missing) return `${missing[0]} is missing or has another version.`;
  return findProjectNodeProblem(root);
}

/** Marks the installation as incomplete. Call it before installing, so that an interruption is detected. */
export const forgetInstallation = (root) => rmSync(join(root, STAMP), { force: true });

/** Marks the installation as complete. */
export const recordInstallation = (root) =>
  writeFileSync(join(root, STAMP), `${hashInputs(root)}\n`);
