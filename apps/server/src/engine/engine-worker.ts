import { workerData } from 'piscina';
import { createTaskRunner } from '../pool/task-runner.js';
import { warmUpBeforeTasks } from '../pool/warm-worker.js';
import { engineTasks, reviveEngineError } from './engine-tasks.js';
import { warmUp } from './warm-up.js';

/** The file that the workers of the pool load. */
export const runTask = warmUpBeforeTasks(
  createTaskRunner(engineTasks, reviveEngineError),
  workerData,
  warmUp,
);
