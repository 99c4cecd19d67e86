import { createTaskRunner } from '../task-runner.js';
import { hostileTasks } from './hostile-tasks.js';

export const runTask = createTaskRunner(hostileTasks);
