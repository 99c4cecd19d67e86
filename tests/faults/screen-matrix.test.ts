import { describe, expect, it } from 'vitest';
import { CLIENT_CALLS } from './client/client-calls.js';
import {
  getJourneyCase,
  journeyCases,
  type JourneyCaseName,
} from './journey-screens/journey-cases.js';
import { FAULTS } from './screens/faults.js';
import { screenCases } from './screens/screen-cases.js';

const names = Object.keys(journeyCases) as JourneyCaseName[];

/** Calls that no case has, with the reason. */
const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  'data.delete': 'A part of the list of journeys: stored-data.test.tsx.',
  'data.export': 'A part of the list of journeys: stored-data.test.tsx.',
  'data.usage': 'A part of the list of journeys: stored-data.test.tsx.',
  'journeys.list': 'The list of journeys is a dialog of its own: my-journeys.test.tsx.',
  'journeys.read': 'A part of the list of journeys: my-journeys.test.tsx.',
  'journeys.save': 'Sent in the background; nothing waits for it: account-journeys.node.test.ts.',
  'journeys.remove': 'A part of the list of journeys: my-journeys.test.tsx.',
  'literature.import': 'A file, not a form: the tests of the literature step.',
  'literature.removeImport': 'A part of the imported files: the tests of the literature step.',
  'pdf.article': 'No screen calls it.',
  'session.refresh': 'No screen calls it; the transport does, after a 401 (F7).',
  'users.list': 'A part of the Admin Panel: users.test.tsx has each status.',
  'users.changeRole': 'A part of the Admin Panel: users.test.tsx has each status.',
};

/** Faults that end no call, or that a journey screen cannot tell from others, with where they are tested. */
const WITHOUT_JOURNEY_CELLS: Readonly<Record<string, string>> = {
  F4: 'Tested for each journey screen as "an unmounted journey screen".',
  F5: 'Tested for the client and the six steps.',
  F6: 'Tested for the client and the six steps.',
  F17: 'Tested for the client and the six steps.',
  F18: 'Tested for the client and the six steps.',
  F19: 'Tested for the client and the six steps.',
  F21: 'Tested for the client and the six steps.',
  F24: 'Tested for the client, which reads the clock.',
};

describe('the fault matrix of the screens', () => {
  it('has each of the 24 faults on every journey screen, or a reason why not', () => {
    const numbers = FAULTS.map(({ name }) => name.split(' ', 1)[0] ?? '');
    const all = Array.from({ length: 24 }, (_, index) => `F${index + 1}`);
    const without = all.filter((number) => !numbers.includes(number));
    expect(without).toEqual(Object.keys(WITHOUT_JOURNEY_CELLS));
    expect(names.length * FAULTS.length).toBe(23 * 21);
  });

  it('has a screen for every call, or a reason why not', () => {
    const shown = [...Object.keys(screenCases), ...names.flatMap((n) => getJourneyCase(n).calls)];
    const missing = Object.keys(CLIENT_CALLS).filter((id) => !shown.includes(id));
    expect(missing.toSorted()).toEqual(Object.keys(WITHOUT_SCREEN).toSorted());
  });
});
