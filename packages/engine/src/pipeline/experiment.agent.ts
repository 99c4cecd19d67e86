import { designExperiment } from '../experiment/design-experiment.js';
import { designFromSources } from '../experiment/design-from-sources.js';
import type { AgentTask } from './agent.types.js';
import { parseLiteratureDetails } from './literature-details.js';
import { findRunSources } from './run-sources.js';
import { sortControls } from './sort-controls.js';
import { parsePrimaryHypothesis } from './primary-hypothesis.js';
import { parseRunResults } from './run-results.js';
import { writeProtocols } from './protocols.js';

/**
 * Designs the experiment: protocols, statistical design and controls, with the complete design included. The output
 * is null without a hypothesis.
 */
export const runExperimentAgent: AgentTask = async (dependencies, { done, work: { signal } }) => {
  const { hypotheses, literature } = await parseRunResults(done);
  const hypothesis = await parsePrimaryHypothesis(hypotheses);
  if (!hypothesis) return null;
  const { abstracts } = parseLiteratureDetails(literature);
  const sources = findRunSources(hypothesis, abstracts, await dependencies.library());
  const proposed = await designFromSources(hypothesis, dependencies, sources, signal);
  // A run cannot ask what an outline leaves open: it plans an exploratory study, which says so.
  const design = proposed.outline ? designExperiment(null, dependencies) : proposed;
  const { power_analysis: power } = design;
  if (!power) throw new Error('A design without a power analysis has no sample size.');
  const { test, effect, total, alpha, per_group, groups, tails, attrition, statement } = power;
  return {
    protocols: writeProtocols(design, power, hypothesis.refutation ?? ''),
    statistical_design: {
      type: test,
      power_analysis: {
        alpha,
        power: power.power,
        effect_size: effect.value,
        sample_size: total,
        effect_name: effect.name,
        effect_basis: effect.basis,
        per_group,
        groups,
        tails,
        attrition,
        statement,
      },
    },
    controls: sortControls(design.controls),
    design,
    source: { ...design.source, seed: dependencies.seed },
  };
};
