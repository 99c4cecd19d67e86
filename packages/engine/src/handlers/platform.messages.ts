/** ISO 8601 date of the last change to the texts below. */
export const DISCLAIMERS_UPDATED = '2026-11-23';

/** What a person should know before relying on a result. */
export const disclaimers = {
  research: {
    title: 'Research use',
    content:
      'Hypotheses, reviews and designs are derived from papers by rules. They are starting points for ' +
      'your own judgment. Check each source before you rely on it.',
  },
  medical: {
    title: 'No medical advice',
    content: 'Nothing here is medical advice or a recommendation for treatment.',
  },
  legal: {
    title: 'No legal or financial advice',
    content:
      'Company structures, documents and cap tables are drafts. Have a lawyer and a tax adviser check them ' +
      'before you sign or file anything.',
  },
  origin: {
    title: 'Simulated and sample values',
    content:
      'Each value names its origin. “Simulated” means made up for demonstration. “Prepared locally” means a substitute ' +
      'because a service did not respond.',
  },
} as const;
