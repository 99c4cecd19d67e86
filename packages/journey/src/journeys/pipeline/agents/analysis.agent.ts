import { fill } from '@spinout/design-system';
import { SIMULATED_SOURCE, type SimulatedAgent } from './agent.types.js';
import { simulatedTexts as texts } from './simulated.messages.js';

export const simulateAnalysis: SimulatedAgent<'analysis-agent'> = ({ topic, done }) => {
  const effect = done['experiment-agent']?.statistical_design.power_analysis.effect_size;
  const structure = done['alphafold-agent'];
  const findings = [
    {
      finding: fill(texts.analysisFinding, { topic }),
      significance: texts.notTested,
      confidence_interval: undefined,
      // The effect that the design plans for; it was not measured.
      effect_size: effect,
    },
  ];
  if (structure) {
    findings.push({
      finding: fill(texts.structureFinding, { protein: structure.protein_id }),
      significance: texts.notTested,
      confidence_interval: undefined,
      effect_size: undefined,
    });
  }
  return {
    key_findings: findings,
    predictive_models: [{ name: texts.model }],
    recommendations: [...texts.recommendations],
    source: SIMULATED_SOURCE,
  };
};
