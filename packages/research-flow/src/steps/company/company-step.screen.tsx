'use client';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLocale } from '@spinout/flow-kit/react';
import type { CompanySnapshot, companyMachine } from './company.machine.js';
import { companyModel } from './company-step.model.js';
import { CompanyStepView } from './company-step.view.js';

export { Completion } from './completion/completion.js';

const areStatesEqual = (a: CompanySnapshot, b: CompanySnapshot) =>
  a.value === b.value && a.context === b.context;

/** Connects a running company machine to its view. */
export function CompanyStepScreen({ actor }: { actor: ActorRefFrom<typeof companyMachine> }) {
  const locale = useLocale();
  const snapshot = useSelector(actor, (state) => state, areStatesEqual);
  const model = useMemo(() => companyModel(snapshot, locale), [snapshot, locale]);
  return <CompanyStepView model={model} send={actor.send} />;
}
