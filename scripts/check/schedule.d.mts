interface Part {
  readonly name: string;
  readonly cores?: number;
  readonly isBackground?: boolean;
}

interface StartedPart {
  readonly part: Part;
  readonly isLowPriority: boolean;
}

export function findNextPart(
  queue: readonly Part[],
  running: readonly StartedPart[],
  isReady: (part: Part) => boolean,
): StartedPart | undefined;
