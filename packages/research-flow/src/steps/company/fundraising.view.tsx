import {
  Button,
  Card,
  DownloadIcon,
  fill,
  Grid,
  Heading,
  Stack,
  Text,
} from '@spinout/design-system';
import { useId } from 'react';
import { Facts } from '../../view/step-layout.styles.js';
import type { CompanyTabProps } from './company-step.view.js';
import { Rows } from './company-step.styles.js';
import type { FormedCompany } from './company-step.model.js';
import type { CompanyMessages } from './company.messages.js';
import type { Material } from './company.types.js';

const MATERIALS: readonly Material[] = [
  'pitchDeck',
  'executiveSummary',
  'financialModel',
  'capTable',
  'dueDiligence',
];

const getMaterialTexts = (material: Material, messages: CompanyMessages) =>
  material === 'capTable'
    ? { name: messages.capTableMaterial, about: messages.capTableMaterialAbout }
    : { name: messages[material], about: messages[`${material}About`] };

/** The two funding rounds and the materials for them. */
export function FundraisingTab({ company, send, messages }: CompanyTabProps) {
  const headingId = useId();
  return (
    <Stack gap={8}>
      <Grid gap={4}>
        <Round
          title={messages.seedRound}
          round={company.seedRound}
          investors={messages.seedInvestors}
          messages={messages}
        />
        <Round
          title={messages.seriesA}
          round={company.seriesA}
          investors={messages.seriesAInvestors}
          messages={messages}
        />
      </Grid>
      <Stack gap={3}>
        <Heading level={3} id={headingId}>
          {messages.materials}
        </Heading>
        <Rows role="list" aria-labelledby={headingId}>
          {MATERIALS.map((material) => {
            const { name, about } = getMaterialTexts(material, messages);
            return (
              <li key={material}>
                <Stack gap={0}>
                  <Text weight="medium">{name}</Text>
                  <Text size="sm" tone="muted">
                    {about}
                  </Text>
                </Stack>
                <Button
                  size="sm"
                  icon={<DownloadIcon size={16} />}
                  onClick={() => send({ type: 'material.requested', material })}
                >
                  {fill(messages.template, { material: name })}
                </Button>
              </li>
            );
          })}
        </Rows>
      </Stack>
    </Stack>
  );
}

interface RoundProps {
  readonly title: string;
  readonly round: FormedCompany['seedRound'];
  readonly investors: string;
  readonly messages: CompanyMessages;
}

function Round({ title, round, investors, messages }: RoundProps) {
  const headingId = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Stack gap={3}>
        <Heading level={3} id={headingId}>
          {title}
        </Heading>
        <Facts>
          <dt>{messages.targetAmount}</dt>
          <dd>{round.amount}</dd>
          <dt>{messages.preMoney}</dt>
          <dd>{round.preMoney}</dd>
          <dt>{messages.postMoney}</dt>
          <dd>{round.postMoney}</dd>
          <dt>{messages.timeline}</dt>
          <dd>{round.timeline}</dd>
          <dt>{messages.targetInvestors}</dt>
          <dd>{investors}</dd>
        </Facts>
      </Stack>
    </Card>
  );
}
