import { createLaterCode } from '../../view/later-view.js';

/** What the step does not show first: its other tabs, and where suggestions come from. */
const code = createLaterCode(() => import('./topic-later-tabs.view.js'));

export const BrowseTab = code.createView('BrowseTab');
export const CustomTab = code.createView('CustomTab');
export const SuggestionsSource = code.createView('SourceBadge');

/** Loads all of them in advance, in one request. */
export const preloadTopicTabs = code.preload;
