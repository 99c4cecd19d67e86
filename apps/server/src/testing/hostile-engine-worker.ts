import { engineTasks, reviveEngineError, type CallInput } from '../engine/engine-tasks.js';
import { createTaskRunner, type TaskFunction } from '../pool/task-runner.js';
import { hostileTasks } from '../pool/testing/hostile-tasks.js';
import { HANGING_TOPIC } from './hanging-topic.js';

const isHanging = ({ body }: CallInput) =>
  body.kind === 'json' && JSON.stringify(body.value).includes(HANGING_TOPIC);

const call: TaskFunction = (input, host, signal) =>
  isHanging(input as CallInput) ? hostileTasks.hang() : engineTasks.call(input, host, signal);

/** The engine, except that one topic keeps it busy forever. */
export const runTask = createTaskRunner({ ...engineTasks, call }, reviveEngineError);
