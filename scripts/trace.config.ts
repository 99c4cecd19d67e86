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
  {
    area: 'API',
    numbers: [
      [1, 31],
      [40, 43],
    ],
  },
  { area: 'CFG' },
  {
    area: 'ENT',
    numbers: [
      [1, 9],
      [11, 19],
      [21, 22],
    ],
  },
  { area: 'CONST', numbers: [[1, 21]] },
  {
    area: 'S',
    numbers: [
      [1, 54],
      [69, 69],
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
  'API-41',
  'API-44',
  'CFG-20',
]);
