import type { AnyStateNode } from 'xstate';
import { describeEvent } from './describe-event.js';

interface DescribedTransition {
  /** The event in words; empty if the transition happens at once. */
  readonly event: string;
  /** States that it leads to; none if it stays. */
  readonly targets: readonly AnyStateNode[];
  /** Name of its condition; empty if the condition has none. */
  readonly guard: string | null;
}

/** The name of an action, actor or guard. */
export const getName = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const { type, name } = (value ?? {}) as { readonly type?: unknown; readonly name?: unknown };
  return typeof type === 'string' ? type : typeof name === 'string' && name !== '' ? name : null;
};

/** A function written in place is called like its property. */
function getGuardName(guard: unknown): string {
  const name = getName(guard) ?? '';
  return name === 'guard' ? '' : name;
}

/** What leads out of a state, in words. */
export function listTransitions(node: AnyStateNode): DescribedTransition[] {
  const automatic = (node.always ?? []).map((each) => ({ ...each, eventType: '' }));
  return [...[...node.transitions.values()].flat(), ...automatic].map((each) => ({
    event: describeEvent(String(each.eventType), node),
    targets: each.target ?? [],
    guard: each.guard === undefined ? null : getGuardName(each.guard),
  }));
}
