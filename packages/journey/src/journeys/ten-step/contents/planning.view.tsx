import { fill, formatMoney, formatNumber, Stack, Table, Text } from '@spinout/design-system';
import { UncontrolledDisclosure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { ExperimentOutput } from '../../pipeline/outputs/experiment-output.view.js';
import { TermList } from '../../pipeline/outputs/output-parts.view.js';
import { Entries } from '../../pipeline/outputs/output.styles.js';
import { StructureOutput } from '../../pipeline/outputs/structure-output.view.js';
import type { TenStepData } from '../journey-data.js';
import { contentsMessages } from './contents.messages.js';
import { Section, SentenceSection } from './parts.view.js';
import { listMethods, readBudgetLines, readMethodology, readOutcomes } from './readings.js';

interface ContentsProps {
  readonly data: TenStepData;
}

/** Step 3: the agents' design, or the methods of the hypothesis, and the budget. */
export function ExperimentContents({ data }: ContentsProps) {
  const messages = useMessages(contentsMessages);
  const design = data.agenticResults?.results.experimentDesign;
  const methodology = readMethodology(design);
  return (
    <>
      {design ? (
        <Section title={messages.design}>
          {methodology !== null && <Text face="serif">{methodology}</Text>}
          <ExperimentOutput output={design} />
        </Section>
      ) : (
        <SentenceSection title={messages.methods} items={listMethods(data)} source={data.source} />
      )}
      <Budget data={data} />
    </>
  );
}

/** Step 4: what the planned experiment measures, and the structure that the agents found. */
export function DataContents({ data }: ContentsProps) {
  const messages = useMessages(contentsMessages);
  const locale = useLocale();
  const { experimentDesign: design, structure } = data.agenticResults?.results ?? {};
  const list = new Intl.ListFormat(locale);
  return (
    <>
      {design && (
        <Section title={messages.record} source={design.source}>
          <TermList
            terms={[
              [messages.outcome, list.format(readOutcomes(design))],
              [
                messages.sample,
                formatNumber(design.statistical_design.power_analysis.sample_size, locale),
              ],
              [
                messages.controls,
                [design.controls.positive, design.controls.negative, design.controls.reference]
                  .filter((control) => control !== '')
                  .join('; '),
              ],
            ]}
          />
          <Entries aria-label={messages.phases}>
            {design.protocols.map(({ name, duration, expected_output: expected }, index) => (
              <li key={index}>
                <Text weight="medium">{[name, duration].filter(Boolean).join(', ')}</Text>
                {expected !== '' && <Text size="ui">{expected}</Text>}
              </li>
            ))}
          </Entries>
        </Section>
      )}
      {structure && (
        <Section title={messages.structure} source={structure.source}>
          <StructureOutput output={structure} />
        </Section>
      )}
    </>
  );
}

/** Budget with its lines; nothing if none was estimated. */
export function Budget({ data: { funding } }: ContentsProps) {
  const messages = useMessages(contentsMessages);
  const locale = useLocale();
  const total = funding?.total_budget;
  const lines = readBudgetLines(funding);
  if (total == null) return null;
  return (
    <Section
      title={messages.budget}
      note={typeof funding?.basis === 'string' ? funding.basis : undefined}
    >
      <Stack gap={2}>
        <Text size="lg" weight="medium" figures="tabular">
          {formatMoney(total, locale)}
        </Text>
        {lines.length > 0 && (
          <UncontrolledDisclosure
            label={fill(messages.budgetLines, { count: formatNumber(lines.length, locale) })}
          >
            <Table
              caption={messages.budget}
              captionHidden
              columns={[
                { id: 'item', header: messages.budgetItem, cell: ({ item }) => item },
                {
                  id: 'amount',
                  header: messages.budgetAmount,
                  align: 'end',
                  cell: ({ amount }) => formatMoney(amount, locale),
                },
                { id: 'basis', header: messages.budgetBasis, cell: ({ basis }) => basis },
              ]}
              rows={lines}
              rowKey={({ item }) => item}
            />
          </UncontrolledDisclosure>
        )}
      </Stack>
    </Section>
  );
}
