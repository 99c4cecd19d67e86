import { COMPLETE, testTools, walkAtRandom, walkMachine } from '@spinout/journey-kit/testing';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Palette } from './draw-scene.js';
import { structureMachine, type PictureOrder, type StructureEvent } from './structure.machine.js';

const order: PictureOrder = {
  shapes: [],
  palette: { ground: '', ink: '', colours: {} as Palette['colours'] },
  caption: 'made up',
  name: 'a.png',
};

const events: readonly StructureEvent[] = [
  { type: 'view.rotated' },
  { type: 'view.zoomed' },
  { type: 'view.restyled' },
  { type: 'export.requested', order },
];

const world = {
  machine: structureMachine,
  inputs: [{ tools: testTools() }],
  events,
  outcomes: { savePicture: { done: ['a.png'], error: [new Error('no canvas')] } },
};

describe('every path through the structure card', () => {
  it('reaches every state by every transition, and is stuck in none', () => {
    expect(walkMachine(world)).toMatchObject(COMPLETE);
  });

  it('lives through any order of events and answers', () =>
    walkAtRandom({
      ...world,
      typed: ({ context }) => context.look.turn,
      retyped: (turn, event) => (event.type === 'view.rotated' ? (turn + 30) % 360 : turn),
    }));
});

describe('how the structure is looked at', () => {
  const open = (save: () => Promise<string> = () => Promise.resolve('a.png')) => {
    const tools = testTools();
    const actor = createActor(
      structureMachine.provide({
        actors: { savePicture: fromPromise<string, { order: PictureOrder | null }>(save) },
      }),
      { input: { tools } },
    );
    actor.start();
    return { actor, tools, look: () => actor.getSnapshot().context.look };
  };

  it('TWELVE-08 turns by 30 degrees, and is back after twelve turns', () => {
    const { actor, look } = open();
    actor.send({ type: 'view.rotated' });
    expect(look().turn).toBe(30);
    for (let at = 0; at < 11; at += 1) actor.send({ type: 'view.rotated' });
    expect(look().turn).toBe(0);
  });

  it('TWELVE-08 goes through 1x, 1.5x and 2x, and through spheres, trace and sticks', () => {
    const { actor, look } = open();
    const seen = [look()];
    for (let at = 0; at < 3; at += 1) {
      actor.send({ type: 'view.zoomed' });
      actor.send({ type: 'view.restyled' });
      seen.push(look());
    }
    expect(seen.map(({ zoom }) => zoom)).toEqual([1, 1.5, 2, 1]);
    expect(seen.map(({ style }) => style)).toEqual(['spheres', 'trace', 'sticks', 'spheres']);
  });

  it('says that the picture could not be saved, and logs why', async () => {
    const { actor, tools } = open(() => Promise.reject(new Error('no canvas')));
    actor.send({ type: 'export.requested', order });
    await expect.poll(() => actor.getSnapshot().context.failed).toBe(true);
    expect(tools.log.error).toHaveBeenCalledOnce();
  });
});
