import { fill, formatMoney, formatNumber } from '@spinout/design-system';
import { ChartLegend, StackedBars } from '@spinout/design-system/chart';
import { ChartFigure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { FoldingSection } from '../../view/folding-section.view.js';
import { companyMessages } from './company.messages.js';
import type { DilutionStage } from './dilution-stages.js';

/** Who holds how much after each round; nothing without a priced round. */
export function DilutionChart({ stages }: { readonly stages: readonly DilutionStage[] }) {
  const messages = useMessages(companyMessages);
  const locale = useLocale();
  const [first] = stages;
  const last = stages.at(-1);
  if (!first || !last || stages.length < 2) return null;
  const formatPercentage = (percentage: number) =>
    formatNumber(percentage / 100, locale, { style: 'percent', maximumFractionDigits: 1 });
  const holders = last.holders.map(({ id }) => id);
  const percentageOf = (stage: DilutionStage, id: string) =>
    stage.holders.find((holder) => holder.id === id)?.percentage;
  const cell = (stage: DilutionStage, id: string) => {
    const percentage = percentageOf(stage, id);
    return percentage === undefined ? '–' : formatPercentage(percentage);
  };
  return (
    <FoldingSection title={messages.dilution}>
      <ChartFigure
        caption={messages.dilutionCaption}
        summary={fill(messages.dilutionSummary, {
          before: cell(first, 'founders'),
          after: cell(last, 'founders'),
          round: messages[last.id],
        })}
        legend={
          <ChartLegend
            label={messages.holders}
            items={holders.map((id) => ({
              id,
              name: messages[`${id}Row`],
              value: cell(last, id),
            }))}
          />
        }
        table={{
          caption: messages.dilution,
          columns: [
            { id: 'stage', header: messages.stage, cell: (stage) => messages[stage.id] },
            ...holders.map((id) => ({
              id,
              header: messages[`${id}Row`],
              align: 'end' as const,
              cell: (stage: DilutionStage) => cell(stage, id),
            })),
            {
              id: 'postMoney',
              header: messages.postMoney,
              align: 'end',
              cell: ({ postMoneyUsd }) =>
                postMoneyUsd === null ? '–' : formatMoney(postMoneyUsd, locale),
            },
          ],
          rows: stages,
          rowKey: ({ id }) => id,
        }}
      >
        <StackedBars
          series={holders}
          rows={stages.map((stage) => ({
            id: stage.id,
            name:
              stage.postMoneyUsd === null
                ? messages[stage.id]
                : fill(messages.stageWithValue, {
                    stage: messages[stage.id],
                    amount: formatMoney(stage.postMoneyUsd, locale),
                  }),
            parts: stage.holders.map(({ id, percentage }) => ({
              id,
              value: percentage,
              label: `${messages[`${id}Row`]} ${formatPercentage(percentage)}`,
              shortLabel: formatPercentage(percentage),
            })),
          }))}
        />
      </ChartFigure>
    </FoldingSection>
  );
}
