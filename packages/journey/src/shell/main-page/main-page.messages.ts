import { defineMessages } from '@spinout/flow-kit';
export const mainPageMessages = /* @__PURE__ */ defineMessages('mainPage', {
  /** Text of the specification. */
  title: 'Spinout',
  /** Text of the specification. */
  tagline: 'Turning research into reality',
  skip: 'Skip to main content',
  backendStatus: 'Backend status',
  /** Text of the specification. */
  status: {
    checking: 'Checking...',
    ready: 'Ready',
    error: 'Error',
    offline: 'Offline',
  },
  /** What a toggle says while its view is closed, and while it is open. */
  toggles: {
    platform: { off: 'Full Research Platform', on: 'Simple Journey' },
    demo: { off: 'Full Journey Demo', on: 'Hide Demo' },
    design: { off: 'Design System', on: 'Hide Design' },
  },
  /** Text of the specification. */
  footerBackend: 'Backend: {status}',
  footerApi: 'API: {base}',
  /** Name of the button that opens the list of views. */
  openViews: 'Views and sections',
  loading: 'Opening the view…',
  /** Leads back from a page of the host. */
  back: 'Back',
});

export type MainPageMessages = typeof mainPageMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly mainPage: MainPageMessages;
  }
}
