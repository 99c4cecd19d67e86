import { ConfigurationError } from '@spinout/api-client';

/** What a step is given. */
export interface RunStepInput {
  readonly topic: string;
  readonly owner: string;
  /** Outputs of the steps that this one needs, and of those that they need, by id. */
  readonly done: Readonly<Record<string, unknown>>;
  /** Aborts when the run is cancelled, another step has failed or the server stops. */
  readonly signal: AbortSignal;
}

/** One part of a run. It may run again after a crash, until its output is stored; then never again. */
export interface RunStep {
  readonly id: string;
  /** Ids of the steps whose outputs it takes. Steps that do not need each other run side by side. */
  readonly needs: readonly string[];
  /** @returns its output: JSON. @throws {RunStepError} with words for people; of any other error they hear only the step */
  run(input: RunStepInput): Promise<unknown>;
}

/** A step cannot go on, for a reason that people are told. */
export class RunStepError extends Error {
  override readonly name = 'RunStepError';
}

/** All that a step stands on. */
export function allNeeds(steps: readonly RunStep[], id: string): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (needs: readonly string[]) => {
    for (const need of needs.filter((name) => !found.has(name))) {
      found.add(need);
      collect(steps.find((step) => step.id === need)?.needs ?? []);
    }
  };
  collect(steps.find((step) => step.id === id)?.needs ?? []);
  return found;
}

/** @throws {ConfigurationError} when steps share an id, need one that is not there, or wait for each other in a circle */
export function checkSteps(steps: readonly RunStep[]): void {
  const ids = new Set(steps.map(({ id }) => id));
  if (ids.size !== steps.length) {
    throw new ConfigurationError('Two steps of a run have one id. Give each its own.');
  }
  for (const { id, needs } of steps) {
    const missing = needs.find((need) => !ids.has(need));
    if (missing !== undefined) {
      throw new ConfigurationError(
        `The step ${id} needs ${missing}, which no step is. Add that step, or need another.`,
      );
    }
    if (allNeeds(steps, id).has(id)) {
      throw new ConfigurationError(`The step ${id} waits for itself. Break the circle of needs.`);
    }
  }
}
