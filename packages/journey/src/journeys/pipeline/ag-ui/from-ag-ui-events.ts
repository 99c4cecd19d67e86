import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import type { AgentId } from '@spinout/api-client';
import type { RunEvent } from '../run/run-event.js';
import type { AgUiEvent } from './ag-ui.types.js';
import { findAgentByStep } from './steps.js';
import { createTranslator } from './translator.js';

export interface AgUiSettings {
  /** Topic of the run; AG-UI has none. */
  readonly topic: string;
  /** Maps a step to an agent; null ignores the step. @default by agent id or a keyword in the step's name */
  readonly agentOf?: ((stepName: string) => AgentId | null) | undefined;
  /** Name of the data source if the backend sends none. @default 'Agent backend' */
  readonly dataSource?: string | undefined;
  /** Clock for events without a timestamp, and log for unreadable events. @default the browser's */
  readonly runtime?: Pick<Runtime, 'now' | 'log'> | undefined;
}

/**
 * Translates the events of an AG-UI agent into run events. The input is not trusted: unknown types are skipped, outputs
 * are parsed with their schemas, and a patch that cannot be applied is ignored. The stream ends with the run; if it
 * breaks off, it ends with `run.interrupted`.
 * @example <AgenticResearch api={api} backend={({ topic, signal }) => fromAgUiEvents(ask(topic, signal), { topic })} />
 */
export async function* fromAgUiEvents(
  events: AsyncIterable<AgUiEvent>,
  {
    topic,
    agentOf = findAgentByStep,
    dataSource = 'Agent backend',
    runtime = systemRuntime,
  }: AgUiSettings,
): AsyncGenerator<RunEvent, void, undefined> {
  // The output schemas are loaded only if a backend is used.
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
    onSkipped: (error) => runtime.log.warn('ag-ui: a change of state was left out.', error),
  });
  try {
    for await (const event of events) {
      for (const runEvent of translate(event)) {
        yield runEvent;
        if (runEvent.type === 'run.completed' || runEvent.type === 'run.failed') return;
      }
    }
  } catch (error) {
    runtime.log.error('ag-ui: the stream of events broke off.', error);
  }
  yield { type: 'run.interrupted', at: runtime.now().toISOString() };
}
