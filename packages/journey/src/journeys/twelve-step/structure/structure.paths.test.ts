import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Palette } from './palette.js';
import { structureMachine, type PictureExport, type StructureEvent } from './structure.machine.js';
import type { LoadStructureViewer, OpenStructureViewer } from './viewer/structure-viewer.types.js';

const payload: PictureExport = {
  picture: document.createElement('canvas'),
  palette: { background: '', foreground: '', colors: {} as Palette['colors'] },
  caption: 'made up',
  name: 'a.png',
};

const openCanvas: OpenStructureViewer = () => ({
  show: () => undefined,
  picture: () => document.createElement('canvas'),
  close: () => undefined,
});

const events: readonly StructureEvent[] = [
  { type: 'view.rotated' },
  { type: 'view.dragged', degrees: -7 },
  { type: 'view.zoomed' },
  { type: 'view.restyled' },
  { type: 'export.requested', payload },
  { type: 'viewer.failed', error: new Error('no context') },
];

const dependencies = {
  machine: structureMachine,
  inputs: [true, false].map((hasViewer) => ({ runtime: testRuntime(), hasViewer })),
  events,
  outcomes: {
    loadViewer: { done: [openCanvas], error: [new Error('no network')] },
    savePicture: { done: ['a.png'], error: [new Error('no canvas')] },
  },
};

describe('all paths of the structure card', () => {
  it('reaches every state by every transition without dead ends', () => {
    expect(exploreMachine(dependencies)).toMatchObject(FULL_COVERAGE);
  });

  it('survives any order of events and replies', () =>
    assertRandomWalks({
      ...dependencies,
      typed: ({ context }) => context.viewState.rotation,
      getExpectedInput: (rotation, event) => {
        if (event.type === 'view.rotated') return (rotation + 30) % 360;
        return event.type === 'view.dragged' ? (rotation + 353) % 360 : rotation;
      },
    }));
});

interface Answers {
  readonly save?: () => Promise<string>;
  readonly load?: LoadStructureViewer;
}

const never = () => new Promise<never>(() => undefined);

describe('the view state of the structure', () => {
  const open = ({ save = () => Promise.resolve('a.png'), load }: Answers = {}) => {
    const runtime = testRuntime();
    const actor = createActor(
      structureMachine.provide({
        actors: {
          savePicture: fromPromise<string, PictureExport>(save),
          loadViewer: fromPromise<OpenStructureViewer, undefined>(load ?? never),
        },
      }),
      { input: { runtime, hasViewer: load !== undefined } },
    );
    actor.start();
    return { actor, runtime, viewState: () => actor.getSnapshot().context.viewState };
  };

  it('TWELVE-08 rotates by 30 degrees and is back after twelve rotations', () => {
    const { actor, viewState } = open();
    actor.send({ type: 'view.rotated' });
    expect(viewState().rotation).toBe(30);
    for (let at = 0; at < 11; at += 1) actor.send({ type: 'view.rotated' });
    expect(viewState().rotation).toBe(0);
  });

  it('TWELVE-08 cycles through 1x, 1.5x and 2x, and through spheres, trace and sticks', () => {
    const { actor, viewState } = open();
    const captured = [viewState()];
    for (let at = 0; at < 3; at += 1) {
      actor.send({ type: 'view.zoomed' });
      actor.send({ type: 'view.restyled' });
      captured.push(viewState());
    }
    expect(captured.map(({ zoom }) => zoom)).toEqual([1, 1.5, 2, 1]);
    expect(captured.map(({ style }) => style)).toEqual(['spheres', 'trace', 'sticks', 'spheres']);
  });

  it('reports that the picture could not be saved, and logs the error', async () => {
    const { actor, runtime } = open({ save: () => Promise.reject(new Error('no canvas')) });
    actor.send({ type: 'export.requested', payload });
    await expect.poll(() => actor.getSnapshot().context.failed).toBe(true);
    expect(runtime.log.error).toHaveBeenCalledOnce();
  });

  it('rotates by the drag distance, also to the left past zero', () => {
    const { actor, viewState } = open();
    actor.send({ type: 'view.dragged', degrees: -10 });
    expect(viewState().rotation).toBe(350);
    actor.send({ type: 'view.dragged', degrees: 25 });
    expect(viewState().rotation).toBe(15);
  });

  it('keeps the view state while a viewer loads, and then applies it', async () => {
    const { actor, viewState } = open({ load: () => Promise.resolve(openCanvas) });
    actor.send({ type: 'view.rotated' });
    const { context } = await waitFor(actor, (state) => state.matches({ viewer: 'viewing' }));
    expect(context.openViewer).toBe(openCanvas);
    expect(viewState().rotation).toBe(30);
  });

  it('falls back to the canvas and logs the error if a viewer cannot load or fails', async () => {
    const lost = new Error('no network');
    const rejected = open({ load: () => Promise.reject(lost) });
    await waitFor(rejected.actor, (state) => state.matches({ viewer: 'unavailable' }));
    const failed = open({ load: () => Promise.resolve(openCanvas) });
    await waitFor(failed.actor, (state) => state.matches({ viewer: 'viewing' }));
    failed.actor.send({ type: 'viewer.failed', error: lost });
    for (const { actor, runtime } of [rejected, failed]) {
      expect(actor.getSnapshot().context.openViewer).toBeNull();
      expect(runtime.log.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), lost);
    }
  });
});
