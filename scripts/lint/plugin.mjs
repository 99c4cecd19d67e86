// The repository's own lint rules, as a plugin for oxlint.
import { injectedDependencies } from './injected-dependencies.mjs';
import { linearPatterns } from './linear-patterns.mjs';
import { vocabulary } from './vocabulary.mjs';

export default {
  meta: { name: 'spinout' },
  rules: {
    'injected-dependencies': injectedDependencies,
    'linear-patterns': linearPatterns,
    vocabulary,
  },
};
