import type { Check } from '../kit/check.types.js';

const OPENAPI = 'docs/openapi.json shows the shape of the request and of the reply';

const CATALOG_FIX =
  'Answer each configured path of the service, or answer 501 (503 for its health) with a JSON "error" text.';

const FIXES: Readonly<Record<string, string>> = {
  'API-01': `Send 200 with "topics", each with all its fields; ${OPENAPI} (topics.suggest).`,
  'API-02': `Send 200 with "success" and "hypothesis", numbers as numbers; ${OPENAPI} (hypothesis.generate).`,
  'API-03': `Send each paper once, "relevance" from 0 to 1, at most "limit" papers; ${OPENAPI} (literature.search).`,
  'API-04': `Review the papers whose ids are in "selected_papers", taking those of "papers" too; ${OPENAPI} (literature.review).`,
  'API-05': `Accept text, URL and multipart, and refuse what cannot be read with 4xx and an error message; ${OPENAPI} (paper.analyze).`,
  'API-06': `Send 200 with "success" and a whole "design", also where "hypothesis" is null; ${OPENAPI} (experiment.design).`,
  'API-07': `Send a company whose cap table sums to the authorized shares, all fields optional in the request; ${OPENAPI} (company.create).`,
  'API-08': `Answer the six values of "documentType" and refuse others with 4xx and an error message; ${OPENAPI} (company.generateDocument).`,
  'API-09': 'Send the whole PDF with the content type application/pdf, and ignore unknown fields.',
  'API-10':
    'Send the whole PDF with the content type application/pdf, and ignore fields beside title, authors, abstract and sections.',
  'API-11': 'Send the whole PDF with the content type application/pdf, and ignore unknown fields.',
  'API-12': `Take 1 to 30 qubits and refuse other numbers with 4xx and an error message; ${OPENAPI} (quantum.createCircuit).`,
  'API-13': `Run the named circuit; counts are whole numbers that sum to the shots, in states as wide as the circuit; ${OPENAPI} (quantum.runSimulation).`,
  'API-14': `Send the energy in Hartree, or 404 with an error message for a molecule that you cannot compute; ${OPENAPI} (quantum.optimizeMolecule).`,
  energies: `Send the exact energies of a sum of Pauli strings, lowest first, or 404 with an error message without such a service; ${OPENAPI} (quantum.computeEnergies).`,
  'API-15': `Send 200 with "success" and "results"; "literature" is needed, "structure" may be null; ${OPENAPI} (research.run).`,
  'API-16': `Distinguish the two calls on this path by their fields; "research_area" is this one; ${OPENAPI} (research.hypothesis).`,
  'API-17': `Distinguish the two calls on this path by their fields; "findings" is this one; ${OPENAPI} (research.paper).`,
  'API-18':
    'Distinguish the two calls on this path by their fields, and send the whole PDF with the content type application/pdf.',
  'API-19': `Send "disclaimers" with title and content each, and "last_updated"; ${OPENAPI} (platform.disclaimers).`,
  'API-20': `Send "services" with a "status" for each: "online" only for one that was checked; ${OPENAPI} (platform.services).`,
  'API-21': `Refuse a missing or unknown token with 401 and an error message; send "success" and a whole "user" for a good one; ${OPENAPI} (session.profile).`,
  'API-22': `Store each field of the profile and send it back; refuse anonymous requests with 401 and invalid bodies with 4xx; ${OPENAPI} (session.saveProfile).`,
  'API-23': `Replace the refresh token at each use, send a working pair, and refuse unknown tokens with 4xx and an error message; ${OPENAPI} (session.refresh).`,
  'API-24': `Answer a sign-out with 200 and JSON, also without a session; ${OPENAPI} (session.logout).`,
  'API-25': `Exchange each code once, for "token", "refresh_token" and "user"; refuse others with 4xx and an error message; ${OPENAPI} (session.exchangeCode).`,
  'API-26':
    'Answer 200 with JSON while sign-in works, and 503 with a JSON "error" text while it does not.',
  'API-27':
    'Compare redirect_uri, character for character, with a list of registered addresses, and answer 400 to any other before going on to a provider.',
  'API-28':
    'Answer the health of the research API with 200 and JSON, under its serverless path too.',
  'API-29': `Distinguish the two calls on this path by their fields; "topic" with "user_id" is this one; ${OPENAPI} (tenStep.start).`,
  'API-30': 'Answer the analytics with 200 and a JSON object, under the serverless path too.',
  'API-31': `Distinguish the two calls on this path by their fields; "hypothesis" is this one; ${OPENAPI} (tenStep.paper).`,
  'API-32':
    'Serve /service-worker.js with the content type text/javascript and without a redirect, or answer 404; leave the fallback to the main page out for it.',
  'T-40':
    'Answer 401 to anonymous requests, 403 without the required role, 4xx and an error message to unknown roles; 501 where there are no accounts.',
  imports: `Accept BibTeX, RIS, CSL-JSON, nbib and EndNote XML, refuse other files with 4xx and an error message, and let the search of the journey find the records until they are removed; ${OPENAPI} (literature.import).`,
  data: `Count, export and delete what is stored for the caller, and only that; ${OPENAPI} (data.usage, data.export, data.delete).`,
  journeys: `Store "data" unchanged, leave it out of the list, increment "revision", answer 409 to an outdated one; ${OPENAPI} (journeys.save).`,
  HTTP: 'Answer every request with a status that fits, and every refusal with a JSON "error" text.',
};

/** Returns how to fix a failed check. */
export function getFix({ row, fix }: Pick<Check, 'row' | 'fix'>): string {
  if (fix !== undefined) return fix;
  const known = row.startsWith('CFG-') ? CATALOG_FIX : FIXES[row];
  if (known === undefined) throw new Error(`No check of ${row} says how it is put right.`);
  return known;
}
