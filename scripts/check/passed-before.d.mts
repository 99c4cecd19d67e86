interface Part {
  readonly command: string;
  readonly reads?: readonly string[];
  readonly makes?: readonly string[];
}

export function fingerprintOf(part: Part, root?: string): string | null;
export function hasPassedBefore(name: string, fingerprint: string | null, root?: string): boolean;
export function remember(name: string, fingerprint: string | null, root?: string): void;
