import { createLaterCode } from '../view/later-view.js';
import { loadLaterParts } from './load-step.js';

const code = createLaterCode(loadLaterParts);

/** What the flow shows after its first step. */
export const AboveStep = code.createView('AboveStep');
export const FlowAside = code.createView('FlowAside');
export const FlowConflict = code.createView('FlowConflict');
export const FlowFiles = code.createView('FlowFiles');
export const Start = code.createView('Start');

/** Loads all of them in advance, in one request. */
export const preloadLaterParts = code.preload;
