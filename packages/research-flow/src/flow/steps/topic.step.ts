import { topicActors } from '../../steps/topic/topic.actors.js';
import { topicMachine } from '../../steps/topic/topic.machine.js';
import { defineStep } from '../define-step.js';

/** The definition of the first step; its code is part of the first load. */
export const topicStep = defineStep({
  name: 'topic',
  createMachine: (api) => topicMachine.provide({ actors: topicActors(api) }),
  getInput: ({ topics }) => ({ topics }),
  addResult: ({ data }, { topic: chosen, researchArea, methodology }) => ({
    data: {
      ...data,
      interest: { id: chosen.id, title: chosen.title },
      topic: chosen,
      researchArea,
      methodology,
    },
  }),
});
