// The main page of a host, the same on its server and in the browser.
import { createElement } from 'react';
import { createPlatformClient } from '@spinout/api-client';
import { ThemeRoot } from '@spinout/design-system';
import { MainPage } from '@spinout/journey';

/** Props of each page. */
export const PAGES = {
  landing: {},
  platform: { defaultOpen: { platform: true } },
  quantum: { defaultOpen: { platform: true }, features: { aiAgents: false } },
};

/**
 * @param {keyof typeof PAGES} name
 * @param {import('@spinout/api-client').Transport} transport
 */
export const journeyPage = (name, transport) =>
  createElement(
    ThemeRoot,
    null,
    createElement(MainPage, { api: createPlatformClient({ transport }), ...PAGES[name] }),
  );
