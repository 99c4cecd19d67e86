import {
  AlertDialog,
  Banner,
  Button,
  Card,
  Checkbox,
  CheckIcon,
  Cluster,
  Disclosure,
  fill,
  Stack,
  Tabs,
  Text,
} from '@spinout/design-system';
import { SourceBadge, useMessages } from '@spinout/flow-kit/react';
import { StepLayout } from '../../view/step-layout.js';
import { StepInterrupted, StepWaiting } from '../../view/step-waiting.view.js';
import { OverviewTab } from './company-overview.view.js';
import type { CompanyTabProps, CompanyViewProps, FormedCompany } from './company-step.model.js';
import { SummaryFacts } from './company-step.styles.js';
import { companyMessages, type CompanyMessages } from './company.messages.js';
import type { CompanyTab, DocumentAlert } from './company.types.js';
import { ComplianceTab } from './compliance.view.js';
import { FundraisingTab } from './fundraising.view.js';
import { IpStrategyTab } from './ip-strategy.view.js';
import { LegalDocsTab } from './legal-docs.view.js';

export function CompanyStepView(props: CompanyViewProps) {
  const { model } = props;
  const messages = useMessages(companyMessages);
  if (model.phase === 'forming' && model.company) {
    return <CompanyContent {...props} company={model.company} />;
  }
  return (
    <StepLayout step="company" title={messages.title} introduction={messages.introduction}>
      <WithoutCompany {...props} />
    </StepLayout>
  );
}

function WithoutCompany({ model, send }: CompanyViewProps) {
  const messages = useMessages(companyMessages);
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
  const { model, send } = props;
  const messages = useMessages(companyMessages);
  return (
    <StepLayout
      step="company"
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
      {model.isCompleted ? (
        <Disclosure
          label={messages.details}
          open={model.isDetailsOpen}
          onOpenChange={(isOpen) => send({ type: 'details.toggled', isOpen })}
        >
          <Stack gap={6}>
            <CompanyDetails {...props} />
          </Stack>
        </Disclosure>
      ) : (
        <CompanyDetails {...props} />
      )}
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

function CompanyDetails(props: CompanyTabProps) {
  const { model, send, company } = props;
  const messages = useMessages(companyMessages);
  return (
    <>
      <Summary company={company} />
      <Cluster justify="between" gap={4} rowGap={1}>
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
    </>
  );
}

function Summary({ company }: { readonly company: FormedCompany }) {
  const messages = useMessages(companyMessages);
  const { structure } = company;
  const facts = [
    [messages.name, structure.name],
    [messages.businessType, structure.businessType],
    [messages.state, structure.state],
    [messages.authorizedShares, company.authorizedShares],
    [messages.founderCount, company.founderCount],
  ] as const;
  return (
    <Card as="section" data-part="company-summary" variant="gradient" aria-label={messages.summary}>
      <SummaryFacts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </SummaryFacts>
    </Card>
  );
}

const alertText = ({ documentType, outcome }: DocumentAlert, messages: CompanyMessages): string =>
  outcome === 'generated'
    ? fill(messages.generated, { name: messages[documentType] })
    : fill(messages.mock, { type: documentType });
