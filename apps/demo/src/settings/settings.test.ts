import * as fc from 'fast-check';
import { SCENARIOS } from '@spinout/api-client/testing';
import { expect, it } from 'vitest';
import { BACKENDS, DIRECTIONS, readSettings, settingsQuery, THEMES } from './settings.js';

it('reads what the address says', () =>
  expect(readSettings('?step=4&scenario=slow&theme=dark&dir=rtl&backend=engine', 'server')).toEqual(
    {
      step: 4,
      scenario: 'slow',
      theme: 'dark',
      dir: 'rtl',
      backend: 'engine',
    },
  ));

it('leaves out what it does not know', () =>
  expect(
    readSettings('?step=x&scenario=__proto__&theme=pink&dir=up&backend=moon', 'server'),
  ).toEqual({
    step: null,
    scenario: 'happy',
    theme: 'system',
    dir: 'ltr',
    backend: 'server',
  }));

it('writes an address that brings the same settings back', () =>
  fc.assert(
    fc.property(
      fc.record({
        step: fc.option(fc.integer({ min: -3, max: 99 })),
        scenario: fc.constantFrom(...SCENARIOS),
        theme: fc.constantFrom(...THEMES),
        dir: fc.constantFrom(...DIRECTIONS),
        backend: fc.constantFrom(...BACKENDS),
      }),
      fc.constantFrom(...BACKENDS),
      (settings, served) => {
        expect(readSettings(settingsQuery(settings, served), served)).toEqual(settings);
      },
    ),
  ));
