import { parseQasm } from '@spinout/domain/circuits';
import {
  computeExactEnergies,
  findVariationalEnergy,
  parseHamiltonian,
  simulate,
  type NoiseModel,
} from '@spinout/engine/quantum';
import { near } from './near.test-tools.js';
import type { PublishedCase } from './published-case.types.js';

/** Hamiltonian, ground energy, source. All were recomputed with the eigenvalues of NumPy, with a difference below 10⁻¹². */
const ground: readonly (readonly [name: string, terms: string, energy: number, source: string])[] =
  [
    ['a spin in a tilted field', '3 X + 4 Z', -5, '−√(3² + 4²)'],
    [
      'the hydrogen molecule at 0.75 Å on two qubits',
      '-0.4804 II + 0.3435 ZI - 0.4347 IZ + 0.5716 ZZ + 0.0910 XX + 0.0910 YY',
      -1.052 - Math.hypot(0.7782, 0.182),
      'closed form; coefficients in the form of O’Malley et al. 2016, not compared with theirs',
    ],
    ['two Heisenberg spins', 'XX + YY + ZZ', -3, 'singlet, −3'],
    ['three Heisenberg spins in a row', 'XXI + YYI + ZZI + IXX + IYY + IZZ', -4, 'spin algebra'],
    [
      'four Heisenberg spins in a row',
      'XXII + YYII + ZZII + IXXI + IYYI + IZZI + IIXX + IIYY + IIZZ',
      -3 - 2 * Math.sqrt(3),
      '−(3 + 2√3), spin algebra',
    ],
    [
      'the ring of four Ising spins at the critical field',
      '-ZZII - IZZI - IIZZ - ZIIZ - XIII - IXII - IIXI - IIIX',
      -2 / Math.sin(Math.PI / 8),
      '−2 / sin(π / 2n), the free fermions of the chain',
    ],
    [
      'the Bell operator of Tsirelson',
      'ZZ + ZX + XZ - XX',
      -2 * Math.SQRT2,
      '−2√2, the bound of Tsirelson',
    ],
    [
      'the operator of Mermin for three qubits',
      'XXX - XYY - YXY - YYX',
      -4,
      '−4, reached by the GHZ state',
    ],
    [
      'the checks of the code of five qubits',
      '-XZZXI - IXZZX - XIXZZ - ZXIXZ',
      -4,
      '−4: the four checks commute and are independent',
    ],
    [
      'two sites of Hubbard, U = 2, t = 1',
      'IIII - 0.5 ZIII - 0.5 IZII - 0.5 IIZI - 0.5 IIIZ + 0.5 ZIZI + 0.5 IZIZ - 0.5 XXII - 0.5 YYII - 0.5 IIXX - 0.5 IIYY',
      1 - Math.sqrt(5),
      'U/2 − √(U²/4 + 4t²), after Jordan and Wigner',
    ],
  ];

/** Share of the shots with one of the keys, to be compared within five standard deviations. */
const share = (
  name: string,
  source: string,
  program: string,
  noise: NoiseModel,
  [keys, probability]: readonly [keys: readonly string[], probability: number],
): PublishedCase => ({
  name,
  source,
  compute: async () => {
    const shots = 40_000;
    const { counts } = await simulate(parseQasm(program), { shots, seed: 11, noise });
    const seen = keys.reduce((all, key) => all + (counts[key] ?? 0), 0) / shots;
    return Math.abs(seen - probability) <= 5 * Math.sqrt((probability * (1 - probability)) / shots);
  },
  expected: true,
});

const DEPOLARIZING = 'ρ → (1 − p) ρ + p I / 2ᵏ, by hand';
const bell = 'qubit[2] q; h q[0]; cx q[0], q[1];';

/** Known energies, errors of gates and readings, and large circuits. */
export const energyCases: readonly PublishedCase[] = [
  ...ground.map(([name, terms, energy, source]) => ({
    name: `${name}: the lowest eigenvalue`,
    source,
    compute: () => computeExactEnergies(parseHamiltonian(terms)).groundEnergy,
    expected: near(energy, 9),
  })),
  ...ground.slice(1, 4).map(([name, terms, energy, source]) => ({
    name: `${name}: the variational energy`,
    source,
    compute: async () => (await findVariationalEnergy(parseHamiltonian(terms), { seed: 3 })).energy,
    expected: near(energy, 6),
  })),
  {
    name: 'two Heisenberg spins have three states of energy 1',
    source: 'triplet, by hand',
    compute: () => computeExactEnergies(parseHamiltonian('XX + YY + ZZ')).eigenvalues,
    expected: [near(-3, 9), near(1, 9), near(1, 9), near(1, 9)],
  },
  share(
    'an x with a depolarizing error of 20% gives 1 in 90%',
    DEPOLARIZING,
    'qubit q; x q;',
    { oneQubitGate: 0.2 },
    [['1'], 0.9],
  ),
  share(
    'ten of them in a row: ½ (1 + 0.8¹⁰)',
    DEPOLARIZING,
    `qubit q; ${'x q; '.repeat(10)}`,
    { oneQubitGate: 0.2 },
    [['0'], (1 + 0.8 ** 10) / 2],
  ),
  share(
    'a Bell pair with an error of 10% on its cx agrees in 95%',
    DEPOLARIZING,
    bell,
    { multiQubitGate: 0.1 },
    [['00', '11'], 0.95],
  ),
  share(
    'the same beside a gate that is no Clifford gate',
    DEPOLARIZING,
    `${bell} rz(0.3) q[0];`,
    { multiQubitGate: 0.1 },
    [['00', '11'], 0.95],
  ),
  share(
    'a 1 that is read wrongly in 8%',
    'confusion matrix of the readout',
    'qubit q; x q;',
    { readOneAsZero: 0.08 },
    [['1'], 0.92],
  ),
  share(
    'a wrong reading that a later gate follows',
    'confusion matrix of the readout',
    'qubit[2] q; bit[2] c; x q[0]; c[0] = measure q[0]; if (c[0]) x q[1]; c[1] = measure q[1];',
    { readOneAsZero: 0.25 },
    [['00'], 0.25],
  ),
  {
    name: 'a GHZ state of 30 qubits has two outcomes',
    source: 'all 0 or all 1, by construction',
    compute: async () => {
      const chain = Array.from({ length: 29 }, (_, q) => `cx q[${q}],q[${q + 1}];`).join(' ');
      const { counts, method } = await simulate(parseQasm(`qubit[30] q; h q[0]; ${chain}`));
      return [method, Object.keys(counts).toSorted()];
    },
    expected: ['stabilizer', ['0'.repeat(30), '1'.repeat(30)]],
  },
  {
    name: 'a state vector of 25 qubits is refused with both amounts of memory',
    source: '16 bytes for each of 2²⁵ amplitudes',
    compute: () =>
      simulate(parseQasm('qubit[25] q; t q;')).catch((error: unknown) =>
        /512 MiB.*256 MiB/u.test(String(error)),
      ),
    expected: true,
  },
  {
    name: 'twenty qubits there and back: every h and t is undone',
    source: 'H² = 1',
    compute: async () => {
      const { counts } = await simulate(
        parseQasm('qubit[20] q; h q; t q; cx q[0], q[19]; cx q[0], q[19]; tdg q; h q; x q[19];'),
        { shots: 50 },
      );
      return counts;
    },
    expected: { [`1${'0'.repeat(19)}`]: 50 },
  },
];
