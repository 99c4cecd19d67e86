import type { PipelineStructure } from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import { HeatMap } from '@spinout/design-system/chart';
import { ChartFigure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { pipelineMessages } from '../pipeline.messages.js';
import { OutputSection } from './output-parts.view.js';
import { getCertainty, listPairs } from './aligned-error.js';

interface AlignedErrorViewProps {
  readonly errors: NonNullable<PipelineStructure['aligned_error']>;
}

/** Predicted aligned errors as a picture, and as a table of the parts of the chain. */
export function AlignedErrorView({ errors }: AlignedErrorViewProps) {
  const { structure: texts } = useMessages(pipelineMessages);
  const locale = useLocale();
  const format = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 1 });
  const { residues, max, blocks } = errors;
  const values = blocks.flat();
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const toRange = (start: number, end: number) =>
    fill(texts.domainRange, { start: format(start), end: format(end) });
  return (
    <OutputSection title={texts.alignedError}>
      <ChartFigure
        caption={texts.alignedErrorCaption}
        summary={fill(texts.alignedErrorSummary, {
          residues: format(residues),
          mean: format(mean),
          max: format(max),
        })}
        table={{
          caption: texts.alignedErrorTable,
          columns: [
            { id: 'one', header: texts.partOne, cell: ({ one }) => one },
            { id: 'other', header: texts.partOther, cell: ({ other }) => other },
            {
              id: 'mean',
              header: texts.meanError,
              align: 'end',
              cell: ({ mean: error }) => format(error),
            },
            {
              id: 'certainty',
              header: texts.certainty,
              cell: ({ mean: error }) => texts.certainties[getCertainty(error)],
            },
          ],
          rows: listPairs(errors, toRange),
          rowKey: ({ id }) => id,
        }}
      >
        <HeatMap
          rows={blocks}
          max={max}
          ends={[format(1), format(residues)]}
          scale={[`${format(0)} Å`, `${format(max)} Å`]}
        />
      </ChartFigure>
    </OutputSection>
  );
}
