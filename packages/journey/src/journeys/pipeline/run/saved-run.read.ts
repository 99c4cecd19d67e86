import type { AgentId } from '@spinout/api-client';
import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';
import { AGENT_ORDER } from '../pipeline.constants.js';
import { OUTPUT_SCHEMAS } from './output-schemas.js';
import { SCHEMA_VERSION, type SavedRun } from './saved-run.js';

const at = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));
const agent = schemas.AgentId;
const source = z.optional(schemas.Source);
const dataSource = z.string();
const count = z.number().check(z.gte(0));
const usage = z.object({
  input_tokens: count,
  output_tokens: count,
  model: z.optional(z.string()),
});

const event = <Type extends string, Fields extends z.core.$ZodLooseShape>(
  type: Type,
  fields: Fields,
) => z.object({ type: z.literal(type), at, ...fields });

const completed = (id: AgentId) =>
  event('agent.completed', {
    agent: z.literal(id),
    output: z.nullable(OUTPUT_SCHEMAS[id]),
    inReply: z.optional(z.literal(true)),
  });

const given = z.object(
  Object.fromEntries(AGENT_ORDER.map((id) => [id, z.optional(z.nullable(OUTPUT_SCHEMAS[id]))])),
);

const runEvent = z.union([
  event('run.started', { topic: z.string(), asks: z.enum(['service', 'simulation', 'backend']) }),
  event('service.answered', { dataSource, source, given: z.optional(given) }),
  event('service.failed', { code: z.optional(z.string()) }),
  event('agent.started', { agent }),
  ...AGENT_ORDER.map(completed),
  event('agent.failed', { agent }),
  event('agent.retried', { agent }),
  event('agent.noted', { agent, text: z.string() }),
  event('tool.called', { agent, tool: z.string() }),
  event('usage.reported', { agent: z.nullable(agent), usage }),
  event('run.failed', {}),
  event('run.cancelled', {}),
  event('run.interrupted', {}),
  event('run.resumed', {}),
  event('run.completed', { dataSource, source }),
]);

const savedRun = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION),
  typed: z.string(),
  log: z
    .array(runEvent)
    .check(z.refine((log) => log.length === 0 || log[0]?.type === 'run.started')),
});

/**
 * Parses a saved run. Stored data is not trusted: only known events of the right shape are accepted. Records of
 * earlier versions contain `intents`, the pending request, which is dropped.
 * @returns null if it is not a run, is damaged, or comes from a newer version
 */
export function readSavedRun(text: string): SavedRun | null {
  try {
    const parsed = z.safeParse(savedRun, JSON.parse(text));
    return parsed.success ? (parsed.data as SavedRun) : null;
  } catch {
    return null;
  }
}
