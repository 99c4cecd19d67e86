import { createLaterCode } from './later-view.js';

const code = createLaterCode(() => import('./problem-banner.view.js'));

/** The problem banner with its texts. The first screen shows no problem, so it is loaded after it. */
export const LaterProblemBanner = code.createView('ProblemBanner');
export const preloadProblemBanner = code.preload;
