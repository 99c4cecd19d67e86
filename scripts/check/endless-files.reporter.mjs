import { writeSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';

const MINUTE_MS = 60_000;
/** Several times what the slowest file takes on a busy machine. */
const LIMIT_MINUTES = 10;
const STDOUT = 1;

/** Ends the process group, because a worker that computes endlessly ends with nothing else. */
function endRun(message) {
  writeSync(STDOUT, message);
  process.kill(0, 'SIGKILL');
}

/**
 * A reporter of Vitest that names the files of a run that do not end, and ends the run. The time limit of a test cannot end code
 * that never waits. Only for a run with a process group of its own.
 */
export default class EndlessFilesReporter {
  /** When each running file started, by its path. */
  #startedAt = new Map();
  #timer;
  #end;

  /** @param end gets a message for the log; only tests replace it */
  constructor({ end = endRun } = {}) {
    this.#end = end;
  }

  onTestRunStart() {
    this.#timer = setInterval(() => this.#check(), MINUTE_MS);
    this.#timer.unref();
  }

  onTestModuleQueued({ moduleId }) {
    this.#startedAt.set(moduleId, performance.now());
  }

  onTestModuleEnd({ moduleId }) {
    this.#startedAt.delete(moduleId);
  }

  onTestRunEnd() {
    clearInterval(this.#timer);
  }

  #check() {
    const limit = performance.now() - LIMIT_MINUTES * MINUTE_MS;
    const endless = [...this.#startedAt].filter(([, startedAt]) => startedAt <= limit);
    if (endless.length === 0) return;
    const lines = endless.map(
      ([path]) => `FAIL ${relative('.', path)} has not ended within ${LIMIT_MINUTES} minutes.\n`,
    );
    this.#end(lines.join(''));
  }
}
