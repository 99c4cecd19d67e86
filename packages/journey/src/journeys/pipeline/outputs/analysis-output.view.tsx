import type { PipelineAnalysis } from '@spinout/api-client';
import { fill, formatNumber, Stack, Text } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { pipelineMessages } from '../pipeline.messages.js';
import { OutputSection, SentenceList, type OutputProps } from './output-parts.view.js';
import { Entries } from './output.styles.js';

export function AnalysisOutput({ output }: OutputProps<PipelineAnalysis>) {
  const texts = useMessages(pipelineMessages).analysis;
  const locale = useLocale();
  const formatValue = (value: string | number | readonly number[]) =>
    typeof value === 'string'
      ? value
      : [value]
          .flat()
          .map((each) => formatNumber(each, locale))
          .join(' – ');
  return (
    <Stack gap={6}>
      {output.key_findings.length > 0 && (
        <OutputSection title={texts.findings}>
          <Entries>
            {output.key_findings.map((found, index) => (
              <li key={index}>
                <Text face="serif">{found.finding}</Text>
                <Text size="sm" tone="muted">
                  {[
                    found.significance == null
                      ? null
                      : fill(texts.significance, { value: formatValue(found.significance) }),
                    found.confidence_interval === undefined
                      ? null
                      : fill(texts.interval, { value: formatValue(found.confidence_interval) }),
                    found.effect_size === undefined
                      ? null
                      : fill(texts.effect, { value: formatValue(found.effect_size) }),
                  ]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </Text>
              </li>
            ))}
          </Entries>
        </OutputSection>
      )}
      <SentenceList title={texts.models} items={output.predictive_models.flatMap(getModelName)} />
      <SentenceList title={texts.recommendations} items={output.recommendations} />
    </Stack>
  );
}

/** A model is a text or an object with a name; others are not shown. */
const getModelName = (model: unknown): readonly string[] => {
  if (typeof model === 'string') return [model];
  const isNamed = typeof model === 'object' && model !== null && 'name' in model;
  return isNamed && typeof model.name === 'string' ? [model.name] : [];
};
