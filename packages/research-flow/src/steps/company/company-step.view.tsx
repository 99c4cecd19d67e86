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
  readonly messages: CompanyMessages;
}

/** Props of a section that needs a company. */
export interface CompanyTabProps extends CompanyStepViewProps {
  readonly company: FormedCompany;
}

/** Renders the model of the company step. */
export function CompanyStepView(props: CompanyStepViewProps) {
  const { model, messages } = props;
  if (model.phase === 'forming' && model.company) {
    return <CompanyContent {...props} company={model.company} />;
  }
  return (
    <StepLayout title={messages.title} introduction={messages.introduction}>
      <WithoutCompany {...props} />
    </StepLayout>
  );
}

function WithoutCompany({ model, send, messages }: CompanyStepViewProps) {
  const requestCompany = () => send({ type: 'creation.requested' });
  if (model.phase === 'unavailable') {
    return (
      <Banner tone="error" actions={<Button onClick={requestCompany}>{messages.retry}</Button>}>
        {messages.unavailable}
      </Banner>
    );
  }
  if (model.phase === 'interrupted') {
    return (
      <StepInterrupted
        text={messages.interrupted}
        resumeLabel={messages.resume}
        onResume={requestCompany}
      />
    );
  }
  return <StepWaiting text={messages.loading} />;
}

function CompanyContent(props: CompanyTabProps) {
  const { model, send, messages, company } = props;
  return (
    <StepLayout
      title={messages.title}
      introduction={messages.introduction}
      actions={
        <>
          {model.isCompleted && <Text role="status">{messages.completed}</Text>}
          <Button
            variant="primary"
            icon={<CheckIcon size={16} />}
            disabled={model.isCompleted}
            onClick={() => send({ type: 'formation.completed' })}
          >
            {messages.complete}
          </Button>
        </>
      }
    >
      <Summary company={company} messages={messages} />
      <Cluster justify="between">
        <Checkbox
          label={messages.customize}
          checked={model.isCustomizing}
          onCheckedChange={(isCustomizing) =>
            send({ type: 'customization.toggled', isCustomizing })
          }
        />
        <SourceBadge source={company.structure.source} />
      </Cluster>
      <Tabs<CompanyTab>
        label={messages.sections}
        value={model.tab}
        onValueChange={(tab) => send({ type: 'tab.changed', tab })}
        items={[
          { id: 'overview', label: messages.overview, content: <OverviewTab {...props} /> },
          { id: 'legal', label: messages.legal, content: <LegalDocsTab {...props} /> },
          {
            id: 'fundraising',
            label: messages.fundraising,
            content: <FundraisingTab {...props} />,
          },
          { id: 'ip', label: messages.ip, content: <IpStrategyTab {...props} /> },
          { id: 'compliance', label: messages.compliance, content: <ComplianceTab {...props} /> },
        ]}
      />
      <AlertDialog
        open={model.alert !== null}
        title={messages.alert}
        message={model.alert ? alertText(model.alert, messages) : ''}
        okLabel={messages.ok}
        onClose={() => send({ type: 'alert.closed' })}
      />
    </StepLayout>
  );
}

function Summary({ company, messages }: { company: FormedCompany; messages: CompanyMessages }) {
  const { structure } = company;
  return (
    <Card as="section" variant="gradient" padding="lg" aria-label={messages.summary}>
      <SummaryFacts>
        <Fact term={messages.name} value={structure.name} />
        <Fact term={messages.businessType} value={structure.businessType} />
        <Fact term={messages.state} value={structure.state} />
        <Fact term={messages.authorizedShares} value={company.authorizedShares} />
        <Fact term={messages.founderCount} value={company.founderCount} />
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

const alertText = ({ documentType, outcome }: DocumentAlert, messages: CompanyMessages): string =>
  outcome === 'generated'
    ? fill(messages.generated, { name: messages[documentType] })
    : fill(messages.mock, { type: documentType });
