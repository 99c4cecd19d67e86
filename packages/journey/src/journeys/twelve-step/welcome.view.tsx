import {
  BookIcon,
  FileIcon,
  Grid,
  Heading,
  HelixIcon,
  LightbulbIcon,
  Stack,
  Text,
} from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { twelveStepMessages } from './twelve-step.messages.js';
import { Feature, Welcome } from './twelve-step-page.styles.js';

const features = [
  ['literature', BookIcon],
  ['hypothesis', LightbulbIcon],
  ['structure', HelixIcon],
  ['paper', FileIcon],
] as const;

export function WelcomePart() {
  const messages = useMessages(twelveStepMessages);
  return (
    <Welcome>
      <Stack gap={2}>
        <Heading level={3}>{messages.welcome}</Heading>
        <Text>{messages.welcomeText}</Text>
      </Stack>
      <Grid as="ul" columns={2} gap={8} rowGap={4} aria-label={messages.features}>
        {features.map(([key, Icon]) => (
          <Feature key={key}>
            <Icon />
            <Heading level={4} size="ui">
              {messages.feature[key].title}
            </Heading>
            <Text size="sm" tone="muted">
              {messages.feature[key].text}
            </Text>
          </Feature>
        ))}
      </Grid>
    </Welcome>
  );
}
