interface Part {
  readonly command: string;
  readonly inputs?: readonly string[];
  readonly outputs?: readonly string[];
}

export function computeFingerprint(part: Part, root?: string): string | null;
export function hasPassed(name: string, fingerprint: string | null, root?: string): boolean;
export function saveResult(name: string, fingerprint: string | null, root?: string): void;
