'use client';
import { OriginBadge } from '@spinout/design-system';
import { Menu } from '@spinout/design-system/menu';
import { useMessages } from '@spinout/flow-kit/react';
import { AccountName } from './account-name.view.js';
import { userMenuMessages } from './user-menu.messages.js';
import type { MenuChoice, UserMenuModel } from './user-menu.model.js';
import { Identity } from './user-menu.styles.js';

interface UserMenuViewProps {
  readonly model: UserMenuModel;
  /** Id of the element that describes the account. @default none */
  readonly describedBy?: string | undefined;
  readonly onChoose: (choice: MenuChoice) => void;
}

export function UserMenuView({ model, describedBy, onChoose }: UserMenuViewProps) {
  const messages = useMessages(userMenuMessages);
  const { name, email, role, isDemoAccount } = model;
  return (
    <Menu
      label={messages.menu}
      aria-describedby={describedBy}
      items={model.choices.map((choice) => ({
        id: choice,
        label: messages[choice],
        onSelect: () => onChoose(choice),
        startsGroup: choice === 'signOut',
      }))}
      header={
        <Identity>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {email !== null && (
            <small>
              <bdi>{email}</bdi>
            </small>
          )}
          <small>{role}</small>
          {isDemoAccount && <OriginBadge origin="simulated" label={messages.demo} />}
        </Identity>
      }
    >
      <AccountName model={model} />
    </Menu>
  );
}
