/** Words of the full research platform. */
export const platformMessages = {
  title: 'Full Research Platform',
  introduction: 'Every tool on its own: open the one you need, in any order.',
  tabs: 'Platform sections',
  guided: 'Guided Research Flow',
  agents: 'Research Agents',
  quantum: 'Quantum',
  dashboard: 'Feature Dashboard',
  showcase: 'Platform Showcase',
  impact: 'Your Impact',
  loading: 'Opening the section…',
  /** A fault in a section. */
  sectionFailed: 'This section could not be shown. Nothing you entered is lost.',
  /** A fault in what stands above the sections. */
  noticesFailed: 'The status of the services could not be shown.',
  retry: 'Try again',
} as const;

export type PlatformMessages = typeof platformMessages;
