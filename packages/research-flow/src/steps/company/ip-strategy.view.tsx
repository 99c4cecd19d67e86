import { Badge, Button, DownloadIcon, fill, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { FactList } from '../../view/fact-list.view.js';
import { Section } from '../../view/section.view.js';
import type { CompanyTabProps } from './company-step.model.js';
import { Rows } from './company-step.styles.js';
import { companyMessages } from './company.messages.js';

/** Patents, trademarks, trade secrets. */
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
        <Rows role="list" aria-label={messages.provisionalPatents}>
          {patentStrategy.provisionalPatents.map((patent, index) => (
            <li key={`${index} ${patent}`}>
              <Text as="span">{patent}</Text>
              <Badge tone="accent">{messages.readyToFile}</Badge>
              <Button
                size="sm"
                icon={<DownloadIcon size={16} />}
                onClick={() => send({ type: 'patent.requested', patent })}
              >
                {fill(messages.prepareFiling, { patent })}
              </Button>
            </li>
          ))}
        </Rows>
      </Section>
      <Section title={messages.trademarks}>
        <Rows role="list" aria-label={messages.trademarks}>
          {trademarkProtection.map((trademark, index) => (
            <li key={`${index} ${trademark}`}>
              <Text as="span">{trademark}</Text>
              <Button
                size="sm"
                icon={<DownloadIcon size={16} />}
                onClick={() => send({ type: 'trademark.requested', trademark })}
              >
                {fill(messages.register, { trademark })}
              </Button>
            </li>
          ))}
        </Rows>
        <Text size="sm" tone="muted">
          {messages.registerNote}
        </Text>
      </Section>
      <Section title={messages.tradeSecrets}>
        <Rows role="list" aria-label={messages.tradeSecrets}>
          {tradesecrets.map((secret, index) => (
            <li key={`${index} ${secret}`}>
              <Text as="span">{secret}</Text>
              <Badge tone="success">{messages.protected}</Badge>
            </li>
          ))}
        </Rows>
      </Section>
    </Stack>
  );
}
