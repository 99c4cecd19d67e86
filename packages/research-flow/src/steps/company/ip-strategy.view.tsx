import { Badge, Button, DownloadIcon, fill, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { FactList } from '../../view/fact-list.view.js';
import { Section } from '../../view/section.view.js';
import type { CompanyTabProps } from './company-step.model.js';
import { ItemRows } from './item-rows.view.js';
import { companyMessages } from './company.messages.js';

export function IpStrategyTab({ company, send }: CompanyTabProps) {
  const messages = useMessages(companyMessages);
  const { patentStrategy, trademarkProtection, tradesecrets } = company.structure.ipStrategy;
  return (
    <Stack gap={8}>
      <Section title={messages.patents}>
        <FactList
          facts={[
            [messages.patentBudget, company.patentBudget],
            [messages.patentTimeline, patentStrategy.timeline],
          ]}
        />
        <ItemRows label={messages.provisionalPatents} items={patentStrategy.provisionalPatents}>
          {(patent) => (
            <>
              <Badge tone="accent">{messages.readyToFile}</Badge>
              <Button
                size="sm"
                icon={<DownloadIcon size={16} />}
                onClick={() => send({ type: 'patent.requested', patent })}
              >
                {fill(messages.prepareFiling, { patent })}
              </Button>
            </>
          )}
        </ItemRows>
      </Section>
      <Section title={messages.trademarks}>
        <ItemRows label={messages.trademarks} items={trademarkProtection}>
          {(trademark) => (
            <Button
              size="sm"
              icon={<DownloadIcon size={16} />}
              onClick={() => send({ type: 'trademark.requested', trademark })}
            >
              {fill(messages.register, { trademark })}
            </Button>
          )}
        </ItemRows>
        <Text size="sm" tone="muted">
          {messages.registerNote}
        </Text>
      </Section>
      <Section title={messages.tradeSecrets}>
        <ItemRows label={messages.tradeSecrets} items={tradesecrets}>
          {() => <Badge tone="success">{messages.protected}</Badge>}
        </ItemRows>
      </Section>
    </Stack>
  );
}
