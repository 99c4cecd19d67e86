import { KINDS, type FoundJourney, type Kind, type WrittenItem } from './server-kinds.ts';

const JOURNEYS = 'journeys';

/** Every kind of write; each must have been acknowledged, or its durability is not proved. */
export const ACKNOWLEDGED_NAMES: readonly string[] = [JOURNEYS, ...KINDS.map(({ name }) => name)];

/** A research run that was on the server but not completed. */
export interface OpenRun {
  readonly lane: number;
  readonly number: number;
  readonly id: string;
}

/** Records the writes that the server acknowledged and those that were lost. */
export class ServerLedger {
  readonly #journeys = new Map<string, { readonly revision: number; readonly number: number }>();
  readonly #written = new Map<string, WrittenItem[]>();
  readonly #losses = new Map<string, string>();
  readonly counts = new Map<string, number>();
  /** Runs that may have been in progress when the server was killed. */
  readonly openRuns = new Map<string, OpenRun>();

  #count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  addSavedJourney(
    id: string,
    journey: { readonly revision: number; readonly number: number },
  ): void {
    this.#journeys.set(id, journey);
    this.#count(JOURNEYS);
  }

  addWritten({ name }: Kind, written: WrittenItem): void {
    this.#written.set(name, [...this.getWritten(name), written]);
    this.#count(name);
  }

  getWritten(name: string): readonly WrittenItem[] {
    return this.#written.get(name) ?? [];
  }

  /** Compares the acknowledged journeys of a lane with those on the server. */
  compareJourneys(lane: number, found: ReadonlyMap<string, FoundJourney>): void {
    for (const [id, { number }] of found) {
      if (number === null) this.addLoss(id, 'its content is damaged');
    }
    for (const [id, { revision, number }] of this.#journeys) {
      if (!id.startsWith(`journey-${lane}-`)) continue;
      const current = found.get(id);
      if (!current) this.addLoss(id, `revision ${revision} was acknowledged, nothing is there`);
      else if (current.revision < revision || (current.number ?? number) < number) {
        this.addLoss(id, `revision ${revision} was acknowledged, ${current.revision} is there`);
      }
    }
  }

  /** Records a loss; further losses of the same item are ignored. */
  addLoss(what: string, how: string): void {
    if (!this.#losses.has(what)) this.#losses.set(what, `${what}: ${how}`);
  }

  get losses(): readonly string[] {
    return [...this.#losses.values()];
  }

  get acknowledged(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }
}
