import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import type { AgentId } from '@spinout/api-client';
import type { RunEvent } from '../run/run-event.js';
import type { AgUiEvent } from './ag-ui.types.js';
import { agentOfStep } from './steps.js';
import { createTranslator } from './translator.js';

export interface AgUiSettings {
  /** What the run is about; AG-UI does not say. */
  readonly topic: string;
  /** The agent that a step is; null leaves the step out. @default by its id, or a word in its name */
  readonly agentOf?: ((stepName: string) => AgentId | null) | undefined;
  /** What the data are called where the backend names none. @default 'Agent backend' */
  readonly dataSource?: string | undefined;
  /** Clock for events without a time, and log for what could not be read. @default those of the page */
  readonly runtime?: Pick<Runtime, 'now' | 'log'> | undefined;
}

/**
 * Reads the events of an AG-UI agent as events of a run. What comes is not trusted: unknown types are skipped, outputs
 * are read with their schemas, and a patch that cannot be applied is left out. The stream ends with the run; one that
 * breaks off ends with `run.interrupted`.
 * @example <AgenticResearch api={api} backend={({ topic, signal }) => fromAgUiEvents(ask(topic, signal), { topic })} />
 */
export async function* fromAgUiEvents(
  events: AsyncIterable<AgUiEvent>,
  {
    topic,
    agentOf = agentOfStep,
    dataSource = 'Agent backend',
    runtime = systemRuntime,
  }: AgUiSettings,
): AsyncGenerator<RunEvent, void, undefined> {
  // The schemas of all outputs; loaded only where a backend is used.
  const { OUTPUT_SCHEMAS } = await import('../run/output-schemas.js');
  const translate = createTranslator({
    topic,
    agentOf,
    dataSource,
    now: runtime.now,
    readOutput: (agent, value) => {
      const read = OUTPUT_SCHEMAS[agent].safeParse(value);
      if (!read.success) runtime.log.warn(`ag-ui: the output of ${agent} is not one.`, read.error);
      return read.success ? read.data : null;
    },
    skipped: (error) => runtime.log.warn('ag-ui: a change of state was left out.', error),
  });
  try {
    for await (const event of events) {
      for (const happened of translate(event)) {
        yield happened;
        if (happened.type === 'run.completed' || happened.type === 'run.failed') return;
      }
    }
  } catch (error) {
    runtime.log.error('ag-ui: the stream of events broke off.', error);
  }
  yield { type: 'run.interrupted', at: runtime.now().toISOString() };
}
