import { fill, Grid, Stack } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { FactList } from '../../view/fact-list.view.js';
import { FoldingSections } from '../../view/folding-section.view.js';
import { Note } from '../../view/note.view.js';
import { SectionCard } from '../../view/section-card.view.js';
import { Section } from '../../view/section.view.js';
import { DownloadButton } from '../../view/small-buttons.view.js';
import type { CompanyTabProps, FormedCompany } from './company-step.model.js';
import { MaterialRows } from './company-step.styles.js';
import { companyMessages } from './company.messages.js';
import { StandardTerms } from './standard-terms.view.js';
import { DilutionChart } from './dilution-chart.view.js';
import { RoundPlan } from './plan/round-plan.view.js';
import { MilestonesChart } from './milestones-chart.view.js';

const MATERIALS = [
  ['pitchDeck', 'pitchDeck', 'pitchDeckAbout'],
  ['executiveSummary', 'executiveSummary', 'executiveSummaryAbout'],
  ['financialModel', 'financialModel', 'financialModelAbout'],
  ['capTable', 'capTableMaterial', 'capTableMaterialAbout'],
  ['dueDiligence', 'dueDiligence', 'dueDiligenceAbout'],
] as const;

/** The two funding rounds and the materials for them. */
export function FundraisingTab(props: CompanyTabProps) {
  const { company, send } = props;
  const messages = useMessages(companyMessages);
  return (
    <Stack gap={8}>
      {company.hasStandardTerms && <Note>{messages.standardTerms}</Note>}
      <Grid gap={4} columns={2} stretch>
        <Round
          title={messages.seedRound}
          round={company.seedRound}
          investors={messages.seedInvestors}
          isStandard={company.hasStandardTerms}
        />
        <Round
          title={messages.seriesA}
          round={company.seriesA}
          investors={messages.seriesAInvestors}
          isStandard={company.hasStandardTerms}
        />
      </Grid>
      <FoldingSections>
        <MilestonesChart milestones={company.milestones} />
        <RoundPlan {...props} />
        <DilutionChart stages={company.dilution} />
      </FoldingSections>
      <Section title={messages.materials}>
        <MaterialRows role="list" aria-label={messages.materials}>
          {MATERIALS.map(([material, name, about]) => (
            <li key={material}>
              <DownloadButton onClick={() => send({ type: 'material.requested', material })}>
                {fill(messages.template, { material: messages[name] })}
              </DownloadButton>
              <Note size="ui">{messages[about]}</Note>
            </li>
          ))}
        </MaterialRows>
      </Section>
    </Stack>
  );
}

interface RoundProps {
  readonly title: string;
  readonly round: FormedCompany['seedRound'];
  readonly investors: string;
  /** Whether the terms are the same for every company. */
  readonly isStandard: boolean;
}

function Round({ title, round, investors, isStandard }: RoundProps) {
  const messages = useMessages(companyMessages);
  return (
    <SectionCard title={title} gap={3}>
      {isStandard && <StandardTerms />}
      <FactList
        facts={[
          [messages.targetAmount, round.amount],
          [messages.preMoney, round.preMoney],
          [messages.postMoney, round.postMoney],
          [messages.timeline, round.timeline],
          [messages.targetInvestors, investors],
        ]}
      />
    </SectionCard>
  );
}
