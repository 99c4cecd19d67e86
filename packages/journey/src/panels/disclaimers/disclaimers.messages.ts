import { defineMessages } from '@spinout/flow-kit';
export const disclaimersMessages = /* @__PURE__ */ defineMessages('disclaimers', {
  title: 'Disclaimers',
  lastUpdated: 'Last updated: {date}',
  understand: 'I Understand',
  understood: 'Disclaimers hidden until they change.',
  loading: 'Loading the disclaimers',
  builtInNote: 'The server did not respond. These are the built-in disclaimers.',
  builtIn: {
    research: {
      title: 'Research use',
      content:
        'What you see here is a starting point for your own research and judgment. Check each source before you rely on it.',
    },
    advice: {
      title: 'No medical or legal advice',
      content:
        'Nothing here is medical or legal advice. Ask a physician, a lawyer or a tax adviser before you act on it.',
    },
    simulated: {
      title: 'Simulated parts',
      content:
        'Some results are simulated for demonstration. They are labeled “Simulated”, on screen and in every export.',
    },
  },
});

export type DisclaimersMessages = typeof disclaimersMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly disclaimers: DisclaimersMessages;
  }
}
