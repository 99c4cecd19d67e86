import { defineMessages } from '../messages/define-messages.js';

export const openBundleMessages = /* @__PURE__ */ defineMessages('openBundle', {
  label: 'Bundle',
  prompt: 'Open a bundle: choose it or drop it here',
  hint: 'A ZIP file downloaded from here, at most 50 MB. Its journey replaces the current one, which you can restore.',
  reading: 'Checking {name}…',
  opened: 'Opened {name}',
  tooLarge: '{name} is larger than 50 MB and was not opened.',
  notZip: '{name} is not a ZIP file. Choose a bundle downloaded from here.',
  truncated: '{name} is incomplete: its end is missing. Download or copy it again.',
  bomb: '{name} was not opened: {file} would take far more space unpacked than a bundle may.',
  unsafePath: '{name} was not opened: “{file}” is no name of a file inside a bundle.',
  damaged: '{name} was not opened: {file} is damaged.',
  foreign: '{name} is a ZIP file without a journey. Choose a bundle downloaded from here.',
  newer: '{name} was made by a newer version. Reload the page, then open it again.',
  missing: '{name} was not opened: {file} is missing.',
  changed: '{name} was not opened: {file} was changed after the bundle was made.',
  unlisted: '{name} was not opened: {file} was added after the bundle was made.',
  unreadable: '{name} could not be read. Check that it still exists and choose it again.',
});

export type OpenBundleMessages = typeof openBundleMessages;

declare module '../messages/define-messages.js' {
  interface MessageCatalogs {
    readonly openBundle: OpenBundleMessages;
  }
}
