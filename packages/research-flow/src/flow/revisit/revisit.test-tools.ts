import { STEPS } from '../../data/steps.js';
import type { FlowContext, FlowEvent } from '../flow.types.js';

/** All events about completed steps. */
export const revisitEvents: readonly FlowEvent[] = [
  ...STEPS.flatMap((step): FlowEvent[] => [
    { type: 'revisit.shown', step },
    { type: 'revisit.opened', step },
    { type: 'revisit.updated', step },
    { type: 'revisit.kept', step },
    { type: 'revisit.restored', step },
  ]),
  { type: 'revisit.mismatchDismissed', mismatch: 'Tides: sleep spindles' },
  { type: 'revisit.hidden' },
  { type: 'revisit.closed' },
  { type: 'undo.requested' },
  { type: 'undo.dismissed' },
];

/** The results that the flow has, reported or in a draft. */
export const listResults = ({ data, drafts }: FlowContext): readonly string[] => {
  const drafted = {
    'hypothesis draft': drafts.hypothesis?.hypothesis,
    'literature draft': drafts.literature?.found,
    'experiment draft': drafts.experiment?.proposed,
    'company draft': drafts.company?.structure,
  };
  const entries = [...Object.entries(data), ...Object.entries(drafted)];
  return entries.flatMap(([name, value]) => ((value ?? null) === null ? [] : [name]));
};
