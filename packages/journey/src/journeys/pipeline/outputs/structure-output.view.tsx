import type { PipelineStructure } from '@spinout/api-client';
import { BarMeter, fill, formatNumber, Stack, Table, Text } from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { AlignedErrorView } from './aligned-error.view.js';
import { pipelineMessages } from '../pipeline.messages.js';
import {
  OutputSection,
  SentenceList,
  ShareList,
  TermList,
  type OutputProps,
} from './output-parts.view.js';
import { getPlddtBand, PLDDT_BANDS } from './plddt-band.js';

const TONES = {
  veryHigh: 'success',
  confident: undefined,
  low: 'warning',
  veryLow: 'danger',
} as const;

const nameProtein = ({ protein_name: name, genes, organism, protein_id: id }: PipelineStructure) =>
  [name, genes?.[0], organism, id].filter(Boolean).join(' · ');

/** Databases list variants, but not what they do. */
const isJudged = ({ pathogenic, benign }: NonNullable<PipelineStructure['mutation_analysis']>) =>
  pathogenic != null || benign != null;

export function StructureOutput({ output }: OutputProps<PipelineStructure>) {
  const { notAvailable, structure: texts } = useMessages(pipelineMessages);
  const locale = useLocale();
  const { structure_features: features, confidence_score: confidence } = output;
  const fractions = output.prediction?.fractions;
  const ranges = output.domain_ranges ?? [];
  const shape = features?.secondary_structure;
  const best = output.druggability_analysis?.best_pocket;
  const mutations = output.mutation_analysis;
  const format = (value: number | null | undefined) =>
    value == null ? notAvailable : formatNumber(value, locale);
  const formatPercent = (share: number) =>
    formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Stack gap={6}>
      <TermList
        terms={[
          [texts.protein, nameProtein(output)],
          [
            texts.predictedBy,
            output.prediction &&
              fill(texts.predictionVersion, {
                id: output.prediction.id,
                version: format(output.prediction.version),
              }),
          ],
          [texts.plddt, <Plddt key="plddt" score={output.plddt_score} />],
          [
            fractions ? texts.confidentShare : texts.confidence,
            fractions
              ? formatPercent(fractions.confident + fractions.veryHigh)
              : confidence == null
                ? null
                : fill(texts.ofHundred, { value: format(confidence) }),
          ],
          [
            texts.pockets,
            features?.binding_pockets == null ? null : format(features.binding_pockets),
          ],
        ]}
      />
      {fractions && (
        <OutputSection title={texts.bandShares}>
          <ShareList
            shares={PLDDT_BANDS.map((band) => [texts.bands[band], fractions[band]] as const)}
          />
          <Text size="sm" tone="muted">
            {texts.bandNote}
          </Text>
        </OutputSection>
      )}
      {shape && (
        <OutputSection title={texts.secondary}>
          <ShareList
            shares={[
              [texts.helix, shape.alpha_helix],
              [texts.sheet, shape.beta_sheet],
              [texts.coil, shape.coil],
            ]}
          />
        </OutputSection>
      )}
      {ranges.length > 0 ? (
        <DomainTable domains={ranges} />
      ) : (
        <SentenceList title={texts.domains} items={features?.domains ?? []} />
      )}
      {output.aligned_error && <AlignedErrorView errors={output.aligned_error} />}
      <SentenceList title={texts.sites} items={features?.active_sites ?? []} />
      <SentenceList title={texts.bindingSites} items={features?.binding_sites ?? []} />
      <TermList
        terms={[
          [
            texts.bestPocket,
            best &&
              fill(texts.pocket, {
                id: best.pocket_id,
                volume: format(best.volume),
                score: format(best.druggability_score),
              }),
          ],
          [texts.residues, best?.key_residues.join(', ')],
          [
            texts.mutations,
            mutations &&
              fill(isJudged(mutations) ? texts.mutationCounts : texts.variantCount, {
                known: format(mutations.known_mutations),
                pathogenic: format(mutations.pathogenic),
                benign: format(mutations.benign),
              }),
          ],
          [texts.hotspots, mutations?.hotspots.join(', ')],
        ]}
      />
    </Stack>
  );
}

function Plddt({ score }: { readonly score: PipelineStructure['plddt_score'] }) {
  const { notAvailable, structure: texts } = useMessages(pipelineMessages);
  const locale = useLocale();
  if (score == null) return <Text as="span">{notAvailable}</Text>;
  const band = getPlddtBand(score);
  const value = formatNumber(score, locale);
  return (
    <Stack gap={1}>
      <BarMeter
        label={texts.plddt}
        value={score}
        max={100}
        tone={TONES[band]}
        valueText={fill(texts.ofHundred, { value })}
      >
        {value}
      </BarMeter>
      <Text as="span" size="sm" tone="muted">
        {fill(texts.band, { band: texts.bands[band] })}
      </Text>
    </Stack>
  );
}

interface DomainTableProps {
  readonly domains: NonNullable<PipelineStructure['domain_ranges']>;
}

function DomainTable({ domains }: DomainTableProps) {
  const { notAvailable, structure: texts } = useMessages(pipelineMessages);
  const locale = useLocale();
  const format = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 1 });
  return (
    <OutputSection title={texts.domains}>
      <Table
        caption={texts.domains}
        captionHidden
        rows={domains.map((domain, index) => ({ ...domain, index }))}
        rowKey={({ index }) => String(index)}
        columns={[
          { id: 'name', header: texts.domain, cell: ({ name }) => name },
          {
            id: 'residues',
            header: texts.domainResidues,
            align: 'end',
            cell: ({ start, end }) =>
              fill(texts.domainRange, { start: format(start), end: format(end) }),
          },
          {
            id: 'plddt',
            header: texts.domainPlddt,
            cell: ({ mean_plddt: mean }) =>
              mean == null
                ? notAvailable
                : fill(texts.domainBand, {
                    value: format(mean),
                    band: texts.bands[getPlddtBand(mean)],
                  }),
          },
        ]}
      />
    </OutputSection>
  );
}
