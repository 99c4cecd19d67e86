import { defineMessages } from '@spinout/flow-kit';

export const appMessages = /* @__PURE__ */ defineMessages('demo', {
  title: 'Spinout',
  /** Title of the document. */
  documentTitle: '{place} – {product}',
  'place.home': '',
  'place.guided': 'Guided Research Flow',
  'place.agents': 'Research Agents',
  'place.quantum': 'Quantum',
  'place.dashboard': 'Feature Dashboard',
  'place.showcase': 'Platform Showcase',
  'place.impact': 'Your Impact',
  'place.demo': 'Full Journey Demo',
  'place.design': 'Design System',
  'place.journeys': 'My Research Journeys',
  'place.admin': 'Admin Panel',
  skip: 'Skip to main content',
  language: 'Language',
  adminOnly: 'Only administrators can see this page.',
  continueFlow: 'Continue your journey',
  continueFlowAt: '{title} · Step {step} of {steps}',
  reset: 'Start a new journey',
  resetTitle: 'Start a new journey?',
  resetText:
    'The new journey replaces the current one in this browser. You can undo this until you complete its first step.',
  resetCancel: 'Keep the current journey',
  'offline.server':
    'You are offline. Your input is saved. We’ll contact the server again when you are back online.',
  'offline.engine': 'You are offline. The engine in this browser still works.',
  'offline.useEngine': 'Use the engine in this browser',
  'update.ready':
    'A new version of this page is ready. Reload when nothing is in progress; saved journeys are not affected.',
  'update.reload': 'Reload now',
  storedData: 'Your data on the server',
});

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly demo: typeof appMessages;
  }
}
