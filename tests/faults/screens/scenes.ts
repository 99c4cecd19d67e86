import type { Call } from './faulty-server.js';
import type { Scene } from './scene.types.js';
import { makingScenes } from './scenes-of-making.js';
import { readingScenes } from './scenes-of-reading.js';

/** The nine calls of the flow, each as a person meets it. */
export const scenes: Record<Call, Scene> = { ...readingScenes, ...makingScenes };
