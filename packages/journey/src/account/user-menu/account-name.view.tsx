import { VisuallyHidden } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { Avatar } from './avatar.view.js';
import { userMenuMessages } from './user-menu.messages.js';
import type { UserMenuModel } from './user-menu.model.js';
import { Name, NameRow } from './user-menu.styles.js';

/** Picture or initial, and name. The name labels the menu for assistive technology. */
export function AccountName({ model }: { readonly model: UserMenuModel }) {
  const [before = '', after = ''] = useMessages(userMenuMessages).button.split('{name}');
  return (
    <NameRow>
      <Avatar picture={model.avatar} initial={model.initial} />
      <VisuallyHidden>{before}</VisuallyHidden>
      <Name>{model.name}</Name>
      <VisuallyHidden>{after}</VisuallyHidden>
    </NameRow>
  );
}
