import { VisuallyHidden } from '@spinout/design-system';
import { Avatar } from './avatar.view.js';
import type { UserMenuMessages } from './user-menu.messages.js';
import type { UserMenuModel } from './user-menu.model.js';
import { Name, NameRow } from './user-menu.styles.js';

interface AccountNameProps {
  readonly model: UserMenuModel;
  readonly messages: UserMenuMessages;
}

/** Picture or initial, and name. The name labels the menu for assistive technology. */
export function AccountName({ model, messages }: AccountNameProps) {
  const [before = '', after = ''] = messages.button.split('{name}');
  return (
    <NameRow>
      <Avatar picture={model.avatar} initial={model.initial} />
      <VisuallyHidden>{before}</VisuallyHidden>
      <Name>{model.name}</Name>
      <VisuallyHidden>{after}</VisuallyHidden>
    </NameRow>
  );
}
