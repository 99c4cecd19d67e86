/** Saves a file on the user's device. */
export type SaveFile = (name: string, content: Blob) => void;

// Some browsers start reading a download only after the click's task.
const REVOKE_AFTER_MS = 60_000;

/** Saves with a browser download; the object URL is revoked after a minute. */
export const saveFile: SaveFile = (name, content) => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
};
