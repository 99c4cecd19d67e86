import { fill, formatNumber } from '@spinout/design-system';
import { formatEnergy } from '../quantum-alert.js';
import type { QuantumMessages } from '../quantum.messages.js';
import type { MoleculeSnapshot } from './molecule.machine.js';

const LENGTH_DIGITS = 3;

/** The view model of the molecular optimization. */
export const moleculeModel = (
  snapshot: MoleculeSnapshot,
  messages: QuantumMessages,
  locale: string,
) => {
  const { typed, found, replaced } = snapshot.context;
  const length = found?.bondLength ?? null;
  return {
    typed,
    found,
    /** Name of the molecule whose result can be brought back. */
    replaced: replaced && replaced.molecule,
    busy: snapshot.hasTag('busy'),
    energy: found && fill(messages.energy, { energy: formatEnergy(found.energy, locale) }),
    bondLength:
      length === null
        ? null
        : fill(messages.angstrom, {
            length: formatNumber(length, locale, { maximumFractionDigits: LENGTH_DIGITS }),
          }),
  };
};

export type MoleculeModel = ReturnType<typeof moleculeModel>;
