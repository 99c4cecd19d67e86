import type { Claim, StartingPoint } from '@spinout/api-client';
import { exampleClaims } from '../../evidence/evidence.fixtures.js';

const quote = (text: string): Claim => ({
  text,
  evidence: exampleClaims.supported.evidence.map((each) => ({ ...each, quote: text })),
});

/** An open question of the paper with the parts that it names. */
export const startingPoint: StartingPoint = {
  ...quote('Whether evening training raises spindle density in older adults is unknown.'),
  parts: {
    kind: 'open-question',
    factor: quote('evening training'),
    comparator: undefined,
    outcome: quote('spindle density'),
    direction: { value: 'raises', evidence: quote('raises').evidence },
    mechanism: undefined,
    population: quote('older adults'),
    conditions: undefined,
    statement: 'Evening training increases spindle density in older adults.',
  },
  choices: {
    factor: ['evening training', 'time in bed'],
    comparator: [],
    outcome: ['spindle density', 'time in bed'],
    population: ['older adults'],
  },
};
