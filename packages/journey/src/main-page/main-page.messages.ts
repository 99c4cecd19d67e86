/** Words of the page around all views. */
export const mainPageMessages = {
  /** T-37 */
  title: 'Spinout',
  /** MAIN-05, T-37 */
  tagline: 'Turning research into reality',
  skip: 'Skip to main content',
  backendStatus: 'Backend status',
  /** MAIN-15…18 */
  status: {
    checking: 'Checking...',
    ready: 'Ready',
    error: 'Error',
    offline: 'Offline',
  },
  /** MAIN-09…11: what a toggle says while its view is closed, and while it is open. */
  toggles: {
    platform: { off: 'Full Research Platform', on: 'Simple Journey' },
    demo: { off: 'Full Journey Demo', on: 'Hide Demo' },
    design: { off: 'Design System', on: 'Hide Design' },
  },
  /** MAIN-13, MAIN-14, T-67 */
  footerBackend: 'Backend: {status}',
  footerApi: 'API: {base}',
  loading: 'Opening the view…',
  /** A fault in a view. */
  viewFailed: 'This view could not be shown. Nothing you entered is lost.',
  /** Leads back from a page of the host. */
  back: 'Back',
  retry: 'Try again',
} as const;

export type MainPageMessages = typeof mainPageMessages;
