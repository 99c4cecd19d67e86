import { OriginBadge } from '@spinout/design-system';
import { Avatar } from './avatar.view.js';
import type { UserMenuMessages } from './user-menu.messages.js';
import type { UserMenuModel } from './user-menu.model.js';
import { Name, Named, Who } from './user-menu.styles.js';

interface AccountNameProps {
  readonly model: UserMenuModel;
  readonly words: UserMenuMessages;
  /** Id of the mark of a demo account. */
  readonly markId?: string | undefined;
}

/** MENU-01: picture or initial, and name; a demo account is marked (T-39). */
export function AccountName({ model, words, markId }: AccountNameProps) {
  return (
    <Who>
      <Avatar picture={model.avatar} initial={model.initial} />
      <Named>
        <Name>{model.name}</Name>
        {model.isDemoAccount && <OriginBadge id={markId} origin="simulated" label={words.demo} />}
      </Named>
    </Who>
  );
}
