import type { AnyStateNode } from 'xstate';
import type { MachineEntry } from './machine-entry.js';

/** The states of a machine, each before those inside it. */
export const listStates = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((state) => [state, ...listStates(state)]);

/**
 * Stories of a state, or why it has none.
 * @returns `undefined` if neither the state nor a parent has an entry
 */
export function findScreens(
  { screens }: MachineEntry,
  { path }: Pick<AnyStateNode, 'path'>,
): readonly string[] | string | undefined {
  const own = path.map((_, index) => path.slice(0, path.length - index).join('.'));
  return own.map((key) => screens[key]).find((found) => found !== undefined);
}
