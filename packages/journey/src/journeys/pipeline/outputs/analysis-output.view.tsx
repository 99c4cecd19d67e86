import type { PipelineAnalysis } from '@spinout/api-client';
import { fill, formatNumber, Stack, Text } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { pipelineMessages } from '../pipeline.messages.js';
import { Details, OutputSection, SentenceList, type OutputProps } from './output-parts.view.js';
import { Entries } from './output.styles.js';

export function AnalysisOutput({ output }: OutputProps<PipelineAnalysis>) {
  const texts = useMessages(pipelineMessages).analysis;
  const locale = useLocale();
  const format = (
    text: (typeof texts)['significance' | 'interval' | 'effect'],
    value: string | number | readonly number[] | null | undefined,
  ) => {
    if (value == null) return null;
    const values = [value].flat().map((each) => formatValue(each, locale));
    return fill(text, { value: values.join(' – ') });
  };
  return (
    <Stack gap={6}>
      {output.key_findings.length > 0 && (
        <OutputSection title={texts.findings}>
          <Entries>
            {output.key_findings.map((found, index) => (
              <li key={index}>
                <Text face="serif">{found.finding}</Text>
                <Details
                  details={[
                    format(texts.significance, found.significance),
                    format(texts.interval, found.confidence_interval),
                    format(texts.effect, found.effect_size),
                  ]}
                />
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

const formatValue = (value: string | number, locale: string) =>
  typeof value === 'string' ? value : formatNumber(value, locale);

/** A model is a text or an object with a name; others are not shown. */
const getModelName = (model: unknown): readonly string[] => {
  if (typeof model === 'string') return [model];
  const isNamed = typeof model === 'object' && model !== null && 'name' in model;
  return isNamed && typeof model.name === 'string' ? [model.name] : [];
};
