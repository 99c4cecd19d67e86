// The rules and words of the journeys without React: machines, the actors that join them to a client, and models.
export type { JourneyWords } from './words/journey-words.js';
