import type { FoundJourney, Kind, WrittenItem } from './server-kinds.ts';

/** A research run that a caller saw on the server before it had ended. */
export interface SeenRun {
  readonly lane: number;
  readonly number: number;
  readonly id: string;
}

/** What the server acknowledged, and what of it was found missing. */
export class ServerLedger {
  readonly #journeys = new Map<string, { readonly revision: number; readonly number: number }>();
  readonly #written = new Map<string, WrittenItem[]>();
  readonly #losses = new Map<string, string>();
  readonly counts = new Map<string, number>();
  /** Runs that were under way when the server died, or may have been. */
  readonly underWay = new Map<string, SeenRun>();

  #count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  saved(id: string, journey: { readonly revision: number; readonly number: number }): void {
    this.#journeys.set(id, journey);
    this.#count('journeys');
  }

  wrote({ name }: Kind, written: WrittenItem): void {
    this.#written.set(name, [...this.writtenOf(name), written]);
    this.#count(name);
  }

  writtenOf(name: string): readonly WrittenItem[] {
    return this.#written.get(name) ?? [];
  }

  /** Compares a lane's journeys with what is there now. */
  compareJourneys(lane: number, found: ReadonlyMap<string, FoundJourney>): void {
    for (const [id, { number }] of found) {
      if (number === null) this.lose(id, 'its content is damaged');
    }
    for (const [id, { revision, number }] of this.#journeys) {
      if (!id.startsWith(`journey-${lane}-`)) continue;
      const there = found.get(id);
      if (!there) this.lose(id, `revision ${revision} was acknowledged, nothing is there`);
      else if (there.revision < revision || (there.number ?? number) < number) {
        this.lose(id, `revision ${revision} was acknowledged, ${there.revision} is there`);
      }
    }
  }

  /** Once for each thing, whoever misses it how often. */
  lose(what: string, how: string): void {
    if (!this.#losses.has(what)) this.#losses.set(what, `${what}: ${how}`);
  }

  get losses(): readonly string[] {
    return [...this.#losses.values()];
  }

  get acknowledged(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }
}
