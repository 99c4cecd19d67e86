'use client';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { flowMachine } from './flow.machine.js';
import { useVisibleResults } from './use-visible-results.js';

/** What the report is written from: the results that are shown, and which of them are out of date. */
export function useReportInput(actor: ActorRefFrom<typeof flowMachine>) {
  const data = useVisibleResults(actor);
  const paperDraft = useSelector(actor, ({ context }) => context.drafts.paper);
  const outdated = useSelector(
    actor,
    ({ context }) => context.rules?.getOutdatedResults(context),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  const companyPlan = useSelector(actor, ({ context }) => context.drafts.company?.plan);
  return { data, paperDraft, outdated, companyPlan };
}
