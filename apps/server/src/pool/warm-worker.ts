/** What a lane tells its workers. */
export interface LaneWorkerData {
  /** Whether a worker that waits for its first task gets ready for it. */
  readonly warmsUp: boolean;
}

const shouldWarmUp = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'warmsUp' in data && data.warmsUp === true;

/**
 * Gets a worker ready in the time before its first task. A worker that was started for a task that waits has no such time.
 * @param warmUp loads what tasks need; failures are ignored, because the task loads it again
 */
export function warmUpBeforeTasks<Task, Outcome>(
  runTask: (task: Task) => Promise<Outcome>,
  data: unknown,
  warmUp: () => Promise<unknown>,
): (task: Task) => Promise<Outcome> {
  let hasTask = false;
  if (shouldWarmUp(data))
    setTimeout(() => {
      if (!hasTask) void warmUp().catch(() => undefined);
    });
  return (task) => {
    hasTask = true;
    return runTask(task);
  };
}
