import {
  AgentsIcon,
  AtomIcon,
  FileIcon,
  Heading,
  HelixIcon,
  OriginBadge,
  ShieldIcon,
  Stack,
  Text,
  TrendIcon,
} from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { landingMessages } from './landing.messages.js';
import { Feature, FeatureList, Note, Stat, StatList } from './landing.styles.js';

const features = [
  ['agents', AgentsIcon],
  ['quantum', AtomIcon],
  ['pdf', FileIcon],
  ['structure', HelixIcon],
  ['analytics', TrendIcon],
  ['enterprise', ShieldIcon],
] as const;

const stats = ['services', 'steps', 'availability', 'powered'] as const;

/** What the platform offers, and when it is simulated. */
export function LandingFeatures() {
  const messages = useMessages(landingMessages);
  return (
    <Stack gap={8}>
      <FeatureList role="list" aria-label={messages.featuresList}>
        {features.map(([key, Icon]) => (
          <Feature key={key}>
            <Icon />
            <Heading level={3} size="md">
              {messages.features[key].title}
            </Heading>
            <Text size="ui" tone="muted">
              {messages.features[key].text}
            </Text>
          </Feature>
        ))}
      </FeatureList>
      <Note>
        <OriginBadge origin="simulated" label={messages.simulated} />
        <Text size="sm" tone="muted">
          {messages.simulatedNote}
        </Text>
      </Note>
    </Stack>
  );
}

export function LandingStats() {
  const messages = useMessages(landingMessages);
  return (
    <StatList role="list" aria-label={messages.statsList}>
      {stats.map((key) => (
        <Stat key={key}>
          <strong>{messages.stats[key].figure}</strong> <span>{messages.stats[key].text}</span>
        </Stat>
      ))}
    </StatList>
  );
}
