/** Words of the full research platform. */
export const platformMessages = {
  title: 'Full Research Platform',
  introduction: 'Every tool on its own: open the one you need, in any order.',
  /** T-36 */
  tabs: 'Platform sections',
  guided: 'Guided Research Flow',
  agents: 'Research Agents',
  quantum: 'Quantum',
  loading: 'Opening the section…',
  empty: 'No section is switched on here.',
  /** A fault in a section. */
  sectionFailed: 'This section could not be shown. Nothing you entered is lost.',
  retry: 'Try again',
} as const;

export type PlatformMessages = typeof platformMessages;
