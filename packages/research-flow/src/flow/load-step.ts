import type { LazyStep } from '../data/steps.js';
import type { StepCode } from './step-loaders.js';

/**
 * Loads what the flow needs as soon as it has started. With the imports of the later steps in a file of the first load, bundlers
 * would write the names of all of their files there.
 */
export const loadStartup = () => import('./startup.code.js');

/** Loads the code of a step after the first one. The browser fetches each module once. */
export const loadStep = async (name: LazyStep): Promise<StepCode> =>
  (await loadStartup()).stepLoaders[name]();

/** Loads the rules about completed steps; there is none before the second step. */
export const loadRevisitRules = async () => (await loadStartup()).loadRevisitRules();

/** Loads what the flow shows after its first step. */
export const loadLaterParts = () => import('./later-parts.js');
