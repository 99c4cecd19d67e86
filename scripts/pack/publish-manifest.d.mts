/** The `package.json` that is published. */
export function createPublishManifest<Manifest extends object>(
  manifest: Manifest,
  name: string,
): Record<string, unknown> & {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
};
