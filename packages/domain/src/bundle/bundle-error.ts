/** Why a bundle is refused. */
export type BundleFault =
  | 'tooLarge'
  | 'notZip'
  | 'truncated'
  | 'bomb'
  | 'unsafePath'
  | 'damaged'
  | 'foreign'
  | 'newer'
  | 'missing'
  | 'changed'
  | 'unlisted';

const REASONS: Readonly<Record<BundleFault, string>> = {
  tooLarge: 'The bundle is larger than 50 MB.',
  notZip: 'This is not a ZIP archive.',
  truncated: 'The bundle is incomplete: its end is missing. Download or copy it again.',
  bomb: '{file} would take far more space unpacked than a bundle may.',
  unsafePath: '{file} is no name of a file inside the bundle.',
  damaged: '{file} is damaged and cannot be unpacked.',
  foreign: 'This ZIP archive is no bundle: {file} is missing or of another kind.',
  newer: 'The bundle was made by a newer version.',
  missing: '{file} is listed in the manifest but missing in the bundle.',
  changed: '{file} was changed after the bundle was made: its content does not match the manifest.',
  unlisted: '{file} is in the bundle but not listed in its manifest.',
};

/** Thrown for a bundle that is refused. The message names the file in it; `fault` is for texts of your own. */
export class BundleError extends Error {
  override readonly name = 'BundleError';

  constructor(
    readonly fault: BundleFault,
    /** The file inside of the bundle; empty if it is about the bundle itself. */
    readonly file: string = '',
    options?: ErrorOptions,
  ) {
    super(
      REASONS[fault].replace('{file}', () => file),
      options,
    );
  }
}
