import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ENGINE_VERSION } from './version.js';

it('states the version of the package in search logs', async () => {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  expect((JSON.parse(text) as { version: string }).version).toBe(ENGINE_VERSION);
});
