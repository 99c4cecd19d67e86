import {
  AlertDialog,
  Banner,
  Button,
  Card,
  Checkbox,
  CheckIcon,
  Cluster,
  fill,
  Tabs,
  Text,
} from '@spinout/design-system';
import { SourceBadge } from '../../view/source-badge.view.js';
import { StepLayout } from '../../view/step-layout.js';
import { StepInterrupted, StepWaiting } from '../../view/step-waiting.view.js';
import { OverviewTab } from './company-overview.view.js';
import type { CompanyModel, FormedCompany } from './company-step.model.js';
import { SummaryFacts } from './company-step.styles.js';
import type { CompanyMessages } from './company.messages.js';
import type { CompanyEvent, CompanyTab, DocumentAlert } from './company.types.js';
import { ComplianceTab } from './compliance.view.js';
import { FundraisingTab } from './fundraising.view.js';
import { IpStrategyTab } from './ip-strategy.view.js';
import { LegalDocsTab } from './legal-docs.view.js';

export interface CompanyStepViewProps {
  readonly model: CompanyModel;
  readonly send: (event: CompanyEvent) => void;
  readonly words: CompanyMessages;
}

/** What a section is shown with, once there is a company. */
export interface CompanyTabProps extends CompanyStepViewProps {
  readonly company: FormedCompany;
}

/** Company formation, as a picture of its model. */
export function CompanyStepView(props: CompanyStepViewProps) {
  const { model, words } = props;
  if (model.phase === 'forming' && model.company) {
    return <Formed {...props} company={model.company} />;
  }
  return (
    <StepLayout title={words.title} introduction={words.introduction}>
      <Unformed {...props} />
    </StepLayout>
  );
}

function Unformed({ model, send, words }: CompanyStepViewProps) {
  const ask = () => send({ type: 'creation.requested' });
  if (model.phase === 'unavailable') {
    return (
      <Banner tone="error" actions={<Button onClick={ask}>{words.retry}</Button>}>
        {words.unavailable}
      </Banner>
    );
  }
  if (model.phase === 'interrupted') {
    return <StepInterrupted text={words.interrupted} resumeLabel={words.resume} onResume={ask} />;
  }
  return <StepWaiting text={words.loading} />;
}

function Formed(props: CompanyTabProps) {
  const { model, send, words, company } = props;
  return (
    <StepLayout
      title={words.title}
      introduction={words.introduction}
      actions={
        <>
          {model.isCompleted && <Text role="status">{words.completed}</Text>}
          <Button
            variant="primary"
            icon={<CheckIcon size={16} />}
            disabled={model.isCompleted}
            onClick={() => send({ type: 'formation.completed' })}
          >
            {words.complete}
          </Button>
        </>
      }
    >
      <Summary company={company} words={words} />
      <Cluster justify="between">
        <Checkbox
          label={words.customize}
          checked={model.isCustomizing}
          onCheckedChange={(isCustomizing) =>
            send({ type: 'customization.toggled', isCustomizing })
          }
        />
        <SourceBadge source={company.structure.source} />
      </Cluster>
      <Tabs<CompanyTab>
        label={words.sections}
        value={model.tab}
        onValueChange={(tab) => send({ type: 'tab.changed', tab })}
        items={[
          { id: 'overview', label: words.overview, content: <OverviewTab {...props} /> },
          { id: 'legal', label: words.legal, content: <LegalDocsTab {...props} /> },
          { id: 'fundraising', label: words.fundraising, content: <FundraisingTab {...props} /> },
          { id: 'ip', label: words.ip, content: <IpStrategyTab {...props} /> },
          { id: 'compliance', label: words.compliance, content: <ComplianceTab {...props} /> },
        ]}
      />
      <AlertDialog
        open={model.alert !== null}
        title={words.alert}
        message={model.alert ? alertText(model.alert, words) : ''}
        okLabel={words.ok}
        onClose={() => send({ type: 'alert.closed' })}
      />
    </StepLayout>
  );
}

function Summary({ company, words }: { company: FormedCompany; words: CompanyMessages }) {
  const { structure } = company;
  return (
    <Card as="section" variant="gradient" padding="lg" aria-label={words.summary}>
      <SummaryFacts>
        <Fact term={words.name} value={structure.name} />
        <Fact term={words.businessType} value={structure.businessType} />
        <Fact term={words.state} value={structure.state} />
        <Fact term={words.authorizedShares} value={company.authorizedShares} />
        <Fact term={words.founderCount} value={company.founderCount} />
      </SummaryFacts>
    </Card>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** CO-37, CO-38. */
const alertText = ({ documentType, outcome }: DocumentAlert, words: CompanyMessages): string =>
  outcome === 'generated'
    ? fill(words.generated, { name: words[documentType] })
    : fill(words.mock, { type: documentType });
