/** Points that all server processes share. */
export interface SharedPoints {
  /**
   * Adds points to a caller's current window; negative ones are returned.
   * @returns the points of all processes in that window, and the milliseconds until it ends
   */
  readonly add: (
    key: string,
    points: number,
  ) => Promise<{ readonly total: number; readonly msLeft: number }>;
}

interface BudgetSettings {
  /** Points that a caller may spend in a window. */
  readonly points: number;
  readonly now: () => Date;
  /** @default none: this process is the only one */
  readonly shared?: SharedPoints | undefined;
  /** Called when the shared points cannot be reached. @default ignored */
  readonly onError?: ((error: unknown) => void) | undefined;
}

interface BudgetDecision {
  readonly isAllowed: boolean;
  /** Points that the caller has left, as far as this process knows. */
  readonly remaining: number;
  readonly msLeft: number;
}

/** A caller in the current window. */
interface Window {
  endsAt: number;
  /** Points spent at this process. */
  spent: number;
  /** Points that may be spent here without asking. */
  granted: number;
  /** Points that this process has added to the shared ones. */
  reported: number;
  /** The shared points at the last question. */
  total: number;
  /** Until then the answer is known to be no. */
  refusedUntil: number;
  question: Promise<void> | null;
}

export const WINDOW_MS = 60_000;
/** Share of the budget that a process grants before it asks, and then asks for at a time. */
const SHARE = 0.05;
const ASK_AGAIN_MS = 1000;
/** How long a process counts alone after the shared points could not be reached. */
const LOST_MS = 10_000;
const MAX_CALLERS = 100_000;

/**
 * Counts the points that callers spend in windows of a minute. With shared points, a process grants a twentieth of the
 * budget by itself and reserves further points in portions of that size, so that most callers cause no query, and a refused
 * caller causes none until its window ends. While the shared points cannot be reached, each process grants the whole budget.
 */
export function pointBudget({ points, now, shared, onError }: BudgetSettings) {
  const portion = shared ? Math.ceil(points * SHARE) : points;
  /** In the order of their start, so that the oldest come first. */
  const windows = new Map<string, Window>();
  let isLostUntil = 0;

  const removeOldWindows = (time: number) => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > time && windows.size < MAX_CALLERS) return;
      windows.delete(key);
    }
  };

  const getWindow = (key: string, time: number): Window => {
    const known = windows.get(key);
    if (known && known.endsAt > time) return known;
    windows.delete(key);
    removeOldWindows(time);
    const window: Window = {
      endsAt: time + WINDOW_MS,
      spent: 0,
      granted: portion,
      reported: 0,
      total: 0,
      refusedUntil: 0,
      question: null,
    };
    windows.set(key, window);
    return window;
  };

  /** Asks for more points, and for fewer if there are not as many as preferred. */
  const reserve = async (key: string, window: Window, needed: number, add: SharedPoints['add']) => {
    for (const more of new Set([Math.max(needed, portion), needed])) {
      const { total, msLeft } = await add(key, window.granted - window.reported + more);
      window.endsAt = now().getTime() + msLeft;
      window.reported = window.granted;
      window.total = total;
      if (total <= points) {
        window.granted += more;
        window.reported = window.granted;
        return;
      }
      window.total = total - more;
      await add(key, -more);
    }
    const isEmpty = window.total >= points;
    window.refusedUntil = isEmpty ? window.endsAt : now().getTime() + ASK_AGAIN_MS;
  };

  const ask = async (key: string, window: Window, needed: number, { add }: SharedPoints) => {
    try {
      await reserve(key, window, needed, add);
    } catch (error) {
      const time = now().getTime();
      if (isLostUntil <= time) onError?.(error);
      isLostUntil = time + LOST_MS;
    }
  };

  const getLimit = (window: Window, time: number) =>
    isLostUntil > time ? Math.max(points, window.granted) : window.granted;

  return {
    /** Spends points, or says when to try again. */
    async spend(key: string, cost: number): Promise<BudgetDecision> {
      const window = getWindow(key, now().getTime());
      for (;;) {
        const time = now().getTime();
        const limit = getLimit(window, time);
        const unreserved = Math.max(0, points - Math.max(window.total, limit));
        const decide = (isAllowed: boolean): BudgetDecision => ({
          isAllowed,
          remaining: Math.max(0, limit - window.spent + unreserved),
          msLeft: Math.max(0, window.endsAt - time),
        });
        if (window.spent + cost <= limit) {
          window.spent += cost;
          return decide(true);
        }
        if (!shared || isLostUntil > time || window.refusedUntil > time) return decide(false);
        window.question ??= ask(key, window, window.spent + cost - limit, shared).finally(() => {
          window.question = null;
        });
        await window.question;
      }
    },

    /** Returns points of a call that turned out to need less work. */
    refund(key: string, cost: number): void {
      const window = windows.get(key);
      if (window) window.spent = Math.max(0, window.spent - cost);
    },
  };
}

export type PointBudget = ReturnType<typeof pointBudget>;
