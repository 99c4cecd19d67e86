'use client';
import type { PlatformClient } from '@spinout/api-client';
import { useLatest, useScreen } from '@spinout/flow-kit/react';
import { useContext } from 'react';
import { AuthContext } from '../../../account/auth/use-auth.js';
import { usersActors } from './users.actors.js';
import { usersMachine } from './users.machine.js';
import { usersMessages } from './users.messages.js';
import { usersModel } from './users.model.js';
import { UsersView } from './users.view.js';

/** The accounts of the server and their roles. Inside an `AuthProvider` it marks the person’s own account. */
export function UsersScreen({ api }: { readonly api: PlatformClient }) {
  const ownId = useContext(AuthContext)?.user?.id ?? null;
  // Another person may see other accounts.
  return <UsersForAccount key={ownId} api={api} ownId={ownId} />;
}

interface UsersForAccountProps {
  /** The client. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
  readonly ownId: string | null;
}

function UsersForAccount({ api, ownId }: UsersForAccountProps) {
  const client = useLatest(api);
  const { model, send } = useScreen({
    machine: () => usersMachine.provide({ actors: usersActors(client) }),
    input: { ownId },
    catalog: usersMessages,
    model: usersModel,
  });
  return <UsersView model={model} send={send} />;
}
