import type { JourneyCase } from './journey-case.types.js';
import { platformCases } from './platform-cases.js';
import { signInCases } from './sign-in-cases.js';
import { tenStepCases } from './ten-step-cases.js';

/** All calls of the journeys, the panels and sign-in. */
export const journeyCases = { ...tenStepCases, ...platformCases, ...signInCases } as const;

export type JourneyCaseName = keyof typeof journeyCases;

export const getJourneyCase = (name: JourneyCaseName): JourneyCase => journeyCases[name];
