import { testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { mainPageMachine, type ToggleState } from './main-page.machine.js';
import { mainPageMessages } from './main-page.messages.js';
import { mainPageModel, type MainPageSetting } from './main-page.model.js';

const setting: MainPageSetting = {
  provided: ['platform', 'demo', 'design'],
  journeyActive: false,
  apiBase: '',
  origin: 'https://app.example.org',
};

const createModel = (open: Partial<ToggleState>, change: Partial<MainPageSetting> = {}) => {
  const actor = createActor(mainPageMachine, { input: { runtime: testRuntime(), open } });
  return mainPageModel(actor.getSnapshot(), { ...setting, ...change }, mainPageMessages);
};

const journeyActive = true;
const all = { platform: true, demo: true, design: true };

describe('mainPageModel', () => {
  it.each([
    ['design', all, { journeyActive }],
    ['demo', { ...all, design: false }, { journeyActive }],
    ['platform', { platform: true }, { journeyActive }],
    ['journey', {}, { journeyActive }],
    ['landing', {}, {}],
  ] as const)('MAIN-12 is the %s view', (view, open, change) => {
    expect(createModel(open, change).view).toBe(view);
  });

  it('has no toggle for a view that is not given, and never shows it', () => {
    const model = createModel(all, { provided: ['platform'] });
    expect(model.toggles.map(({ name }) => name)).toEqual(['platform']);
    expect(model.view).toBe('platform');
  });

  it.each([
    [{}, {}, null, false],
    [{}, { journeyActive, journeyName: 'Sleep and memory' }, 'Sleep and memory', true],
    [{}, { journeyActive }, null, true],
    [{ demo: true }, { journeyActive, journeyName: 'Sleep' }, 'Full Journey Demo', true],
    [{ platform: true }, {}, 'Full Research Platform', true],
    [{}, { pageTitle: 'Admin Panel' }, 'Admin Panel', true],
    [{ demo: true }, { pageTitle: '' }, null, true],
  ] as const)('shows with %j and %j the place “%s”', (open, change, place, isCompact) => {
    expect(createModel(open, change)).toMatchObject({ place, isCompact });
  });

  it('has no toggle that leads back from a view below a page of the host', () => {
    const { toggles } = createModel({ demo: true }, { pageTitle: 'Admin Panel' });
    expect(toggles.map(({ label }) => label)).toEqual([
      'Full Research Platform',
      'Full Journey Demo',
      'Design System',
    ]);
  });

  it('MAIN-14, T-67 shows the API base, and the origin of the page when it is empty', () => {
    expect(createModel({}, { apiBase: 'https://api.example.org' }).footer.api).toBe(
      'API: https://api.example.org',
    );
    expect(createModel({}).footer.api).toBe('API: https://app.example.org');
  });
});
