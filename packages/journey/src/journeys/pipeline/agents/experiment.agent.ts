import { SIMULATED_SOURCE, type SimulatedAgent } from './agent.types.js';
import { simulatedTexts as texts } from './simulated.messages.js';

/** Power analysis of a two-sided comparison of two equal groups: 64 subjects each. */
const POWER = { alpha: 0.05, power: 0.8, effect_size: 0.5, sample_size: 128 } as const;

export const simulateExperiment: SimulatedAgent<'experiment-agent'> = () => ({
  protocols: texts.protocols.map((protocol) => ({
    ...protocol,
    resources: [...protocol.resources],
  })),
  statistical_design: { type: texts.designType, power_analysis: POWER },
  controls: texts.controls,
  source: SIMULATED_SOURCE,
});
