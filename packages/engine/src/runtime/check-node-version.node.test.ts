import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkNodeVersion } from './check-node-version.js';

it.each(['18.20.4', '20.19.0', '22.12.9'])(
  'refuses Node %s, and says which is needed',
  (version) => {
    expect(() => checkNodeVersion(version)).toThrow(
      `This is Node ${version}, and @spinout/engine/node needs Node 22.13 or newer`,
    );
  },
);

it.each(['22.13.0', '22.22.1', '23.0.0', '24.21.0'])('takes Node %s', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow();
});

it('states the same version as the manifest', () => {
  const { engines } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { engines: { node: string } };
  expect(engines.node).toBe('>=22.13.0');
});
