'use client';
import type { PlatformClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { useContext, useMemo } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { AuthContext } from '../../../account/auth/use-auth.js';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { usersActors } from './users.actors.js';
import { usersMachine } from './users.machine.js';
import { usersMessages } from './users.messages.js';
import { usersModel } from './users.model.js';
import { UsersView } from './users.view.js';

export interface UsersScreenProps {
  readonly api: PlatformClient;
  readonly runtime: Runtime;
}

/** The accounts of the server and their roles. Inside an `AuthProvider` it marks the person’s own account. */
export function UsersScreen(props: UsersScreenProps) {
  const ownId = useContext(AuthContext)?.user?.id ?? null;
  // Another person may see other accounts.
  return <UsersForAccount key={ownId} {...props} ownId={ownId} />;
}

function UsersForAccount({
  api,
  runtime,
  ownId,
}: UsersScreenProps & { readonly ownId: string | null }) {
  const messages = useMessages(usersMessages);
  const locale = useLocale();
  const client = useLatest(api);
  const actor: ActorRefFrom<typeof usersMachine> = useMachineActor(() =>
    createActor(usersMachine.provide({ actors: usersActors(client) }), {
      input: { runtime, ownId },
    }),
  );
  const snapshot = useSelector(actor, (state) => state);
  const model = useMemo(() => usersModel(snapshot, messages, locale), [snapshot, messages, locale]);
  return <UsersView model={model} send={actor.send} messages={messages} />;
}
