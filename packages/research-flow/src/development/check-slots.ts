import { ConfigurationError } from '@spinout/api-client';
import { describeValue, logMistake } from '@spinout/flow-kit';
import type { FlowSlots, StepSlots } from '../slots/slots.types.js';

const STEP_SLOTS: readonly (keyof StepSlots)[] = ['stepFooter', 'paperCard', 'evidence'];
const FLOW_SLOTS: readonly (keyof FlowSlots)[] = [...STEP_SLOTS, 'header', 'completion'];

/**
 * Checks the slots that a host fills.
 * @throws {ConfigurationError} if one is no function; one that does not exist is logged
 */
export function checkSlots(slots: unknown, component: string): void {
  if (slots === undefined) return;
  if (typeof slots !== 'object' || slots === null) {
    throw new ConfigurationError(
      `The \`slots\` of <${component}> are ${describeValue(slots)}. Each slot is found by its name, so nothing would be shown. ` +
        'Pass an object such as { stepFooter: ({ children }) => <>{children}</> }, created once.',
    );
  }
  const known: readonly string[] = component === 'ResearchFlow' ? FLOW_SLOTS : STEP_SLOTS;
  for (const [name, slot] of Object.entries(slots) as [string, unknown][]) {
    if (slot === undefined) continue;
    if (!known.includes(name)) {
      logMistake(
        `<${component}> has no slot \`${name}\`, so what you pass for it is not shown. Its slots are ${known.join(', ')}.`,
      );
    } else if (typeof slot !== 'function') {
      throw new ConfigurationError(
        `The slot \`${name}\` of <${component}> is ${describeValue(slot)}. It is called with what is shown without it, so it has ` +
          `to be a function. Write ${name}: ({ children }) => <>{children}…</>.`,
      );
    }
  }
}
