import type { Fault } from '../screens/faults.js';
import type { JourneyCaseName } from './journey-cases.js';

/** Faults that are tested on every screen: no network, a refusal with a message, a server error, a page instead of JSON. */
const COMMON_FAULTS = ['F3', 'F8', 'F10 a 500', 'F12'] as const;

const PDFS = [
  'the summary of a run',
  'the paper of a run',
  'a PDF template',
] as const satisfies readonly JourneyCaseName[];

/**
 * Faults that only some screens handle differently, with these screens. Tests of the transport and of the six-step screens show
 * that all other faults are equivalent to one of these.
 */
const CASES_BY_FAULT: readonly (readonly [
  fault: string,
  journeyCases: readonly JourneyCaseName[],
])[] = [
  ['F1', ['the landing page', 'step 2 of the twelve-step journey', 'the feature dashboard']],
  [
    'F7',
    ['a page with tokens', 'a profile change', 'sign-out', 'step 3 of the twelve-step journey'],
  ],
  ['F9', ['the landing page', 'a page with tokens', 'the service status']],
  [
    'F10 503 on every',
    ['the summary of a run', 'the research agents', 'step 7 of the twelve-step journey'],
  ],
  [
    'F11',
    [
      ...PDFS,
      'creating a circuit',
      'running a circuit',
      'optimizing a molecule',
      'a page with tokens',
    ],
  ],
  ['F14', [...PDFS, 'the ten-step journey at step 2']],
  ['F16', ['the ten-step journey at step 6', 'the feature dashboard']],
  ['F20', PDFS],
  ['F22', ['the paper of a run', 'creating a circuit']],
];

/** Whether a fault is tested on a screen. */
export const isApplicable = (journeyCase: JourneyCaseName, { name }: Fault): boolean =>
  COMMON_FAULTS.some((fault) => name.startsWith(`${fault} `) || name.startsWith(`${fault},`)) ||
  CASES_BY_FAULT.some(
    ([fault, journeyCases]) => name.startsWith(`${fault} `) && journeyCases.includes(journeyCase),
  );
