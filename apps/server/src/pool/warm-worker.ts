/** What a lane tells its workers. */
export interface LaneWorkerData {
  /** Whether a worker that waits for its first task gets ready for it. */
  readonly warmsUp: boolean;
}

const shouldWarmUp = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'warmsUp' in data && data.warmsUp === true;

/**
 * Gets a worker ready in the time before its first task. A worker that was started for a task that waits has no such time,
 * and a task that comes meanwhile ends it.
 * @param warmUp loads what tasks need until its signal is aborted; failures are ignored, because the task loads it again
 */
export function warmUpBeforeTasks<Task, Outcome>(
  runTask: (task: Task) => Promise<Outcome>,
  data: unknown,
  warmUp: (signal: AbortSignal) => Promise<unknown>,
): (task: Task) => Promise<Outcome> {
  const firstTask = new AbortController();
  if (shouldWarmUp(data))
    setTimeout(() => {
      if (!firstTask.signal.aborted) void warmUp(firstTask.signal).catch(() => undefined);
    });
  return (task) => {
    firstTask.abort();
    return runTask(task);
  };
}
