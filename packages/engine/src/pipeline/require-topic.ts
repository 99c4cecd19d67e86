import { Refusal } from '../handlers/handle.js';
import { pipelineMessages as messages } from './pipeline.messages.js';
import { cleanTopic } from './topic.js';

/**
 * Makes a topic fit to work with.
 * @throws {Refusal} 400 where nothing is left of it
 */
export function requireTopic(topic: string): string {
  const clean = cleanTopic(topic);
  if (clean === '') throw new Refusal(400, messages.noTopic);
  return clean;
}
