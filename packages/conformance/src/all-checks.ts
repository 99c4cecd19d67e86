import type { Check } from './check.types.js';
import { companyChecks } from './checks/company.checks.js';
import { experimentChecks } from './checks/experiment.checks.js';
import { httpChecks } from './checks/http.checks.js';
import { hypothesisChecks } from './checks/hypothesis.checks.js';
import { importChecks } from './checks/import.checks.js';
import { journeysChecks } from './checks/journeys.checks.js';
import { literatureChecks } from './checks/literature.checks.js';
import { malformedChecks, malformedFormChecks } from './checks/malformed.checks.js';
import { paperChecks } from './checks/paper.checks.js';
import { pdfChecks } from './checks/pdf.checks.js';
import { platformChecks } from './checks/platform.checks.js';
import { quantumChecks } from './checks/quantum.checks.js';
import { researchChecks } from './checks/research.checks.js';
import { sessionEndChecks } from './checks/session-end.checks.js';
import { sessionChecks } from './checks/session.checks.js';
import { signInChecks } from './checks/sign-in.checks.js';
import { tenStepChecks } from './checks/ten-step.checks.js';
import { topicsChecks } from './checks/topics.checks.js';
import { usersChecks } from './checks/users.checks.js';
import { workerChecks } from './checks/worker.checks.js';

/** All checks, in order. */
export const CHECKS: readonly Check[] = [
  ...topicsChecks,
  ...paperChecks,
  ...hypothesisChecks,
  ...literatureChecks,
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
  ...malformedChecks,
  ...malformedFormChecks,
  ...httpChecks,
  ...signInChecks,
  ...workerChecks,
  ...sessionEndChecks,
];
