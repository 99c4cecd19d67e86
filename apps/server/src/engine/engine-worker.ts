import { engineTasks, reviveEngineError } from './engine-tasks.js';
import { createTaskRunner } from '../pool/task-runner.js';

/** The file that the workers of the pool load. */
export const runTask = createTaskRunner(engineTasks, reviveEngineError);
