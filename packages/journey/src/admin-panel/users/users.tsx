'use client';
import type { PlatformClient } from '@spinout/api-client';
import type { Tools } from '@spinout/journey-kit';
import { useLatest, useMachineActor } from '@spinout/journey-kit/react';
import { useSelector } from '@xstate/react';
import { useContext, useMemo } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { AuthContext } from '../../auth/use-auth.js';
import { useLocale, useWords } from '../../words/words.js';
import { usersActors } from './users.actors.js';
import { usersMachine } from './users.machine.js';
import { usersMessages } from './users.messages.js';
import { usersModel } from './users.model.js';
import { UsersView } from './users.view.js';

export interface UsersScreenProps {
  readonly api: PlatformClient;
  readonly tools: Tools;
}

/** T-40: the accounts of the server and their roles. Below an `AuthProvider` it knows which account is the own one. */
export function UsersScreen(props: UsersScreenProps) {
  const ownId = useContext(AuthContext)?.user?.id ?? null;
  // Another person may see other accounts.
  return <UsersOf key={ownId} {...props} ownId={ownId} />;
}

function UsersOf({ api, tools, ownId }: UsersScreenProps & { readonly ownId: string | null }) {
  const words = useWords('users', usersMessages);
  const locale = useLocale();
  const client = useLatest(api);
  const actor: ActorRefFrom<typeof usersMachine> = useMachineActor(() =>
    createActor(usersMachine.provide({ actors: usersActors(client) }), {
      input: { tools, ownId },
    }),
  );
  const snapshot = useSelector(actor, (state) => state);
  const model = useMemo(() => usersModel(snapshot, words, locale), [snapshot, words, locale]);
  return <UsersView model={model} send={actor.send} words={words} />;
}
