import type { Victim } from '../attack.types.ts';
import { multipart } from '../files/multipart.ts';
import { getText, send, type Sent } from './send.ts';

/** Stores data of each kind for one owner. */
export async function createVictim(
  port: number,
  name: string,
  headers: Readonly<Record<string, string>>,
): Promise<Victim> {
  const secret = `quokkafish${name}`;
  const journeyId = `journey-${name}`;
  const idempotencyKey = `key-of-${name}`;
  const post = async (path: string, body: unknown, more: Sent['headers'] = {}) => {
    const sent = { method: 'POST', path, headers: { ...headers, ...more }, body };
    const { status, json, text } = await send(port, sent);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
    return json;
  };
  const upload = (path: string, field: string, file: string, content: string) => {
    const { type, body } = multipart([
      { name: 'journey_id', content: journeyId },
      { name: field, file, content },
    ]);
    return post(path, body, { 'Content-Type': type });
  };
  const text =
    `The ${secret} protein raises spindle density in sleep. We found that ${secret} binds amyloid. `.repeat(
      12,
    );
  const paper = await upload('/api/journey/analyze-paper', 'paper', 'own.txt', text);
  const bibliography = `TY  - JOUR\nTI  - On ${secret} spindles\nER  - \n`;
  const imported = await upload(
    '/api/journey/literature/import',
    'bibliography',
    'own.ris',
    bibliography,
  );
  const circuit = await post(
    '/api/v1/quantum/create_circuit',
    { name: secret, num_qubits: 2 },
    { 'Idempotency-Key': idempotencyKey },
  );
  const run = await post('/api/v1/research/real/run', { topic: `sleep ${secret}` });
  const saved = await send(port, {
    method: 'PUT',
    path: '/api/v1/journeys',
    headers,
    body: { journey_id: journeyId, kind: 'flow', title: secret, revision: 0, data: { secret } },
  });
  if (saved.status !== 200) throw new Error(`A journey was not saved: ${saved.text}`);
  return {
    name,
    headers,
    secret,
    journeyId,
    idempotencyKey,
    paperId: getText(paper, 'metadata', 'document_id'),
    importId: getText(imported, 'imported', 'id'),
    circuitId: getText(circuit, 'circuit', 'id'),
    runId: getText(run, 'run_id'),
  };
}
