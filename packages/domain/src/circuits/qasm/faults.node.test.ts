import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProgramError } from '../quantum-error.js';
import { parseQasm } from './parse-qasm.js';

const fault = (program: string): ProgramError => {
  try {
    parseQasm(program);
  } catch (error) {
    if (error instanceof ProgramError) return error;
    throw error;
  }
  throw new Error('This program has no fault.');
};

describe('faults of an OpenQASM program', () => {
  it.each<[string, string]>([
    ['', 'Line 1, column 1: the program declares no qubits.'],
    ['OPENQASM 4.0;', 'Line 1, column 10: only OpenQASM 2 and 3 are supported.'],
    [
      'OPENQASM 2.0;\ninclude "/etc/passwd";',
      'Line 2, column 9: only “qelib1.inc” and “stdgates.inc” can',
    ],
    ['qubit[2] q;\nh q[0]\ncx q[0], q[1];', 'Line 3, column 1: expected “;”, found “cx”.'],
    ['qubit q;\n  foo q;', 'Line 2, column 3: “foo” is not supported. Use include,'],
    ['qubit q; while (true) x q;', 'Line 1, column 10: “while” is not supported.'],
    ['qubit q;\nfor int i in [0:2] { x q; }', 'Line 2, column 1: “for” is not supported.'],
    ['qubit q; int n = 3;', 'Line 1, column 10: “int” is not supported.'],
    ['OPENQASM 2.0;\nopaque magic a;', 'Line 2, column 1: “opaque” is not supported.'],
    ['def f(qubit q) { }', 'Line 1, column 1: “def” is not supported.'],
    ['qubit q; if (true) x q;', 'Line 1, column 14: this condition is not supported.'],
    ['qubit q; bit c;\nif (c < 1) x q;', 'Line 2, column 7: unexpected “<”.'],
    ['qubit q; bit c;\nif (!c == 1) x q;', 'Line 2, column 5: this condition is not supported.'],
    ['qubit q; bit c; if (c == 1 && c == 1) x q;', 'Line 1, column 28: unexpected “&”.'],
    ['qubit q; bit c;\nif (c) { qubit r; }', 'Line 2, column 10: “qubit” is not supported within'],
    [
      'qubit q; bit c;\nif (c) { gate g a { } }',
      'Line 2, column 10: “gate” is not supported within',
    ],
    ['qubit q; bit c; if (c) { x q;', 'Line 1, column 30: expected a statement, but the program'],
    [
      `qubit q; bit c; ${'if (c) '.repeat(65)} x q;`,
      'Line 1, column 465: conditions are nested at most 64 levels deep.',
    ],
    ['gate g a { h b; }', 'Line 1, column 14: “b” is not a qubit of this gate.'],
    ['gate g a { h a[0]; }', 'Line 1, column 15: expected “;”, found “[”.'],
    ['gate g a { measure a; }', 'Line 1, column 12: “measure” is not supported.'],
    ['gate g a { 3; }', 'Line 1, column 12: a gate definition contains only gates'],
    ['gate g a { g a; }', 'Line 1, column 12: “g” is not supported.'],
    ['gate g a, a { }', 'Line 1, column 11: “a” is declared twice.'],
    ['gate g a { }\ngate g b { }', 'Line 2, column 6: “g” is declared twice.'],
    ['include "qelib1.inc";\ngate h a { }', 'Line 2, column 6: “h” is declared twice.'],
    ['gate g a, b { cx a, a; }', 'Line 1, column 15: a gate acts on different qubits.'],
    ['gate g a, b { cx a; }', 'Line 1, column 15: “cx” acts on 2 qubits.'],
    ['gate g(x) a { rx(y) a; }', 'Line 1, column 18: expected a number or pi, found “y”.'],
    [
      'gate g(x) a { rx(1/x) a; }\nqubit q; g(0) q;',
      'Line 2, column 10: this angle is not a finite number.',
    ],
    ['gate g(x) a { }\nqubit q; g q;', 'Line 2, column 10: “g” takes 1 angle.'],
    ['qubit q; ctrl @ x q;', 'Line 1, column 17: “x” acts on 2 qubits.'],
    ['qubit[2] q; ctrl @ U(1, 2, 3) q[0], q[1];', 'Line 1, column 20: the control of “U” is not'],
    [
      'gate g a { gphase(1); }\nqubit[2] q; ctrl @ g q[0], q[1];',
      'Line 2, column 20: the control of “g” is not',
    ],
    ['qubit q; pow(0.5) @ x q;', 'Line 1, column 14: a power of a gate is a whole number.'],
    ['qubit q; x @ q;', 'Line 1, column 12: expected a name, found “@”.'],
    ['qubit[3] q; h q[2:1];', 'Line 1, column 19: “q” has indexes 0 to 2.'],
    ['qubit q; x 💥;', 'Line 1, column 12: unexpected “💥”.'],
    ['qubit q; /* never', 'Line 1, column 10: this comment has no end.'],
    ['include "qelib1.inc;', 'Line 1, column 9: this text has no closing quotation mark.'],
    ['qubit q; bit q;', 'Line 1, column 14: “q” is declared twice.'],
    ['qubit[0] q;', 'Line 1, column 7: a register has a size from 1 to 10000.'],
    ['qreg q[1e3];', 'Line 1, column 8: expected a whole number, found “1e3”.'],
    ['qubit[31] q;', 'Line 1, column 11: a circuit has at most 30 qubits.'],
    ['qubit[20] a;\nqubit[11] b;', 'Line 2, column 11: a circuit has at most 30 qubits.'],
    ['creg c[99999999999999999999];', 'Line 1, column 8: a register has a size from'],
    ['qubit[2] q; h q[2];', 'Line 1, column 17: “q” has indexes 0 to 1.'],
    ['qubit[2] q; h r;', 'Line 1, column 15: “r” is not a register of qubits.'],
    ['bit c; qubit q; h c;', 'Line 1, column 19: “c” is not a register of qubits.'],
    ['qubit q; measure q -> q;', 'Line 1, column 23: “q” is not a register of bits.'],
    ['qubit[2] q; bit c; c = measure q;', 'Line 1, column 24: the registers differ in size.'],
    ['qubit[2] a; qubit[3] b; cx a, b;', 'Line 1, column 25: the registers differ in size.'],
    ['qubit[2] q; cx q[0], q[0];', 'Line 1, column 13: a gate acts on different qubits.'],
    ['qubit[2] q; cx q, q;', 'Line 1, column 13: a gate acts on different qubits.'],
    ['qubit[2] q; cx q[0];', 'Line 1, column 13: “cx” acts on 2 qubits.'],
    ['qubit[2] q; h q[0], q[1];', 'Line 1, column 13: “h” acts on 1 qubit.'],
    ['qubit q; rx q;', 'Line 1, column 10: “rx” takes 1 angle.'],
    ['qubit q; h(1) q;', 'Line 1, column 10: “h” takes no angles.'],
    ['qubit q; rx(1, 2) q;', 'Line 1, column 10: “rx” takes 1 angle.'],
    ['qubit q; rx(1/0) q;', 'Line 1, column 13: this angle is not a finite number.'],
    ['qubit q; rx(1e999) q;', 'Line 1, column 13: this angle is not a finite number.'],
    ['qubit q; rx(sqrt(-1)) q;', 'Line 1, column 13: this angle is not a finite number.'],
    ['OPENQASM 3; qubit q; rx(2^3) q;', 'Line 1, column 26: in OpenQASM 3, write a power as **.'],
    ['qubit q; rx(pie) q;', 'Line 1, column 13: expected a number or pi, found “pie”.'],
    ['qubit q; rx(toString) q;', 'expected a number or pi, found “toString”.'],
    ['qubit q; constructor q;', '“constructor” is not supported.'],
    ['qubit q; rx(1', 'Line 1, column 14: expected “)”, but the program ends.'],
    [
      'qubit q; bit[51] c;\nc[0] = measure q;',
      'Line 2, column 8: a program that measures into bits declares at most 50 of them.',
    ],
    ['qubit[4] q; c3x q[0], q[1], q[2];', 'Line 1, column 13: “c3x” acts on 4 qubits.'],
    ['qubit[2] q; cu(1, 2, 3) q[0], q[1];', 'Line 1, column 13: “cu” takes 4 angles.'],
    ['qubit[2] q; cu3(1, 2) q[0], q[1];', 'Line 1, column 13: “cu3” takes 3 angles.'],
  ])('has the position of the fault in %j', (program, message) => {
    expect(fault(program).message).toContain(message);
  });

  it('provides line and column as properties', () => {
    expect(fault('qubit q;\n\n   h p;')).toMatchObject({
      reason: 'program',
      fault: 'notQubits',
      line: 3,
      column: 6,
    });
  });

  it('shortens long words of the program', () => {
    expect(fault('a'.repeat(90_000)).message.length).toBeLessThan(250);
  });
});

const hostile: readonly (readonly [string, string])[] = [
  ['a program that is too long', 'qubit q;'.padEnd(100_001)],
  ['brackets in brackets', `qubit q; rx(${'('.repeat(40_000)}1${')'.repeat(40_000)}) q;`],
  ['signs before signs', `qubit q; rx(${'-'.repeat(90_000)}1) q;`],
  ['powers of powers', `qubit q; rx(${'2**'.repeat(30_000)}2) q;`],
  ['functions of functions', `qubit q; rx(${'sin('.repeat(20_000)}1) q;`],
  ['an expression without end', `qubit q; rx(1${'+1'.repeat(45_000)}`],
  ['more gates than are run', `qubit[30] q;${'h q;'.repeat(20_000)}`],
  ['more gates than are run, of compound ones', `qubit[30] q;${'sx q;'.repeat(1200)}`],
  ['a comment without end after many', `${'/**/'.repeat(20_000)}/*`],
  ['comments alone', '//\n'.repeat(33_000)],
  ['blanks alone', ' \n\t'.repeat(33_000)],
  ['slashes alone', '/'.repeat(99_999)],
  ['stars and slashes', '/*'.repeat(49_999)],
  ['quotation marks', '"'.repeat(99_999)],
  ['a name without end', `qubit ${'q'.repeat(99_000)}`],
  ['a number without end', `qubit q; rx(${'9'.repeat(99_000)}) q;`],
  ['dots', `qubit q; rx(${'.'.repeat(99_000)}) q;`],
  [
    'definitions that double each other',
    `gate g0 a { x a; } ${Array.from({ length: 40 }, (_, at) => `gate g${at + 1} a { g${at} a; g${at} a; }`).join(' ')} qubit q; g40 q;`,
  ],
  [
    'empty definitions that double each other',
    `gate g0 a { } ${Array.from({ length: 40 }, (_, at) => `gate g${at + 1} a { g${at} a; g${at} a; }`).join(' ')} qubit q; g40 q;`,
  ],
  [
    'definitions within definitions',
    `gate g0 a { } ${Array.from({ length: 3000 }, (_, at) => `gate g${at + 1} a { g${at} a; }`).join(' ')} qubit q; g3000 q;`,
  ],
  ['a power beyond all measure', 'qubit q; pow(1000000000000) @ x q;'],
  ['powers of powers of gates', `qubit q; ${'pow(99) @ '.repeat(5000)} x q;`],
  ['controls of controls', `qubit[5] q; ${'ctrl(4) @ '.repeat(5000)} x q;`],
  ['inverses without end', `qubit q; ${'inv @ '.repeat(16_000)} x q;`],
  ['conditions in conditions', `qubit q; bit c; ${'if (c) '.repeat(14_000)} x q;`],
  ['measurements without end', `qubit[30] q; bit[30] c; ${'c = measure q;'.repeat(6000)}`],
  ['operands without end', `qubit q; h q${',q'.repeat(49_000)};`],
];

describe('hostile OpenQASM', () => {
  it.each(hostile)('results in an error with a position: %s', (_, program) => {
    expect(fault(program).message).toMatch(/^Line \d+, column \d+: /);
  });

  it('results in a circuit or an error with a position for any text', () => {
    const word = fc.constantFrom(
      ...[
        'qubit',
        'bit',
        'qreg',
        'q',
        'c',
        'h',
        'cx',
        'rx',
        'measure',
        '->',
        '=',
        '[',
        ']',
        '(',
        ')',
      ],
      ...[
        '0',
        '1',
        '2.5',
        'pi',
        '-',
        '*',
        '/',
        '**',
        ';',
        ',',
        '"',
        '/*',
        '//',
        '\n',
        ' ',
        'OPENQASM',
      ],
    );
    const program = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
      fc.array(word, { maxLength: 20 }).map((words) => `qubit[3] q; bit[3] c; ${words.join('')}`),
    );
    fc.assert(
      fc.property(program, (text) => {
        try {
          expect(parseQasm(text).numQubits).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(ProgramError);
        }
      }),
      { numRuns: 500 },
    );
  });
});
