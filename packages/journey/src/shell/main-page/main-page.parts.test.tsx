import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { beginJourney, open, welcome } from './main-page.test-tools.js';

const TYPES = readFileSync(join(import.meta.dirname, '../../frame/journey-part.types.ts'), 'utf8');
const documented = [...TYPES.matchAll(/^ {2}\| '([\w-]+)'/gm)].map(([, name]) => name ?? '');

const list = () =>
  [...document.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part') ?? '');

it('the main page shows each part that is documented for its hosts, and no other', async () => {
  open();
  await welcome();
  const landing = list();
  await beginJourney();
  expect([...new Set([...landing, ...list()])].toSorted()).toEqual(documented.toSorted());
});
