import { createLaterView } from '../../view/later-view.js';

/** Loads what the step does not show first: its other tabs, and where suggestions come from. */
const load = () => import('./topic-later-tabs.view.js');

export const [BrowseTab, preloadBrowseTab] = createLaterView(async () => (await load()).BrowseTab);
export const [CustomTab, preloadCustomTab] = createLaterView(async () => (await load()).CustomTab);
export const [SuggestionsSource, preloadSource] = createLaterView(
  async () => (await load()).SourceBadge,
);

/** Loads all of them in advance, in one request. */
export const preloadTopicTabs = () => {
  preloadBrowseTab();
  preloadCustomTab();
  preloadSource();
};
