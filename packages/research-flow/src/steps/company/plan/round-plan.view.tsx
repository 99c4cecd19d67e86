import { Banner, Grid, NumberField, Select } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { FactList } from '../../../view/fact-list.view.js';
import { Note } from '../../../view/note.view.js';
import { CardSection } from '../../../view/section.view.js';
import { FoldingSection } from '../../../view/folding-section.view.js';
import type { CompanyTabProps } from '../company-step.model.js';
import { planMessages } from './plan.messages.js';

type NumberFieldName = 'poolPercent' | 'safeAmount' | 'safeCap' | 'safeDiscount';

/** An option pool in percent and a SAFE for the first round, and what they result in. */
export function RoundPlan({ company, model, send }: CompanyTabProps) {
  const messages = useMessages(planMessages);
  const { invalid, isPlanned, isUnsolvable } = company.roundPlan;
  const field = (name: NumberFieldName, error: string) => ({
    value: model.plan[name],
    min: 0,
    step: 'any',
    error: invalid.includes(name) ? error : undefined,
    onValueChange: (text: string) => send({ type: 'plan.typed', field: name, text }),
  });
  return (
    <FoldingSection title={messages.round} startsOpen={isPlanned || invalid.length > 0}>
      <Note>{messages.roundAbout}</Note>
      <Grid columns={2} gap={3}>
        <NumberField
          label={messages.poolPercent}
          unit="%"
          {...field('poolPercent', messages.invalidPercent)}
        />
        <Select
          label={messages.poolOf}
          value={model.plan.poolOf}
          options={[
            { value: 'preMoney', label: messages.poolOfOptions.preMoney },
            { value: 'postMoney', label: messages.poolOfOptions.postMoney },
          ]}
          onValueChange={(text) => send({ type: 'plan.typed', field: 'poolOf', text })}
        />
        <NumberField
          label={messages.safeAmount}
          prefix="$"
          {...field('safeAmount', messages.invalidAmount)}
        />
        <NumberField
          label={messages.safeCap}
          prefix="$"
          {...field('safeCap', messages.invalidAmount)}
        />
        <NumberField
          label={messages.safeDiscount}
          unit="%"
          {...field('safeDiscount', messages.invalidPercent)}
        />
        <Select
          label={messages.safeBasis}
          value={model.plan.safeBasis ?? 'postMoney'}
          options={[
            { value: 'postMoney', label: messages.safeBasisOptions.postMoney },
            { value: 'preMoney', label: messages.safeBasisOptions.preMoney },
          ]}
          onValueChange={(text) => send({ type: 'plan.typed', field: 'safeBasis', text })}
        />
        <Select
          label={messages.safeProRata}
          value={model.plan.safeProRata ?? 'none'}
          options={[
            { value: 'none', label: messages.safeProRataOptions.none },
            { value: 'buys', label: messages.safeProRataOptions.buys },
          ]}
          onValueChange={(text) => send({ type: 'plan.typed', field: 'safeProRata', text })}
        />
      </Grid>
      {isUnsolvable && <Banner tone="error">{messages.unsolvable}</Banner>}
      <Result company={company} />
    </FoldingSection>
  );
}

function Result({ company }: Pick<CompanyTabProps, 'company'>) {
  const messages = useMessages(planMessages);
  const { round, isPlanned, isUnsolvable, invalid } = company.roundPlan;
  if (!isPlanned || isUnsolvable || invalid.length > 0) return null;
  if (round === null) return <Note>{messages.needsRound}</Note>;
  return (
    <CardSection title={messages.result}>
      <FactList
        facts={[
          [messages.pricePerShare, round.pricePerShare],
          [messages.poolShares, round.poolShares],
          [messages.newPoolShares, round.newPoolShares],
          [messages.safeShares, round.safe?.shares],
          [messages.safeBought, round.safe?.bought ?? undefined],
          [messages.convertsBy, round.safe ? messages.terms[round.safe.term] : undefined],
        ]}
      />
    </CardSection>
  );
}
