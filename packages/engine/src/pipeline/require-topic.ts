import { Refusal } from '../calls/refusal.js';
import { pipelineMessages as messages } from './pipeline.messages.js';
import { cleanTopic } from '../literature/topic.js';

/**
 * Cleans a topic.
 * @throws {Refusal} 400 if the topic is empty
 */
export function requireTopic(topic: string): string {
  const clean = cleanTopic(topic);
  if (clean === '') throw new Refusal(400, messages.noTopic);
  return clean;
}
