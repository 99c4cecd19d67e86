import { defineMessages } from '@spinout/flow-kit';
export const platformMessages = /* @__PURE__ */ defineMessages('platform', {
  title: 'Full Research Platform',
  sections: 'Platform sections',
  guided: 'Guided Research Flow',
  agents: 'Research Agents',
  quantum: 'Quantum',
  dashboard: 'Feature Dashboard',
  showcase: 'Platform Showcase',
  impact: 'Your Impact',
  loading: 'Loading the section…',
});

export type PlatformMessages = typeof platformMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly platform: PlatformMessages;
  }
}
