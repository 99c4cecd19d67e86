// Imports every entry of every packed package in Node, which must not need a DOM, use the network or add globals.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** Entries for other environments; another test checks that they are shipped. */
const NOT_FOR_NODE = new Set([
  '@spinout/engine/worker', // runs inside a web worker
]);

globalThis.fetch = () => {
  throw new Error('An import used the network.');
};
const globalsBefore = new Set(Object.getOwnPropertyNames(globalThis));

const packages = JSON.parse(readFileSync(new URL('packages.json', import.meta.url)));
const entries = packages.flatMap(({ name, exports }) =>
  Object.keys(exports)
    .filter((key) => key !== './package.json')
    .map((key) => name + key.slice(1)),
);

for (const entry of entries.filter((name) => !NOT_FOR_NODE.has(name))) {
  const found = await import(entry).catch((error) => {
    throw new Error(`${entry} cannot be imported in plain Node: ${error.message}`, {
      cause: error,
    });
  });
  assert.ok(Object.keys(found).length > 0, `${entry} exports nothing`);
  assert.ok(!('default' in found), `${entry} has a default export`);
  process.stdout.write(`${entry}: ${Object.keys(found).length} names\n`);
}

// Libraries (zod, tslib, core-js) define names with two underscores.
const added = Object.getOwnPropertyNames(globalThis).filter(
  (name) => !globalsBefore.has(name) && !name.startsWith('__'),
);
assert.deepEqual(added, [], 'an import left global names behind');
