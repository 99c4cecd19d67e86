import { ConfigurationError } from '@spinout/api-client';
import { fromPromise, type PromiseActorLogic } from 'xstate';

/** A typed hole in a machine: whoever starts the machine provides the actor, else the call fails and says so. */
export const actorSlot = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() =>
    Promise.reject(
      new ConfigurationError(
        `The actor "${name}" was not provided. Start the machine with machine.provide({ actors: { ${name} } }).`,
      ),
    ),
  );
