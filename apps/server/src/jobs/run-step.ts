import { ConfigurationError } from '@spinout/api-client';

export interface RunStepInput {
  readonly topic: string;
  readonly owner: string;
  /** Outputs by id of the steps that this one needs, directly and indirectly. */
  readonly done: Readonly<Record<string, unknown>>;
  /** Aborts when the run is canceled, another step failed or the server stops. */
  readonly signal: AbortSignal;
}

/** A step of a run. After a crash it may run again, until its output is stored. */
export interface RunStep {
  readonly id: string;
  /** Ids of the steps whose outputs it needs. Independent steps run in parallel. */
  readonly needs: readonly string[];
  /** @returns its output as JSON. @throws {RunStepError} with a message for the user; other errors are not shown */
  run(input: RunStepInput): Promise<unknown>;
}

export class RunStepError extends Error {
  override readonly name = 'RunStepError';
}

export function getAllNeeds(steps: readonly RunStep[], id: string): ReadonlySet<string> {
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

/** @throws {ConfigurationError} if steps share an id, need a missing step or form a cycle */
export function checkSteps(steps: readonly RunStep[]): void {
  const ids = new Set(steps.map(({ id }) => id));
  if (ids.size !== steps.length) {
    throw new ConfigurationError('Two steps of a run have the same id. Give each step its own id.');
  }
  for (const { id, needs } of steps) {
    const missing = needs.find((need) => !ids.has(need));
    if (missing !== undefined) {
      throw new ConfigurationError(
        `The step ${id} needs the step ${missing}, which does not exist. Add it or remove the need.`,
      );
    }
    if (getAllNeeds(steps, id).has(id)) {
      throw new ConfigurationError(`The step ${id} waits for itself. Remove the cycle.`);
    }
  }
}
