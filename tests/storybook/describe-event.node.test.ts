import { expect, it } from 'vitest';
import { describeEvent } from '../../.storybook/blocks/describe-event.js';

const node = { invoke: [{ id: '0.topic.loading', src: 'loadTopics' }] } as unknown as Parameters<
  typeof describeEvent
>[1];

it.each([
  ['topic.chosen', 'topic.chosen'],
  ['xstate.done.actor.0.topic.loading', 'loadTopics is done'],
  ['xstate.error.actor.0.topic.loading', 'loadTopics fails'],
  ['xstate.done.actor.other', 'other is done'],
  ['xstate.after.500.topic.loading', 'after 500 ms'],
  ['xstate.after.patience.topic.loading', 'after patience'],
  ['*', 'any other event'],
])('says %s in words', (event, text) => {
  expect(describeEvent(event, node)).toBe(text);
});
