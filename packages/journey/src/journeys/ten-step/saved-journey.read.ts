import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';
import { DEFAULT_TIMELINE, MAX_ITEMS, STEP_COUNT } from './ten-step.constants.js';
import { SCHEMA_VERSION, type SavedJourney } from './saved-journey.js';

/** No browser stores more under one key; a longer text is not ours. */
const MAX_CHARACTERS = 20_000_000;
const MAX_ID_CHARACTERS = 200;

const id = z.string().check(z.minLength(1), z.maxLength(MAX_ID_CHARACTERS));

const lenientArray = <T extends z.core.$ZodType>(item: T) =>
  z.pipe(
    z.catch(z.array(item), []),
    z.transform((list) => list.slice(0, MAX_ITEMS)),
  );

/** Unreadable optional fields are dropped. */
const lenient = <T extends z.core.$ZodType>(schema: T) => z.catch(z.optional(schema), undefined);

const journeyData = z.object({
  journey_id: z.catch(z.string(), ''),
  interest: z.catch(z.string(), ''),
  user_id: lenient(z.string()),
  hypothesis: z.catch(z.nullable(schemas.TenStepHypothesis), null),
  unsupported: lenient(z.string()),
  topics: lenientArray(z.unknown()),
  literature: lenientArray(schemas.LiteratureItem),
  funding: z.catch(z.nullable(z.looseObject({ total_budget: z.nullish(z.number()) })), null),
  timeline: z.catch(z.string().check(z.minLength(1)), DEFAULT_TIMELINE),
  analytics: z.optional(z.unknown()),
  paper: z.optional(z.unknown()),
  agenticResults: lenient(
    z.object({ results: schemas.ResearchBundle, reduced: lenient(z.boolean()) }),
  ),
  source: lenient(schemas.Source),
});

/** The required fields: a text id and a step from 1 to 10. A record without a version has version 1. */
const savedJourney = z.object({
  schemaVersion: z._default(z.literal(SCHEMA_VERSION), SCHEMA_VERSION),
  journeyId: id,
  journeyData,
  currentStep: z.int().check(z.minimum(1), z.maximum(STEP_COUNT)),
  showAgenticSystem: z.catch(z.boolean(), false),
  timestamp: z.catch(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), ''),
});

/** A key of this name would set an object's prototype. */
const withoutPrototypes = (key: string, value: unknown) =>
  key === '__proto__' ? undefined : value;

/**
 * Parses a saved journey. Stored data is not trusted: only known fields of the right shape are accepted.
 * @returns null if it is not a journey, is damaged, or comes from a newer version
 */
export function readJourney(text: string): SavedJourney | null {
  if (text.length > MAX_CHARACTERS) return null;
  try {
    const parsed = z.safeParse(savedJourney, JSON.parse(text, withoutPrototypes));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
