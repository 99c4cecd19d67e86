import type { PipelineExperiment } from '@spinout/api-client';
import { formatNumber, formatPercent, Stack, Text } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { pipelineMessages } from '../pipeline.messages.js';
import { OutputSection, TermList, type OutputProps } from './output-parts.view.js';
import { Entries } from './output.styles.js';

export function ExperimentOutput({ output }: OutputProps<PipelineExperiment>) {
  const texts = useMessages(pipelineMessages).experiment;
  const locale = useLocale();
  const { type, power_analysis: power } = output.statistical_design;
  return (
    <Stack gap={6}>
      <OutputSection title={texts.design}>
        <TermList
          terms={[
            [texts.designType, type],
            [texts.sample, formatNumber(power.sample_size, locale)],
            [texts.power, formatPercent(power.power, locale)],
            [texts.alpha, formatNumber(power.alpha, locale)],
            [texts.effect, formatNumber(power.effect_size, locale)],
          ]}
        />
      </OutputSection>
      {output.protocols.length > 0 && (
        <OutputSection title={texts.protocols}>
          <Entries>
            {output.protocols.map((protocol, index) => (
              <li key={index}>
                <Text weight="medium">{protocol.name}</Text>
                <TermList
                  terms={[
                    [texts.designType, protocol.type],
                    [texts.duration, protocol.duration],
                    [texts.resources, protocol.resources.join(', ')],
                    [texts.expected, protocol.expected_output],
                    [texts.success, protocol.success_criteria],
                  ]}
                />
              </li>
            ))}
          </Entries>
        </OutputSection>
      )}
      <OutputSection title={texts.controls}>
        <TermList
          terms={[
            [texts.positive, output.controls.positive],
            [texts.negative, output.controls.negative],
            [texts.reference, output.controls.reference],
          ]}
        />
      </OutputSection>
    </Stack>
  );
}
