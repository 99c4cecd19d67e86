import { parseQasm, ProgramError } from '@spinout/domain/circuits';
import { getProbability, runStateVector, simulate } from '@spinout/engine/quantum';
import { near } from './near.test-tools.js';
import type { PublishedCase } from './published-case.types.js';

/** Outcomes of textbook circuits, which follow from the definitions of the gates. */
const BY_HAND = 'worked out by hand from the gates';
const QASM2 = 'Cross, Bishop, Smolin and Gambetta 2017, arXiv:1707.03429';
const QASM3 = 'OpenQASM 3 specification, Cross et al. 2022';
const V2 = 'OPENQASM 2.0;\ninclude "qelib1.inc";\n';
const V3 = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

const countsOf = async (program: string) =>
  (await simulate(parseQasm(program), { shots: 200, seed: 1 })).counts;
const repeat = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join(' ');

/** A program with one certain outcome. */
const certain = (name: string, source: string, program: string, key: string): PublishedCase => ({
  name,
  source,
  compute: () => countsOf(program),
  expected: { [key]: 200 },
});

/** The probability of an outcome at the end of a program of gates. */
const probability = (
  name: string,
  source: string,
  program: string,
  [outcome, value]: readonly [outcome: number, value: number],
): PublishedCase => ({
  name,
  source,
  compute: async () => {
    const circuit = parseQasm(program);
    if ('operations' in circuit) throw new Error('The program measures in the middle.');
    return getProbability(await runStateVector(circuit), outcome);
  },
  expected: near(value, 12),
});

const majority = 'gate maj a, b, c { cx c, b; cx c, a; ccx a, b, c; }';
const unmajority = 'gate uma a, b, c { ccx a, b, c; cx c, a; cx a, b; }';
const adder = `${V2}${majority} ${unmajority}
qreg cin[1]; qreg a[4]; qreg b[4]; qreg cout[1]; creg ans[5];
x a[0]; x b;
maj cin[0], b[0], a[0]; maj a[0], b[1], a[1]; maj a[1], b[2], a[2]; maj a[2], b[3], a[3];
cx a[3], cout[0];
uma a[2], b[3], a[3]; uma a[1], b[2], a[2]; uma a[0], b[1], a[1]; uma cin[0], b[0], a[0];
measure b[0] -> ans[0]; measure b[1] -> ans[1]; measure b[2] -> ans[2]; measure b[3] -> ans[3];
measure cout[0] -> ans[4];`;

/** Fifteen data qubits, of which one was flipped; the check of each pair of neighbors is measured. */
const repetitionCode = `${V3}qubit[15] d; qubit[14] s; bit[14] c; bit[15] out;
h d[0]; ${repeat(14, (at) => `cx d[${at}], d[${at + 1}];`)}
x d[7];
${repeat(14, (at) => `cx d[${at}], s[${at}]; cx d[${at + 1}], s[${at}];`)}
c = measure s;
if (c == 192) x d[7];
${repeat(14, (at) => `cx d[${13 - at}], d[${14 - at}];`)}
h d[0];
out = measure d;`;

/** Programs of OpenQASM with known outcomes. */
export const circuitCases: readonly PublishedCase[] = [
  certain('U(π, 0, π) is X', QASM2, 'OPENQASM 2.0; qreg q[1]; U(pi, 0, pi) q[0];', '1'),
  certain('CX copies a 1', QASM2, `${V2}qreg q[2]; x q[0]; CX q[0], q[1];`, '11'),
  probability('u2(0, π) is H', QASM2, `${V2}qreg q[1]; u2(0, pi) q[0];`, [1, 0.5]),
  probability('u3(π/3, 0, 0) has sin² π/6', QASM2, `${V2}qreg q[1]; u3(pi/3,0,0) q[0];`, [1, 0.25]),
  certain(
    'cswap exchanges if the control is 1',
    BY_HAND,
    `${V2}qreg q[3]; x q[0]; x q[1]; cswap q[0], q[1], q[2];`,
    '101',
  ),
  certain(
    'the ripple-carry adder: 1 + 15 = 16',
    'the sum; the circuit is that of Cuccaro et al. 2004, arXiv:quant-ph/0410184',
    adder,
    '10000',
  ),
  certain(
    'Bernstein–Vazirani finds 1011 with one query',
    'the hidden string of Bernstein and Vazirani, by construction',
    `${V2}qreg q[4]; qreg o[1]; creg c[4]; x o[0]; h o[0]; h q; cx q[0],o[0]; cx q[1],o[0]; cx q[3],o[0]; h q; measure q -> c;`,
    '1011',
  ),
  certain(
    'Deutsch–Jozsa: a balanced function never gives 00',
    BY_HAND,
    `${V2}qreg q[2]; qreg o[1]; creg c[2]; x o[0]; h o[0]; h q; cx q[0],o[0]; cx q[1],o[0]; h q; measure q -> c;`,
    '11',
  ),
  probability(
    'Grover among four finds the marked one at once',
    BY_HAND,
    `${V2}qreg q[2]; h q; cz q[0],q[1]; h q; x q; cz q[0],q[1]; x q; h q;`,
    [3, 1],
  ),
  probability(
    'Grover among eight, two iterations: 121/128',
    BY_HAND,
    `${V3}qubit[3] q; h q; ${repeat(2, () => 'ctrl(2) @ z q[0],q[1],q[2]; h q; x q; ctrl(2) @ z q[0],q[1],q[2]; x q; h q;')}`,
    [7, 121 / 128],
  ),
  certain(
    'phase estimation of T: 1/8 is 001',
    `${BY_HAND}: the phase of T is 1/8`,
    `${V3}qubit[3] q; qubit e; bit[3] c; x e; h q;
ctrl @ t q[0], e; pow(2) @ ctrl @ t q[1], e; pow(4) @ ctrl @ t q[2], e;
swap q[0], q[2]; h q[0]; cp(-pi/2) q[0], q[1]; h q[1]; cp(-pi/4) q[0], q[2]; cp(-pi/2) q[1], q[2]; h q[2];
c = measure q;`,
    '001',
  ),
  certain(
    'superdense coding of 10',
    'the sent bits, by construction',
    `${V2}qreg q[2]; creg c[2]; h q[0]; cx q[0],q[1]; z q[0]; cx q[0],q[1]; h q[0]; measure q[0] -> c[1]; measure q[1] -> c[0];`,
    '10',
  ),
  {
    name: 'teleportation of a 1, with conditions on registers',
    source: 'the sent state, by construction',
    compute: async () => {
      const counts = await countsOf(`${V2}qreg q[3]; creg a[1]; creg b[1]; creg out[1];
x q[0]; h q[1]; cx q[1],q[2]; cx q[0],q[1]; h q[0]; measure q[0] -> a[0]; measure q[1] -> b[0];
if(b==1) x q[2]; if(a==1) z q[2]; measure q[2] -> out[0];`);
      return Object.keys(counts).map((key) => key[0]);
    },
    expected: ['1', '1', '1', '1'],
  },
  certain(
    'the repetition code on 29 qubits corrects a flip',
    `${BY_HAND}: the checks beside the flipped qubit are 1`,
    repetitionCode,
    `${'0'.repeat(15)}00000011000000`,
  ),
  certain(
    'a reset returns a qubit to 0',
    QASM2,
    `${V2}qreg q[1]; creg c[1]; h q[0]; reset q[0]; measure q[0] -> c[0];`,
    '0',
  ),
  certain(
    'a condition on a register of two bits',
    QASM2,
    `${V2}qreg q[3]; creg c[2]; creg d[1]; x q[0]; x q[1]; measure q[0] -> c[0]; measure q[1] -> c[1]; if(c==3) x q[2]; measure q[2] -> d[0];`,
    '111',
  ),
  certain(
    'inv @ undoes a gate of two angles',
    QASM3,
    `${V3}gate g(a, b) p, q { rx(a) p; cx p, q; rz(b) q; ry(b) p; } qubit[2] q; g(0.3, 1.1) q[0], q[1]; inv @ g(0.3, 1.1) q[0], q[1];`,
    '00',
  ),
  certain('pow(2) @ s is z', QASM3, `${V3}qubit q; h q; pow(2) @ s q; h q;`, '1'),
  certain('negctrl @ acts on 0', QASM3, `${V3}qubit[2] q; negctrl @ x q[0], q[1];`, '10'),
  certain(
    'else runs if the bit is 0',
    QASM3,
    `${V3}qubit[2] q; bit[2] c; c[0] = measure q[0]; if (c[0]) { x q[0]; } else { x q[1]; } c[1] = measure q[1];`,
    '10',
  ),
];

const refused: readonly (readonly [what: string, line: number, program: string])[] = [
  ['a loop', 3, 'OPENQASM 3.0;\nqubit[2] q;\nfor int i in [0:1] { x q[i]; }'],
  ['a loop with a condition', 3, 'OPENQASM 3.0;\nqubit q; bit c;\nwhile (c) { x q; }'],
  ['a subroutine', 2, 'OPENQASM 3.0;\ndef f(qubit a) { x a; }\nqubit q;'],
  ['an external function', 2, 'OPENQASM 3.0;\nextern f(int) -> int;\nqubit q;'],
  ['an opaque gate', 3, 'OPENQASM 2.0;\nqreg q[1];\nopaque g a;'],
  ['a classical variable', 3, 'OPENQASM 3.0;\nqubit q;\nint[8] n = 3;'],
  ['an input', 2, 'OPENQASM 3.0;\ninput angle theta;\nqubit q;'],
  ['a delay', 4, 'OPENQASM 3.0;\nqubit q;\nx q;\ndelay[100ns] q;'],
  ['a calibration', 3, 'OPENQASM 3.0;\nqubit q;\ndefcal x $0 { }'],
  ['a physical qubit', 2, 'OPENQASM 3.0;\nx $0;'],
  [
    'a gate of a later version',
    4,
    'OPENQASM 2.0;\ninclude "qelib1.inc";\nqreg q[2];\niswap q[0], q[1];',
  ],
  ['a qubit out of the register', 4, 'OPENQASM 2.0;\ninclude "qelib1.inc";\nqreg q[2];\nx q[2];'],
  [
    'registers of different size',
    4,
    'OPENQASM 2.0;\ninclude "qelib1.inc";\nqreg a[2]; qreg b[3];\ncx a, b;',
  ],
  ['a missing semicolon', 4, 'OPENQASM 2.0;\ninclude "qelib1.inc";\nqreg q[2]; x q[0]\nx q[1];'],
];

/** Programs outside of the stated subset, with the line of the reason. */
export const refusalCases: readonly PublishedCase[] = refused.map(([what, line, program]) => ({
  name: `${what} is refused in line ${line}`,
  source: program.startsWith('OPENQASM 2') ? QASM2 : QASM3,
  compute: () => {
    try {
      return parseQasm(program);
    } catch (error) {
      return error instanceof ProgramError && error.line;
    }
  },
  expected: line,
}));
