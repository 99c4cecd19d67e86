interface TaskClockSettings {
  /** Milliseconds that a worker may take to start the task. */
  readonly startMs: number;
  /** Milliseconds of computing: time in which the task waits for no service of the host. */
  readonly computingMs: number;
  /** Milliseconds from its start to its end, including all waiting. */
  readonly totalMs: number;
  readonly onLimit: (limit: 'start' | 'computing' | 'total') => void;
  /** Monotonic time in milliseconds. @default performance.now */
  readonly clock?: () => number;
}

/** Calls back when a task exceeds one of its time limits. It runs from its creation to `stop`. */
export function createTaskClock(settings: TaskClockSettings) {
  const { startMs, computingMs, totalMs, onLimit, clock = () => performance.now() } = settings;
  let remainingMs = computingMs;
  let resumedAt = 0;
  let computing: NodeJS.Timeout | undefined;
  let total: NodeJS.Timeout | undefined;
  let isStopped = false;
  const starting = setTimeout(() => onLimit('start'), startMs);

  const pause = () => {
    if (computing === undefined) return;
    clearTimeout(computing);
    computing = undefined;
    remainingMs -= clock() - resumedAt;
  };
  const resume = () => {
    if (isStopped) return;
    resumedAt = clock();
    computing ??= setTimeout(() => onLimit('computing'), Math.max(remainingMs, 0));
  };

  return {
    start: () => {
      clearTimeout(starting);
      total = setTimeout(() => onLimit('total'), totalMs);
      resume();
    },
    pause,
    resume,
    /** Adds computing time, after the limit was reached. */
    extend: (ms: number) => {
      computing = undefined;
      remainingMs = ms;
      resume();
    },
    stop: () => {
      isStopped = true;
      for (const timer of [starting, computing, total]) clearTimeout(timer);
    },
  };
}
