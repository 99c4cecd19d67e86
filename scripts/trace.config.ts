/** An area of the requirements that the product delivers. Each of its IDs needs a test. */
interface DeliveredArea {
  readonly area: string;
  /** First and last number. @default all numbers of the area */
  readonly numbers?: readonly (readonly [first: number, last: number])[];
}

/** Delivered areas. Add an area in the change that delivers it. */
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
  { area: 'AUTH' },
  { area: 'MENU' },
  { area: 'TWELVE' },
  { area: 'PANEL' },
  { area: 'DS' },
  { area: 'API' },
  { area: 'CFG' },
  { area: 'SW' },
  { area: 'ENT' },
  { area: 'CONST' },
  { area: 'S' },
];

/** Statements on purpose and scope, which no test can run (part F6 of the requirements). */
export const untestable: ReadonlySet<string> = new Set([
  'FLOW-01',
  'FLOW-03',
  'FLOW-04',
  'FLOW-06',
  'FLOW-21',
  'PAPER-10',
  'PAPER-15',
  'EXP-25',
  'AUTH-19',
  'MAIN-02',
  'MAIN-03',
  'MAIN-04',
  'MAIN-21',
  'API-41',
  'API-44',
  'CFG-20',
]);
