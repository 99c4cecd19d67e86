/** A package in its tarball. */
export interface Packed {
  readonly name: string;
  readonly tarball: string;
  readonly manifest: object;
}

/** Packs the built packages, as they would be published. */
export function packAll(): Promise<readonly Packed[]>;
