export { AccountControl, type AccountControlProps } from './account-control.js';
export type { SaveProfile } from './profile/profile.actors.js';
export type { ProfileChange } from './profile/profile.change.js';
export {
  ProfileSettingsScreen,
  type ProfileSettingsScreenProps,
} from './profile/profile-settings.js';
export {
  ProfileSettings,
  type ProfileSettingsProps,
} from './profile/profile-settings.standalone.js';
