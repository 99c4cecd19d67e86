import type { DisclaimersModel } from './disclaimers.model.js';

const LONG = 'Each value says where it comes from, and what it was worked out from. '
  .repeat(6)
  .trim();

const shown: DisclaimersModel = {
  phase: 'shown',
  entries: [
    {
      id: 'research',
      title: 'Research use',
      content: 'Hypotheses and designs are starting points for your own judgment.',
    },
    {
      id: 'medical',
      title: 'No medical advice',
      content: 'Nothing here is a recommendation for treatment.',
    },
    { id: 'origin', title: 'Simulated and sample values', content: LONG },
  ],
  isBuiltIn: false,
  language: 'en',
  lastUpdatedText: 'Last updated: January 15, 2026',
};

/** One view model per state. */
export const disclaimersModels = {
  waiting: { ...shown, phase: 'waiting' },
  expected: { ...shown, phase: 'expected' },
  shown,
  builtIn: {
    phase: 'shown',
    entries: [
      {
        id: 'research',
        title: 'Research use',
        content:
          'What you see here is a starting point for your own research and judgment. Check each source before you rely on it.',
      },
      {
        id: 'advice',
        title: 'No medical or legal advice',
        content:
          'Nothing here is medical or legal advice. Ask a physician, a lawyer or a tax adviser before you act on it.',
      },
    ],
    isBuiltIn: true,
    language: undefined,
    lastUpdatedText: null,
  },
  untitled: {
    ...shown,
    entries: [{ id: 'a', title: '', content: LONG }],
    lastUpdatedText: null,
  },
  understood: { ...shown, phase: 'understood' },
  away: { ...shown, phase: 'away' },
} as const satisfies Record<string, DisclaimersModel>;
