/** One area of the requirements that the product delivers; every ID of it needs a test. */
interface DeliveredArea {
  readonly area: string;
  /** First and last number. @default all numbers of the area */
  readonly numbers?: readonly (readonly [first: number, last: number])[];
}

/** What is delivered today. An area is added here in the change that delivers it. */
export const delivered: readonly DeliveredArea[] = [
  { area: 'FLOW' },
  { area: 'TOPIC' },
  { area: 'PAPER' },
  { area: 'HYP' },
  { area: 'LIT' },
  { area: 'EXP' },
  { area: 'CO' },
  { area: 'DL' },
  { area: 'MAIN' },
  { area: 'LAND' },
  { area: 'TEN' },
  { area: 'PIPE' },
  { area: 'RES' },
  { area: 'QC' },
  {
    area: 'API',
    numbers: [
      [1, 32],
      [40, 43],
    ],
  },
  { area: 'CFG' },
  { area: 'SW' },
  {
    area: 'ENT',
    numbers: [
      [1, 19],
      [21, 22],
      [24, 29],
    ],
  },
  {
    area: 'CONST',
    numbers: [
      [1, 22],
      [25, 26],
      [28, 28],
      [31, 31],
      [33, 33],
      [36, 39],
    ],
  },
  {
    area: 'S',
    numbers: [
      [1, 81],
    ],
  },
];

/** Purpose, scope and "not shown" statements: nothing to run (part F6 of the requirements). */
export const nothingToRun: ReadonlySet<string> = new Set([
  'FLOW-01',
  'FLOW-03',
  'FLOW-04',
  'FLOW-06',
  'FLOW-21',
  'PAPER-10',
  'PAPER-15',
  'EXP-25',
  'MAIN-02',
  'MAIN-03',
  'MAIN-04',
  'MAIN-21',
  'API-41',
  'API-44',
  'CFG-20',
]);
