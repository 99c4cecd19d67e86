import * as fc from 'fast-check';
import { SCENARIOS } from '@spinout/api-client/testing';
import { ROLES } from '@spinout/journey/auth';
import { expect, it } from 'vitest';
import { LANGUAGES } from '@spinout/languages';
import {
  BACKENDS,
  CALLS,
  DIRECTIONS,
  getDocumentTitle,
  PAGES,
  readSettings,
  SECTIONS,
  settingsQuery,
  THEMES,
  VIEWS,
} from './settings.js';

it('reads settings from the URL', () =>
  expect(
    readSettings(
      '?view=demo&step=4&scenario=slow&call=paper.analyze&as=admin&theme=dark&dir=rtl&backend=engine',
      'server',
    ),
  ).toEqual({
    view: 'demo',
    section: null,
    page: null,
    step: 4,
    scenario: 'slow',
    call: 'paper.analyze',
    showAs: 'admin',
    theme: 'dark',
    lang: 'en-US',
    dir: 'rtl',
    backend: 'engine',
  }));

it('ignores unknown values', () =>
  expect(
    readSettings(
      '?view=__proto__&section=toString&page=root&scenario=__proto__&call=toString&as=root&theme=pink&dir=up&backend=moon',
      'server',
    ),
  ).toEqual({
    view: 'home',
    section: null,
    page: null,
    step: null,
    scenario: 'happy',
    call: null,
    showAs: null,
    theme: 'system',
    lang: 'en-US',
    dir: 'ltr',
    backend: 'server',
  }));

it('opens the platform if the URL names a step', () =>
  expect(readSettings('?step=2', 'server')).toMatchObject({ view: 'platform', step: 2 }));

it('writes a query that reads back as the same settings', () =>
  fc.assert(
    fc.property(
      fc.record({
        view: fc.constantFrom(...VIEWS),
        section: fc.option(fc.constantFrom(...SECTIONS)),
        page: fc.option(fc.constantFrom(...PAGES)),
        step: fc.option(fc.integer({ min: -3, max: 99 })),
        scenario: fc.constantFrom(...SCENARIOS),
        call: fc.option(fc.constantFrom(...CALLS)),
        showAs: fc.option(fc.constantFrom(...ROLES)),
        theme: fc.constantFrom(...THEMES),
        lang: fc.constantFrom(...LANGUAGES.map(({ tag }) => tag)),
        dir: fc.constantFrom(...DIRECTIONS),
        backend: fc.constantFrom(...BACKENDS),
      }),
      fc.constantFrom(...BACKENDS),
      (any, defaultBackend) => {
        const settings = any.view === 'platform' ? any : { ...any, section: null };
        expect(readSettings(settingsQuery(settings, defaultBackend), defaultBackend)).toEqual(
          settings,
        );
      },
    ),
  ));

it('reads a section only of the platform, and a page over every view', () => {
  expect(readSettings('?view=platform&section=quantum', 'server')).toMatchObject({
    view: 'platform',
    section: 'quantum',
    page: null,
  });
  expect(readSettings('?view=demo&section=quantum&page=admin', 'server')).toMatchObject({
    view: 'demo',
    section: null,
    page: 'admin',
  });
});

it.each([
  ['', 'Spinout'],
  ['?view=platform', 'Guided Research Flow – Spinout'],
  ['?view=platform&section=quantum', 'Quantum – Spinout'],
  ['?view=demo', 'Full Journey Demo – Spinout'],
  ['?view=design', 'Design System – Spinout'],
  ['?view=platform&section=quantum&page=admin', 'Admin Panel – Spinout'],
])('gives the document at “%s” the title “%s”', (query, title) =>
  expect(getDocumentTitle(readSettings(query, 'server'))).toBe(title),
);
