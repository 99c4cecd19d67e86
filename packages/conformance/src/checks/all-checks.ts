import type { Check } from '../kit/check.types.js';
import { companyChecks } from './company.checks.js';
import { experimentChecks } from './experiment.checks.js';
import { httpChecks } from './http.checks.js';
import { hypothesisChecks } from './hypothesis.checks.js';
import { importChecks } from './import.checks.js';
import { journeysChecks } from './journeys.checks.js';
import { storedDataChecks } from './stored-data.checks.js';
import { literatureChecks } from './literature.checks.js';
import { termLinksChecks } from './term-links.checks.js';
import { malformedChecks, malformedFormChecks } from './malformed.checks.js';
import { paperChecks } from './paper.checks.js';
import { pdfChecks } from './pdf.checks.js';
import { platformChecks } from './platform.checks.js';
import { quantumChecks } from './quantum.checks.js';
import { researchChecks } from './research.checks.js';
import { sessionEndChecks } from './session-end.checks.js';
import { sessionChecks } from './session.checks.js';
import { signInChecks } from './sign-in.checks.js';
import { tenStepChecks } from './ten-step.checks.js';
import { topicsChecks } from './topics.checks.js';
import { usersChecks } from './users.checks.js';
import { workerChecks } from './worker.checks.js';

/** All checks, in order. */
export const CHECKS: readonly Check[] = [
  ...topicsChecks,
  ...paperChecks,
  ...hypothesisChecks,
  ...literatureChecks,
  ...termLinksChecks,
  ...importChecks,
  ...experimentChecks,
  ...companyChecks,
  ...pdfChecks,
  ...quantumChecks,
  ...researchChecks,
  ...tenStepChecks,
  ...platformChecks,
  ...sessionChecks,
  ...usersChecks,
  ...journeysChecks,
  ...storedDataChecks,
  ...malformedChecks,
  ...malformedFormChecks,
  ...httpChecks,
  ...signInChecks,
  ...workerChecks,
  ...sessionEndChecks,
];
