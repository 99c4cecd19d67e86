// Attacks the bundled server on this machine: node tests/attack/run.mjs [family] [--postgres]
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const resolvePath = (path) => fileURLToPath(new URL(path, import.meta.url));
const POSTGRES = '--postgres';
const args = process.argv.slice(2);

// The project's own Node, whichever one runs this script.
const node = resolvePath('../../node_modules/.bin/node');
const program = [resolvePath('./attack.ts'), ...args.filter((arg) => arg !== POSTGRES)];
const command = args.includes(POSTGRES)
  ? [resolvePath('../postgres/with-postgres.mjs'), node, ...program]
  : program;
const { status } = spawnSync(node, command, { stdio: 'inherit' });
process.exit(status ?? 1);
