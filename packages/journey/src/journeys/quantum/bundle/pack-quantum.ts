import {
  recordCall,
  writeBundle,
  writeCalls,
  writeReadMe,
  type BundleFile,
  type RecordedCall,
} from '@spinout/domain/bundle';
import type { QuantumResults } from './quantum-results.types.js';

const TITLE = 'Quantum results';
const JSON_TYPE = 'application/json';
const INDENT = 2;

const withIds = (calls: readonly RecordedCall[], id: string): readonly RecordedCall[] =>
  calls.map((call) => ({ ...call, ids: [id] }));

/** The calls in the order in which they have to be made again: a run needs its circuit. */
const listCalls = ({ created, job, molecule, energies }: QuantumResults) => [
  ...(created?.request
    ? withIds(
        recordCall('Circuit', created.circuit.source, [{ ...created.request }]),
        created.circuit.id,
      )
    : []),
  ...(job
    ? withIds(
        recordCall('Simulation', job.source, [
          {
            circuit_id: job.circuit_id,
            shots: countShots(job),
            ...(job.noise && { noise: job.noise }),
          },
        ]),
        job.id,
      )
    : []),
  ...(molecule ? recordCall('Molecule', molecule.source, [{ molecule: molecule.molecule }]) : []),
  ...(energies
    ? recordCall('Energies', energies.source, [{ hamiltonian: energies.hamiltonian }])
    : []),
];

const countShots = ({ results }: NonNullable<QuantumResults['job']>): number =>
  Object.values(results).reduce((sum, count) => sum + count, 0);

const listFiles = (results: QuantumResults): readonly BundleFile[] => {
  const { created, job, molecule, energies } = results;
  const { program } = created?.circuit ?? {};
  return [
    ...(program === undefined
      ? []
      : [
          {
            path: 'circuit.qasm',
            mediaType: 'text/plain',
            about: 'The circuit as OpenQASM 3.',
            content: program,
          },
        ]),
    ...(job
      ? [
          {
            path: 'counts.csv',
            mediaType: 'text/csv',
            about: 'How often each outcome came.',
            content: `outcome,count\r\n${Object.entries(job.results)
              .map(([outcome, count]) => `${outcome},${String(count)}\r\n`)
              .join('')}`,
          },
        ]
      : []),
    {
      path: 'results.json',
      mediaType: JSON_TYPE,
      about: 'Circuit, run, molecule and energies with their origins, seeds and recipes.',
      content: `${JSON.stringify({ circuit: created?.circuit ?? null, job, molecule, energies }, null, INDENT)}\n`,
    },
    writeCalls(listCalls(results)),
  ];
};

/** Writes the results of the quantum section as one ZIP archive with a manifest of hashes. */
export function packQuantum(results: QuantumResults, date: Date): Blob {
  const { created, job } = results;
  const notices = created?.isDemo
    ? [
        job
          ? 'The circuit and its counts were made for demonstration.'
          : 'The circuit was made for demonstration.',
      ]
    : [];
  const files = listFiles(results);
  const about = 'This list.';
  const content = writeReadMe({ title: TITLE, date, notices, files, hasJourney: false });
  const archive = writeBundle({
    title: TITLE,
    createdAt: date,
    notices,
    files: [{ path: 'README.txt', mediaType: 'text/plain', about, content }, ...files],
  });
  return new Blob([Uint8Array.from(archive)], { type: 'application/zip' });
}
