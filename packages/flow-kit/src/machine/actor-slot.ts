import { ConfigurationError } from '@spinout/api-client';
import { fromPromise, type PromiseActorLogic } from 'xstate';

/** A typed placeholder for an actor. Provide the actor when you start the machine; otherwise invoking it fails. */
export const actorSlot = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() =>
    Promise.reject(
      new ConfigurationError(
        `The actor "${name}" was not provided. Start the machine with machine.provide({ actors: { ${name} } }).`,
      ),
    ),
  );
