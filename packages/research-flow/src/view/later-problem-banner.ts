import { createLaterView } from './later-view.js';

/** The problem banner with its texts. The first screen shows no problem, so it is loaded after it. */
export const [LaterProblemBanner, preloadProblemBanner] = createLaterView(
  async () => (await import('./problem-banner.view.js')).ProblemBanner,
);
