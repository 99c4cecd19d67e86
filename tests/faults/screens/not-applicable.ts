import type { Call } from './faulty-server.js';

type Cell = readonly [fault: string, calls: readonly Call[], why: string];

const JSON_CALLS = [
  'topics.suggest',
  'paper.analyze',
  'hypothesis.generate',
  'literature.search',
  'literature.review',
  'experiment.design',
  'company.create',
  'company.generateDocument',
] as const satisfies readonly Call[];

/** Combinations that do not apply, by fault number, with the reason. */
const NOT_APPLICABLE: readonly Cell[] = [
  [
    'F5',
    ['experiment.design', 'company.create'],
    'Made on opening, not by a click. Each screen here is mounted twice by StrictMode, and one request leaves.',
  ],
  [
    'F6',
    ['topics.suggest', 'literature.review', 'pdf.generate'],
    'Its control is disabled until the answer is there: no second answer can come before it.',
  ],
  ['F6', ['experiment.design', 'company.create'], 'Made once, when the step opens.'],
  ['F17', ['pdf.generate'], 'A PDF has no fields.'],
  ['F18', ['pdf.generate'], 'A PDF has no lists.'],
  [
    'F19',
    JSON_CALLS.filter((call) => call !== 'literature.search'),
    'No list that grows with a library. Long lists of it are tried without a page, in the fuzzed replies.',
  ],
  ['F19', ['pdf.generate'], 'A PDF has no lists.'],
  ['F20', JSON_CALLS, 'It expects no file: anything but JSON is F12.'],
  [
    'F21',
    ['company.generateDocument', 'pdf.generate'],
    'No lists: an answer replaces the last one.',
  ],
];

/** The reason why a combination does not apply; null if it does. */
export const getReasonToSkip = (fault: string, call: Call): string | null => {
  const [number] = fault.split(' ', 1);
  return NOT_APPLICABLE.find(([f, calls]) => f === number && calls.includes(call))?.[2] ?? null;
};
