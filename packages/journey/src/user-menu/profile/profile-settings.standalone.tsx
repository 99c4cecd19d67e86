'use client';
import { systemRuntime, type Runtime } from '@spinout/flow-kit';
import { JourneyFrame, type JourneyFrameProps } from '../../frame/journey-frame.js';
import { ProfileSettingsScreen, type ProfileSettingsScreenProps } from './profile-settings.js';

export interface ProfileSettingsProps
  extends JourneyFrameProps, Omit<ProfileSettingsScreenProps, 'runtime'> {
  /** Clock, ids and log. @default the system runtime */
  readonly runtime?: Runtime | undefined;
}

/**
 * The profile dialog. Render it to open it.
 * @example {open && <ProfileSettings user={user} onSave={save} onClose={() => setOpen(false)} />}
 */
export function ProfileSettings({
  theme,
  dir,
  locale,
  messages,
  alert,
  className,
  runtime = systemRuntime,
  ...screen
}: ProfileSettingsProps) {
  return (
    <JourneyFrame {...{ theme, dir, locale, messages, alert, className }}>
      <ProfileSettingsScreen {...screen} runtime={runtime} />
    </JourneyFrame>
  );
}
