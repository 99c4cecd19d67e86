/**
 * What the mutation tests cover: the files that are mutated, the tests that must notice, and the least score in
 * percent, if it was measured (docs/benchmarks.md).
 * The tests are named, because those of a whole package would take hours.
 * @type {Readonly<Record<string, { readonly mutate: readonly string[], readonly tests: readonly string[], readonly minScore?: number, readonly pool?: 'forks' }>>}
 */
export const AREAS = {
  'server-guards': {
    mutate: [
      'apps/server/src/http/client-address.ts',
      'apps/server/src/http/cross-origin-writes.ts',
      'apps/server/src/http/json-shape.ts',
      'apps/server/src/http/log-error.ts',
      'apps/server/src/http/redact.ts',
      'apps/server/src/http/single-host.ts',
      'apps/server/src/auth/demo-access.ts',
      'apps/server/src/auth/same-origin.ts',
      'apps/server/src/auth/secrets.ts',
    ],
    tests: [
      'apps/server/src/http/client-address.node.test.ts',
      'apps/server/src/http/cross-origin-writes.node.test.ts',
      'apps/server/src/http/json-shape.node.test.ts',
      'apps/server/src/http/log-error.node.test.ts',
      'apps/server/src/http/redact.node.test.ts',
      'apps/server/src/http/single-host.node.test.ts',
      'apps/server/src/auth/demo-access.node.test.ts',
      'apps/server/src/auth/same-origin.node.test.ts',
      'apps/server/src/auth/secrets.node.test.ts',
    ],
    minScore: 93,
  },
  'paper-addresses': {
    mutate: [
      'apps/server/src/papers/guarded-connection.ts',
      'apps/server/src/papers/public-address.ts',
    ],
    tests: [
      'apps/server/src/papers/guarded-connection.node.test.ts',
      'apps/server/src/papers/public-address.node.test.ts',
    ],
    minScore: 88,
  },
  'paper-download': {
    mutate: ['apps/server/src/papers/fetch-paper.ts'],
    tests: ['apps/server/src/papers/*.node.test.ts'],
    minScore: 87,
  },
  'client-calls': {
    mutate: ['packages/api-client/src/client/call.ts'],
    tests: ['packages/api-client/src/client/*.test.ts'],
    minScore: 96,
  },
  'client-idempotency': {
    mutate: [
      'packages/api-client/src/idempotency/fingerprint.ts',
      'packages/api-client/src/idempotency/idempotency-keys.ts',
    ],
    tests: ['packages/api-client/src/idempotency/*.node.test.ts'],
    minScore: 89,
  },
  'client-retries': {
    mutate: ['packages/api-client/src/transport/retries.ts'],
    tests: ['packages/api-client/src/transport/*retries.node.test.ts'],
    minScore: 95,
  },
  'client-session': {
    mutate: ['packages/api-client/src/session/*.ts'],
    tests: ['packages/api-client/src/session/*.node.test.ts'],
    minScore: 88,
  },
  'server-callers': {
    mutate: ['apps/server/src/auth/caller-reader.ts'],
    tests: ['apps/server/src/auth/caller-reader.node.test.ts'],
    minScore: 94,
  },
  'server-records': {
    pool: 'forks',
    mutate: [
      'apps/server/src/auth/last-administrator.ts',
      'apps/server/src/auth/refresh-rotation.ts',
    ],
    tests: [
      'apps/server/src/auth/last-administrator*.node.test.ts',
      'apps/server/src/auth/refresh-rotation.node.test.ts',
      'apps/server/src/auth/token-families.node.test.ts',
    ],
    minScore: 94,
  },
  'server-replies': {
    pool: 'forks',
    mutate: ['apps/server/src/store/idempotent-replies.ts'],
    tests: ['apps/server/src/store/idempotent-replies*.node.test.ts'],
    minScore: 96,
  },
  search: {
    mutate: [
      'packages/engine/src/search/bm25.ts',
      'packages/engine/src/search/query-terms.ts',
      'packages/engine/src/search/relevance-gate.ts',
    ],
    tests: ['packages/engine/src/search/*.test.ts'],
    minScore: 90,
  },
  'discovery-boundaries': {
    mutate: ['packages/engine/src/hypotheses/kinds/find-boundaries.ts'],
    tests: ['packages/engine/src/hypotheses/kinds/*boundaries*.node.test.ts'],
    minScore: 89,
  },
  'discovery-contradictions': {
    mutate: ['packages/engine/src/hypotheses/kinds/find-contradictions.ts'],
    tests: ['packages/engine/src/hypotheses/kinds/*contradictions*.node.test.ts'],
    minScore: 86,
  },
  'discovery-links': {
    mutate: ['packages/engine/src/hypotheses/kinds/find-links.ts'],
    tests: ['packages/engine/src/hypotheses/kinds/*links*.node.test.ts'],
    minScore: 97,
  },
  'discovery-model': {
    mutate: ['packages/engine/src/hypotheses/model/check-model-candidate.ts'],
    tests: [
      'packages/engine/src/hypotheses/model/check-model-candidate.node.test.ts',
      'packages/engine/src/hypotheses/model/model-proposals.node.test.ts',
    ],
    minScore: 93,
  },
  'discovery-quotes': {
    mutate: ['packages/engine/src/hypotheses/model/locate-quotes.ts'],
    tests: ['packages/engine/src/hypotheses/model/locate-quotes.test.ts'],
    minScore: 90,
  },
  'hypothesis-quotes': {
    mutate: [
      'packages/engine/src/evidence/context.ts',
      'packages/engine/src/evidence/quote-finder.ts',
      'packages/engine/src/hypotheses/compose-hypothesis.ts',
      'packages/engine/src/literature/evidence.ts',
    ],
    tests: [
      'packages/engine/src/evidence/*.test.ts',
      'packages/engine/src/hypotheses/compose-*.test.ts',
      'packages/engine/src/literature/evidence.test.ts',
    ],
    minScore: 88,
  },
  'journey-limit': {
    mutate: ['packages/engine/src/handlers/journey-limit.ts'],
    tests: [
      'packages/engine/src/handlers/journey-limit.node.test.ts',
      'packages/engine/src/handlers/journeys.handlers.node.test.ts',
    ],
    minScore: 95,
  },
  'literature-references': {
    mutate: [
      'packages/engine/src/literature/cited-papers.ts',
      'packages/engine/src/literature/cited-works.ts',
      'packages/engine/src/literature/imported-collections.ts',
      'packages/engine/src/literature/title-terms.ts',
      'packages/engine/src/runtime/weighted-cache.ts',
    ],
    tests: [
      'packages/engine/src/literature/cited-entries.node.test.ts',
      'packages/engine/src/literature/cited-papers.node.test.ts',
      'packages/engine/src/literature/imported-collections.node.test.ts',
      'packages/engine/src/literature/title-terms.test.ts',
      'packages/engine/src/runtime/weighted-cache.test.ts',
    ],
    minScore: 96,
  },
  'literature-ranking': {
    mutate: ['packages/engine/src/literature/rank-cited.ts'],
    tests: ['packages/engine/src/literature/rank-cited.test.ts'],
    minScore: 96,
  },
  'literature-search': {
    mutate: ['packages/engine/src/literature/find-papers.ts'],
    tests: ['packages/engine/src/literature/find-papers*.node.test.ts'],
    minScore: 92,
  },
  'server-bodies': {
    mutate: ['apps/server/src/http/body-limits.ts', 'apps/server/src/http/bounded-body.ts'],
    tests: [
      'apps/server/src/http/body-limits.node.test.ts',
      'apps/server/src/http/bounded-body.node.test.ts',
    ],
    minScore: 86,
  },
  'server-points': {
    mutate: [
      'apps/server/src/http/point-budget.ts',
      'apps/server/src/http/rate-limit.ts',
      'apps/server/src/http/request-queue.ts',
    ],
    tests: [
      'apps/server/src/http/point-budget.node.test.ts',
      'apps/server/src/http/point-budget-shared.node.test.ts',
      'apps/server/src/http/rate-limit.node.test.ts',
      'apps/server/src/http/rate-limit-costs.node.test.ts',
      'apps/server/src/http/request-queue.node.test.ts',
    ],
    minScore: 93,
  },
};
