import { Badge, Button, fill, Select } from '@spinout/design-system';
import { useFocusAfter } from '@spinout/journey-kit/react';
import type { UsersEvent } from './users.machine.js';
import type { UsersMessages } from './users.messages.js';
import type { UserRow } from './users.model.js';
import { Detail, Named, Person, RoleCell, Wished } from './users.styles.js';
import type { Role } from './users.types.js';

export interface RoleProps {
  readonly row: UserRow;
  /** Whether a change may be sent now. */
  readonly canChange: boolean;
  readonly send: (event: UsersEvent) => void;
  readonly words: UsersMessages;
}

/** Whose account it is. */
export function PersonView({ row, words }: Pick<RoleProps, 'row' | 'words'>) {
  return (
    <Person>
      <Named>
        <bdi>{row.name}</bdi>
        {row.isOwn && <Badge>{words.you}</Badge>}
      </Named>
      {row.email !== null && (
        <Detail>
          <bdi dir="ltr">{row.email}</bdi>
        </Detail>
      )}
      <Detail>{fill(words.signsInWith, { provider: row.provider })}</Detail>
    </Person>
  );
}

/** The role, and the button that gives another one: to choose alone changes nothing. */
export function RoleView({ row, canChange, send, words }: RoleProps) {
  const { id, name, isWished, isChanging } = row;
  const select = useFocusAfter<HTMLSelectElement>(isWished);
  return (
    <RoleCell>
      <Select
        ref={select}
        label={fill(words.roleOf, { name })}
        labelHidden
        value={row.chosen}
        options={row.options}
        disabled={isChanging}
        onValueChange={(role) => send({ type: 'role.chosen', id, role: role as Role })}
      />
      {isWished && (
        <Wished>
          {fill(words.stillIs, { role: row.roleText })}
          <Button
            size="sm"
            busy={isChanging}
            disabled={!canChange && !isChanging}
            aria-label={
              isChanging ? undefined : fill(words.changeOf, { name, role: row.chosenText })
            }
            onClick={() => send({ type: 'change.requested', id })}
          >
            {isChanging ? words.changing : words.change}
          </Button>
        </Wished>
      )}
    </RoleCell>
  );
}
