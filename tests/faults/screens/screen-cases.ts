import type { Call } from './faulty-server.js';
import type { ScreenCase } from './screen-case.types.js';
import { createCases } from './create-cases.js';
import { readCases } from './read-cases.js';

/** The nine calls of the flow. */
export const screenCases: Record<Call, ScreenCase> = { ...readCases, ...createCases };
