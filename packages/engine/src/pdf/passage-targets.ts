import { parseReferences } from './references.js';
import type { Block } from './report.types.js';

interface Target {
  page: number;
  y: number;
  /** What a screen reader says. */
  readonly label: string;
}

/** Space above a passage after a click on a reference. */
const ABOVE_TARGET = 12;

/** Where the numbered passages of a report are. Those that are referred to first are placed later. */
export class PassageTargets {
  private readonly targets = new Map<string, Target>();

  constructor(blocks: readonly Block[] = []) {
    for (const block of blocks) {
      if (block.kind !== 'quote' || block.from === null) continue;
      const { text, references } = parseReferences(block.from, () => true);
      for (const { number } of references)
        if (!this.targets.has(number)) this.targets.set(number, { page: 1, y: 0, label: text });
    }
  }

  readonly has = (number: string): boolean => this.targets.has(number);

  /** Undefined if the report has no such passage. */
  find(number: string): Target | undefined {
    return this.targets.get(number);
  }

  /** Remembers where a passage starts. */
  place(number: string, page: number, top: number): void {
    const target = this.targets.get(number);
    if (!target) return;
    target.page = page;
    target.y = top - ABOVE_TARGET;
  }
}
