'use client';
import { withFrame, type FramedProps } from '../../../frame/with-frame.js';
import {
  ProfileSettingsScreen,
  type ProfileSettingsScreenProps,
} from './profile-settings.screen.js';

export type ProfileSettingsProps = FramedProps<ProfileSettingsScreenProps>;

/**
 * The profile dialog. Render it to open it.
 * @example {open && <ProfileSettings user={user} onSave={save} onClose={() => setOpen(false)} />}
 */
export const ProfileSettings = withFrame(ProfileSettingsScreen);
