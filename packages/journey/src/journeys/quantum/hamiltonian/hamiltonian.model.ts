import { fill, fillPlural, formatNumber } from '@spinout/design-system';
import { ENERGY_DIGITS } from '../quantum.constants.js';
import type { QuantumMessages } from '../quantum.messages.js';
import { groupLevels } from './group-levels.js';
import type { HamiltonianSnapshot } from './hamiltonian.machine.js';

const DIFFERENCE_DIGITS = 2;
/** Smaller differences come from rounding; they may even be below 0. */
const ROUNDING = 1e-10;

/** The view model of the energies of a Hamiltonian. */
export const hamiltonianModel = (
  snapshot: HamiltonianSnapshot,
  messages: QuantumMessages,
  locale: string,
) => {
  const { typed, found, replaced } = snapshot.context;
  const format = (energy: number) =>
    formatNumber(energy, locale, { maximumFractionDigits: ENERGY_DIGITS });
  const energies = found?.energies;
  const levels = groupLevels(energies?.eigenvalues ?? []);
  const [lowest, next] = levels;
  const { variational } = energies ?? {};
  return {
    typed,
    busy: snapshot.hasTag('busy'),
    hasReplaced: replaced !== null,
    source: found?.source ?? null,
    result: energies
      ? {
          ground: fill(messages.exactEnergy, { energy: format(energies.ground_energy) }),
          hamiltonian: found?.hamiltonian ?? '',
          size: fill(messages.hamiltonianSize, {
            qubits: fillPlural(messages.qubitCount, energies.num_qubits, locale),
            terms: fillPlural(messages.termCount, energies.num_terms, locale),
          }),
          variational: variational ? format(variational.energy) : null,
          /** In powers of ten, as it is far below the digits of an energy. */
          difference: variational
            ? variational.energy - energies.ground_energy > ROUNDING
              ? formatNumber(variational.energy - energies.ground_energy, locale, {
                  notation: 'scientific',
                  maximumFractionDigits: DIFFERENCE_DIGITS,
                })
              : messages.onlyRounding
            : null,
          gap: lowest && next ? format(next.energy - lowest.energy) : null,
          levels: levels.map(({ energy, states }, at) => ({
            id: String(at),
            number: formatNumber(at, locale),
            energy: format(energy),
            states: formatNumber(states, locale),
          })),
        }
      : null,
  };
};

export type HamiltonianModel = ReturnType<typeof hamiltonianModel>;
