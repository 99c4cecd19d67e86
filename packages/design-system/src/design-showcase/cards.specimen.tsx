import { Card, cardPaddings, cardVariants } from '../card/card.js';
import { fill } from '../i18n/fill.js';
import { Cluster, Stack } from '../layout/layout.js';
import { Heading, Text } from '../text/text.js';
import type { DesignShowcaseMessages } from './design-showcase.messages.js';
import { CardRow, Fill } from './design-showcase.styles.js';
import { SpecimenSection } from './specimen-section.js';

export function CardsSpecimen({ messages }: { readonly messages: DesignShowcaseMessages }) {
  return (
    <SpecimenSection title={messages.cards} introduction={messages.cardsIntroduction}>
      {cardVariants.map((variant) => (
        <Stack key={variant} gap={3}>
          <Cluster gap={2} align="baseline">
            <Heading level={4} size="ui">
              {variant}
            </Heading>
            <Text as="span" size="sm" tone="muted">
              {messages.jobs[variant]}
            </Text>
          </Cluster>
          <CardRow data-variant={variant}>
            {cardPaddings.map((padding) => (
              <Card
                key={padding}
                as="article"
                variant={variant}
                padding={padding}
                aria-label={fill(messages.card, { variant, padding })}
              >
                <Fill>{padding}</Fill>
              </Card>
            ))}
          </CardRow>
        </Stack>
      ))}
    </SpecimenSection>
  );
}
