import type { Fault } from '../screens/faults.js';
import type { RoomName } from './rooms.js';

/** What every room meets: no network, a refusal in words, a server's error, a page instead of an answer. */
const EVERYWHERE = ['F3', 'F8', 'F10 a 500', 'F12'] as const;

const PDFS = [
  'the summary of a run',
  'the paper of a run',
  'a template to be made into a PDF',
] as const satisfies readonly RoomName[];

/**
 * What only some rooms can tell from those, each with the rooms that do. That all other faults come to one of these
 * is proven of the network itself, and on the screens of the six steps.
 */
const TOLD_APART: readonly (readonly [fault: string, rooms: readonly RoomName[]])[] = [
  [
    'F1',
    ['the landing, asked for a journey', 'step 2 of the twelve', 'the overview of the features'],
  ],
  ['F7', ['a page with tokens', 'a profile that is changed', 'a sign-out', 'step 3 of the twelve']],
  ['F9', ['the landing, asked for a journey', 'a page with tokens', 'the status of the services']],
  ['F10 503 for ever', ['the summary of a run', 'the research agents', 'step 7 of the twelve']],
  [
    'F11',
    [
      ...PDFS,
      'the making of a circuit',
      'the running of a circuit',
      'the optimizing of a molecule',
      'a page with tokens',
    ],
  ],
  ['F14', [...PDFS, 'a journey that reaches step 2']],
  ['F16', ['a journey that reaches step 6', 'the overview of the features']],
  ['F20', PDFS],
  ['F22', ['the paper of a run', 'the making of a circuit']],
];

/** Whether a room meets a fault. */
export const meets = (room: RoomName, { name }: Fault): boolean =>
  EVERYWHERE.some((fault) => name.startsWith(`${fault} `) || name.startsWith(`${fault},`)) ||
  TOLD_APART.some(([fault, rooms]) => name.startsWith(`${fault} `) && rooms.includes(room));
