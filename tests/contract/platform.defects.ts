import { jsonReply } from '@spinout/api-client/testing';
import {
  acceptExcess,
  corruptJson,
  createFailure,
  createHtmlReply,
  replaceReply,
  replaceRefusal,
  getSentBody,
  type Defect,
} from './defects.js';

type Job = { job: { results: Record<string, number>; circuit_id: string } };
interface Run {
  results: {
    paper: { sections: { conclusion?: string }; target_journals: unknown[] };
    literature: { key_papers: { relevance_score: number }[] };
  };
}

const renameStates = (job: Job['job'], rename: (state: string) => string) => {
  job.results = Object.fromEntries(
    Object.entries(job.results).map(([state, count]) => [rename(state), count]),
  );
};

const pair = { success: true, token: 'eyJ.a.b', refresh_token: 'r' };
const user = { id: 'u', email: '', name: 'Mallory', role: 'admin', provider: 'none' };

export const platformDefects: readonly Defect[] = [
  {
    name: 'that refuses papers with more than the four fields',
    rows: ['API-10'],
    call: 'pdf.researchPaper',
    corrupt: (reply, request) =>
      'figures' in getSentBody(request)
        ? jsonReply(400, { error: 'Unknown field: figures' })
        : reply,
  },
  {
    name: 'that creates circuits of 31 qubits',
    rows: ['API-12'],
    call: 'quantum.createCircuit',
    corrupt: (reply, request) =>
      getSentBody(request)['num_qubits'] === 31
        ? jsonReply(200, { success: true, circuit: { id: 'c', num_qubits: 31 } })
        : reply,
  },
  {
    name: 'whose circuits are one qubit wider',
    rows: ['API-12', 'API-13'],
    call: 'quantum.createCircuit',
    corrupt: corruptJson(({ circuit }: { circuit: { num_qubits: number } }) => {
      circuit.num_qubits += 1;
    }),
  },
  {
    name: 'whose counts do not sum',
    rows: ['API-13'],
    call: 'quantum.runSimulation',
    corrupt: corruptJson(({ job }: Job) => {
      const [state = ''] = Object.keys(job.results);
      job.results[state] = (job.results[state] ?? 0) + 1;
    }),
  },
  {
    name: 'whose states are one bit short',
    rows: ['API-13'],
    call: 'quantum.runSimulation',
    corrupt: corruptJson(({ job }: Job) => renameStates(job, (state) => state.slice(1) || '2')),
  },
  {
    name: 'whose counts are fractions',
    rows: ['API-13'],
    call: 'quantum.runSimulation',
    corrupt: corruptJson(({ job }: Job) => {
      for (const state of Object.keys(job.results)) job.results[state] = 0.5;
    }),
  },
  {
    name: 'that runs another circuit',
    rows: ['API-13'],
    call: 'quantum.runSimulation',
    corrupt: corruptJson(({ job }: Job) => {
      job.circuit_id = 'another';
    }),
  },
  {
    name: 'that returns a molecule without its energy',
    rows: ['API-14'],
    call: 'quantum.optimizeMolecule',
    corrupt: corruptJson((value: { success: boolean; optimization?: object }) => {
      if (value.success) return;
      value.success = true;
      value.optimization = {};
    }),
  },
  {
    name: 'whose hydrogen energy is too low',
    rows: ['API-14'],
    call: 'quantum.optimizeMolecule',
    corrupt: corruptJson((value: { optimization: { optimized_geometry: { energy: number } } }) => {
      value.optimization.optimized_geometry.energy = -1.3;
    }),
  },
  {
    name: 'whose lowest energy is not the lowest',
    rows: ['energies'],
    call: 'quantum.computeEnergies',
    corrupt: corruptJson((value: { energies: { eigenvalues: number[] } }) => {
      value.energies.eigenvalues.reverse();
    }),
  },
  {
    name: 'whose paper has no conclusion',
    rows: ['API-15'],
    call: 'research.run',
    corrupt: corruptJson(({ results }: Run) => delete results.paper.sections.conclusion),
  },
  {
    name: 'that returns the journal in one field only',
    rows: ['API-15'],
    call: 'research.run',
    corrupt: corruptJson(({ results }: Run) => {
      results.paper.target_journals = [{ name: 'Another Journal', impact_factor: 40 }];
    }),
  },
  {
    name: 'whose agents return ratings above 1',
    rows: ['API-15'],
    call: 'research.run',
    corrupt: corruptJson(({ results }: Run) => {
      for (const paper of results.literature.key_papers) paper.relevance_score = 92;
    }),
  },
  {
    name: 'whose hypothesis for an area is empty',
    rows: ['API-16'],
    call: 'research.hypothesis',
    corrupt: replaceReply(() => jsonReply(200, { hypothesis: {} })),
  },
  {
    name: 'whose paper from findings is text',
    rows: ['API-17'],
    call: 'research.paper',
    corrupt: replaceReply(() => jsonReply(200, { paper: 'A paper' })),
  },
  {
    name: 'without disclaimers',
    rows: ['API-19'],
    call: 'platform.disclaimers',
    corrupt: corruptJson((value: { disclaimers: object }) => {
      value.disclaimers = {};
    }),
  },
  {
    name: 'whose disclaimers change at each call',
    rows: ['API-19'],
    call: 'platform.disclaimers',
    corrupt: corruptJson((value: { last_updated: string }) => {
      value.last_updated += String(performance.now());
    }),
  },
  {
    name: 'that returns its services as a list',
    rows: ['API-20'],
    call: 'platform.services',
    corrupt: corruptJson((value: { services: unknown }) => {
      value.services = [{ name: 'pdf', status: 'online' }];
    }),
  },
  {
    name: 'whose services have no status',
    rows: ['API-20'],
    call: 'platform.services',
    corrupt: corruptJson((value: { services: unknown }) => {
      value.services = { pdf: { up: true } };
    }),
  },
  {
    name: 'that returns a profile to anonymous requests',
    rows: ['API-21'],
    call: 'session.profile',
    corrupt: () => jsonReply(200, { success: true, user }),
  },
  {
    name: 'that lets anonymous requests change roles',
    rows: ['T-40'],
    call: 'users.changeRole',
    corrupt: () => jsonReply(200, { success: true, user }),
  },
  {
    name: 'that lets anonymous requests save a profile',
    rows: ['API-22'],
    call: 'session.saveProfile',
    corrupt: () => jsonReply(200, { success: true, user }),
  },
  {
    name: 'that accepts any refresh token',
    rows: ['API-23'],
    call: 'session.refresh',
    corrupt: () => jsonReply(200, pair),
  },
  {
    name: 'that fails on a sign-out without a session',
    rows: ['API-24'],
    call: 'session.logout',
    corrupt: createFailure,
  },
  {
    name: 'that accepts any code',
    rows: ['API-25'],
    call: 'session.exchangeCode',
    corrupt: () => jsonReply(200, { ...pair, user }),
  },
  {
    name: 'whose sign-in is down without an error message',
    rows: ['API-26'],
    call: 'session.health',
    corrupt: () => ({ status: 503, contentType: '', body: { kind: 'text', text: '' } }),
  },
  {
    name: 'that does not answer health checks',
    rows: ['API-28'],
    call: 'tenStep.health',
    corrupt: () => Promise.reject(new TypeError('Failed to fetch')),
  },
  {
    name: 'that starts a journey without a timeline',
    rows: ['API-29'],
    call: 'tenStep.start',
    corrupt: corruptJson((value: { timeline_estimate?: string }) => delete value.timeline_estimate),
  },
  {
    name: 'whose analytics are HTML',
    rows: ['API-30'],
    call: 'tenStep.analytics',
    corrupt: replaceReply(createHtmlReply),
  },
  {
    name: 'whose journey ends with an empty paper',
    rows: ['API-31'],
    call: 'tenStep.paper',
    corrupt: replaceReply(() => jsonReply(200, {})),
  },
  {
    name: 'that saves titles of any length',
    rows: ['journeys'],
    call: 'journeys.save',
    corrupt: acceptExcess({ success: true }),
  },
  {
    name: 'that overwrites newer journeys',
    rows: ['journeys'],
    call: 'journeys.save',
    corrupt: replaceRefusal((reply, request) =>
      reply.status === 409
        ? jsonReply(200, {
            success: true,
            journey: { ...getSentBody(request), revision: 9, saved_at: '2026-01-01T00:00:00Z' },
          })
        : reply,
    ),
  },
  {
    name: 'that loses parts of a journey',
    rows: ['journeys'],
    call: 'journeys.read',
    corrupt: corruptJson(({ journey }: { journey?: { data: { notes?: unknown } } }) => {
      delete journey?.data.notes;
    }),
  },
  {
    name: 'whose list of journeys has the data of each',
    rows: ['journeys'],
    call: 'journeys.list',
    corrupt: corruptJson(({ journeys }: { journeys: { data?: unknown }[] }) => {
      for (const journey of journeys) journey.data = 'x';
    }),
  },
  {
    name: 'that exports damaged records',
    rows: ['data'],
    call: 'data.export',
    corrupt: corruptJson(({ parts }: { parts: { json: string }[] }) => {
      for (const part of parts) part.json += '}';
    }),
  },
];
