import { defineMessages } from '@spinout/flow-kit';
export const platformMessages = /* @__PURE__ */ defineMessages('platform', {
  title: 'Full Research Platform',
  introduction: 'Use each tool on its own, in any order.',
  tabs: 'Platform sections',
  guided: 'Guided Research Flow',
  agents: 'Research Agents',
  quantum: 'Quantum',
  dashboard: 'Feature Dashboard',
  showcase: 'Platform Showcase',
  impact: 'Your Impact',
  loading: 'Loading the section…',
  /** An error in a section. */
  sectionFailed: 'This section could not be shown. Nothing you entered is lost. Try again.',
  /** An error in the notices above the sections. */
  noticesFailed: 'The status of the services could not be shown.',
  retry: 'Try again',
});

export type PlatformMessages = typeof platformMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly platform: PlatformMessages;
  }
}
