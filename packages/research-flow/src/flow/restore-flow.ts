import type { ActorRefFrom } from 'xstate';
import { openSavedFlow } from './create-saved-flow.js';
import type { flowMachine } from './flow.machine.js';
import type { SavedProgress } from '../saved/saved-flow.js';
import { revisitRules } from './revisit/revisit.rules.js';

type FlowActor = ActorRefFrom<typeof flowMachine>;

/** Waits until the saved flow is read. `waitFor` of XState would be in the first load. */
const untilRestored = (actor: FlowActor) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (!actor.getSnapshot().matches('restoring')) resolve();
    };
    actor.subscribe(check);
    check();
  });

/**
 * Continues a flow from a saved one, or without it from the flow that was replaced last.
 * @returns false if there is nothing to restore
 */
export async function restoreFlow(
  actor: FlowActor,
  saved: SavedProgress | undefined,
): Promise<boolean> {
  await untilRestored(actor);
  const { context } = actor.getSnapshot();
  if (saved === undefined) {
    if (context.undo === null) return false;
    actor.send({ type: 'undo.requested' });
    return true;
  }
  const { readSavedFlow } = await import('../saved/saved-flow.read.js');
  const flow = readSavedFlow(JSON.stringify(saved), context.runtime.now());
  if (flow === null) return false;
  // The flow that is replaced can be restored; the one that the saved flow had replaced cannot.
  const { undo: _, ...change } = openSavedFlow(flow);
  actor.send({ type: 'flow.started', change: { ...change, rules: revisitRules } });
  return true;
}
