'use client';
import { systemTools, type Tools } from '@spinout/journey-kit';
import { JourneyFrame, type JourneyFrameProps } from '../../frame/journey-frame.js';
import { ProfileSettingsScreen, type ProfileSettingsScreenProps } from './profile-settings.js';

export interface ProfileSettingsProps
  extends JourneyFrameProps, Omit<ProfileSettingsScreenProps, 'tools'> {
  /** Clock, ids and log. @default those of the page */
  readonly tools?: Tools | undefined;
}

/**
 * MENU-02: the profile dialog, for any page. Render it to open it.
 * @example {open && <ProfileSettings user={user} onSave={save} onClose={() => setOpen(false)} />}
 */
export function ProfileSettings({
  theme,
  dir,
  locale,
  messages,
  alert,
  className,
  tools = systemTools,
  ...screen
}: ProfileSettingsProps) {
  return (
    <JourneyFrame {...{ theme, dir, locale, messages, alert, className }}>
      <ProfileSettingsScreen {...screen} tools={tools} />
    </JourneyFrame>
  );
}
