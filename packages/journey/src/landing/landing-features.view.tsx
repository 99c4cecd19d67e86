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
import type { LandingMessages } from './landing.messages.js';
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

interface WordsProps {
  readonly words: LandingMessages;
}

/** LAND-04, MAIN-21: what the platform offers, and which of it is simulated when. */
export function LandingFeatures({ words }: WordsProps) {
  return (
    <Stack gap={8}>
      <FeatureList role="list" aria-label={words.featuresList}>
        {features.map(([key, Icon]) => (
          <Feature key={key}>
            <Icon />
            <Heading level={3} size="md">
              {words.features[key].title}
            </Heading>
            <Text size="ui" tone="muted">
              {words.features[key].text}
            </Text>
          </Feature>
        ))}
      </FeatureList>
      <Note>
        <OriginBadge origin="simulated" label={words.simulated} />
        <Text size="sm" tone="muted">
          {words.simulatedNote}
        </Text>
      </Note>
    </Stack>
  );
}

/** LAND-05 */
export function LandingStats({ words }: WordsProps) {
  return (
    <StatList role="list" aria-label={words.statsList}>
      {stats.map((key) => (
        <Stat key={key}>
          <strong>{words.stats[key].figure}</strong> <span>{words.stats[key].text}</span>
        </Stat>
      ))}
    </StatList>
  );
}
