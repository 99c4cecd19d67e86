import type { PipelineStructure } from '@spinout/api-client';
import { BarMeter, fill, formatNumber, Stack, Text } from '@spinout/design-system';
import {
  OutputSection,
  SentenceList,
  ShareList,
  TermList,
  type OutputProps,
} from './output-parts.view.js';
import { getPlddtBand } from './plddt-band.js';

const TONES = {
  veryHigh: 'success',
  confident: undefined,
  low: 'warning',
  veryLow: 'danger',
} as const;

export function StructureOutput({ output, messages, locale }: OutputProps<PipelineStructure>) {
  const texts = messages.structure;
  const features = output.structure_features;
  const shape = features?.secondary_structure;
  return (
    <Stack gap={6}>
      <TermList
        terms={[
          [texts.protein, output.protein_id],
          [texts.plddt, <Plddt key="plddt" {...{ output, messages, locale }} />],
          [texts.confidence, formatOutOfHundred(output.confidence_score, texts.ofHundred, locale)],
          [texts.pockets, formatOptionalNumber(features?.binding_pockets, locale)],
        ]}
      />
      {shape && (
        <OutputSection title={texts.secondary}>
          <ShareList
            notStated={messages.hypotheses.noFigure}
            locale={locale}
            shares={[
              [texts.helix, shape.alpha_helix],
              [texts.sheet, shape.beta_sheet],
              [texts.coil, shape.coil],
            ]}
          />
        </OutputSection>
      )}
      <SentenceList title={texts.domains} items={features?.domains ?? []} />
      <SentenceList title={texts.sites} items={features?.active_sites ?? []} />
      <Druggability {...{ output, messages, locale }} />
    </Stack>
  );
}

function Plddt({ output, messages, locale }: OutputProps<PipelineStructure>) {
  const texts = messages.structure;
  const score = output.plddt_score;
  if (score == null) return <Text as="span">{messages.notAvailable}</Text>;
  const band = getPlddtBand(score);
  return (
    <Stack gap={1}>
      <BarMeter
        label={texts.plddt}
        value={score}
        max={100}
        tone={TONES[band]}
        valueText={fill(texts.ofHundred, { value: formatNumber(score, locale) })}
      >
        {formatNumber(score, locale)}
      </BarMeter>
      <Text as="span" size="sm" tone="muted">
        {fill(texts.band, { band: texts.bands[band] })}
      </Text>
    </Stack>
  );
}

function Druggability({ output, messages, locale }: OutputProps<PipelineStructure>) {
  const texts = messages.structure;
  const best = output.druggability_analysis?.best_pocket;
  const mutations = output.mutation_analysis;
  return (
    <TermList
      terms={[
        [
          texts.bestPocket,
          best
            ? fill(texts.pocket, {
                id: best.pocket_id,
                volume: formatOptionalNumber(best.volume, locale) ?? messages.notAvailable,
                score:
                  formatOptionalNumber(best.druggability_score, locale) ?? messages.notAvailable,
              })
            : null,
        ],
        [texts.residues, best?.key_residues.join(', ') ?? null],
        [
          texts.mutations,
          mutations
            ? fill(texts.mutationCounts, {
                known:
                  formatOptionalNumber(mutations.known_mutations, locale) ?? messages.notAvailable,
                pathogenic:
                  formatOptionalNumber(mutations.pathogenic, locale) ?? messages.notAvailable,
                benign: formatOptionalNumber(mutations.benign, locale) ?? messages.notAvailable,
              })
            : null,
        ],
        [texts.hotspots, mutations?.hotspots.join(', ') ?? null],
      ]}
    />
  );
}

const formatOptionalNumber = (value: number | null | undefined, locale: string): string | null =>
  value == null ? null : formatNumber(value, locale);

const formatOutOfHundred = (
  value: number | null | undefined,
  text: PipelineTexts['ofHundred'],
  locale: string,
): string | null => (value == null ? null : fill(text, { value: formatNumber(value, locale) }));

type PipelineTexts = OutputProps<never>['messages']['structure'];
