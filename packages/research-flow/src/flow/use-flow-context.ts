import { useCallback, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { flowMachine } from './flow.machine.js';
import type { FlowContext } from './flow.types.js';

/**
 * The context of a running flow. It does not use `useSelector`, whose CommonJS dependency would become a file of its own in the
 * first load.
 */
export function useFlowContext(actor: ActorRefFrom<typeof flowMachine>): FlowContext {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => actor.getSnapshot().context);
}
