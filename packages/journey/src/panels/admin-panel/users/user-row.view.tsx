import { Badge, Button, Cluster, fill, Select, Stack, Text } from '@spinout/design-system';
import { useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import type { UsersEvent } from './users.machine.js';
import { usersMessages } from './users.messages.js';
import type { UserRow } from './users.model.js';
import { Detail, RoleCell } from './users.styles.js';
import type { Role } from './users.types.js';

export function PersonView({ row }: { readonly row: UserRow }) {
  const messages = useMessages(usersMessages);
  return (
    <Stack as="span" gap={1} style={{ minInlineSize: 'calc(9 * var(--spinout-text-md))' }}>
      <Cluster as="span" gap={2} rowGap={1} align="baseline">
        <bdi>{row.name}</bdi>
        {row.isOwn && <Badge>{messages.you}</Badge>}
      </Cluster>
      {row.email !== null && (
        <Detail>
          <bdi dir="ltr">{row.email}</bdi>
        </Detail>
      )}
      <Detail>{fill(messages.signsInWith, { provider: row.provider })}</Detail>
    </Stack>
  );
}

interface RoleViewProps {
  readonly row: UserRow;
  /** Whether a change may be sent now. */
  readonly canChange: boolean;
  readonly send: (event: UsersEvent) => void;
}

/** The role select and the button that applies the selection. Selecting alone changes nothing. */
export function RoleView({ row, canChange, send }: RoleViewProps) {
  const messages = useMessages(usersMessages);
  const { id, name, isChosen, isChanging } = row;
  const select = useFocusAfter<HTMLSelectElement>(isChosen);
  return (
    <RoleCell>
      <Select
        ref={select}
        label={fill(messages.roleOf, { name })}
        labelHidden
        value={row.chosen}
        options={row.options}
        disabled={isChanging}
        onValueChange={(role) => send({ type: 'role.chosen', id, role: role as Role })}
      />
      {isChosen && (
        <Cluster as="span" gap={2}>
          <Text as="span" size="sm" tone="muted">
            {fill(messages.stillIs, { role: row.roleText })}
          </Text>
          <Button
            size="sm"
            busy={isChanging}
            disabled={!canChange && !isChanging}
            aria-label={
              isChanging ? undefined : fill(messages.changeOf, { name, role: row.chosenText })
            }
            onClick={() => send({ type: 'change.requested', id })}
          >
            {isChanging ? messages.changing : messages.change}
          </Button>
        </Cluster>
      )}
    </RoleCell>
  );
}
