import type { StepKey } from '../steps.js';
import { Drawing } from './step-drawing.styles.js';

interface Strokes {
  /** The line enters and leaves at y = 56 and is clipped at the end of its cell. */
  readonly line: string;
  readonly details?: string;
}

const strokes: Record<StepKey, Strokes> = {
  hypothesis: {
    line: 'M21 56H52V46C52 40 44 36 44 25A16 16 0 0 1 76 25C76 36 68 40 68 46V56H900',
    details: 'M55 48h10M60 40v-9m-5-3 5 4 5-4',
  },
  literature: {
    line: 'M0 56H28V20C40 16 52 18 60 25C68 18 80 16 92 20V56H900',
    details:
      'M60 25V56M36 29c6-1 11-.5 16 2m-16 7c6-1 11-.5 16 2m32-11c-6-1-11-.5-16 2m16 7c-6-1-11-.5-16 2',
  },
  experiment: {
    line: 'M0 56H33L53 26V9H67V26L87 56H900',
    details: 'M49 9h22M43.500 41H76.500M54 48h.01m9-2h.01m-4 6h.01',
  },
  data: { line: 'M0 56H24V46H36V32H48V14H60V22H72V36H84V48H96V56H900' },
  analysis: {
    line: 'M0 56H10C40 56 44 12 60 12S80 56 110 56H900',
    details: 'M60 19v4m0 4v4m0 4v4m0 4v4m0 4v1',
  },
  paper: {
    line: 'M0 56H38V6H70L82 18V56H900',
    details: 'M70 6V18H82M47 28h26m-26 9h26m-26 9h15',
  },
  review: {
    line: 'M0 56H20C20 43 29 36 40 36S60 43 60 56C60 43 69 36 80 36S100 43 100 56H900',
    details: 'M32 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0M72 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  },
  protection: {
    line: 'M0 56H60C46 50 38 41 38 28V14L60 6L82 14V28C82 41 74 50 60 56H900',
    details: 'm50 28 7.500 7.500 13-14',
  },
  company: {
    line: 'M0 56H34V8H66V24H88V56H900',
    details: 'M43 18h5m6 0h4M43 28h5m6 0h4M43 38h5m6 0h4m17-4h4m-4 9h4M47 56v-8h8v8',
  },
  launch: {
    line: 'M0 56H22C50 56 68 46 80 31',
    details: 'M70 21 108 6 90 42 80 31 70 21ZM80 31 108 6',
  },
};

/** One segment of the line through all ten steps. Decorative. */
export function StepDrawing({ step }: { step: StepKey }) {
  const { line, details } = strokes[step];
  return (
    <Drawing viewBox="0 0 120 60" aria-hidden="true" focusable="false">
      <path data-line="" d={line} />
      {details && <path d={details} />}
      {step === 'hypothesis' && <circle cx="20" cy="56" r="3" />}
    </Drawing>
  );
}
