import {
  Banner,
  BarMeter,
  Button,
  Cluster,
  Heading,
  RefreshIcon,
  Skeleton,
  Stack,
  Text,
} from '@spinout/design-system';
import { SourceBadge, useMessages } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import type { FeatureDashboardEvent } from './feature-dashboard.machine.js';
import { featureDashboardMessages } from './feature-dashboard.messages.js';
import type { OverviewModel } from './feature-dashboard.model.js';
import { Count, Counts, Figure, Services } from './feature-dashboard.styles.js';

interface OverviewViewProps {
  readonly model: OverviewModel;
  readonly send: (event: FeatureDashboardEvent) => void;
}

/** Activity, or the available services if the server does not count requests. */
export function OverviewView({ model, send }: OverviewViewProps) {
  const messages = useMessages(featureDashboardMessages);
  const refresh = () => send({ type: 'overview.requested' });
  switch (model.kind) {
    case 'waiting':
      return (
        <Stack gap={6} role="status" aria-label={messages.loading}>
          <Skeleton shape="title" inlineSize="30%" />
          <Stack gap={2}>
            <Skeleton />
            <Skeleton />
            <Skeleton inlineSize="60%" />
          </Stack>
        </Stack>
      );
    case 'failed':
      return (
        <Banner
          tone="warning"
          actions={
            <Button icon={<RefreshIcon size={16} />} onClick={refresh}>
              {messages.tryAgain}
            </Button>
          }
        >
          {messages.failed}
        </Banner>
      );
    case 'activity':
      return (
        <Part
          title={messages.activityTitle}
          introduction={messages.activityIntroduction}
          busy={model.busy}
          onRefresh={refresh}
        >
          <ActivityCounts counts={model.counts} />
          <Cluster justify="between" gap={3}>
            <SourceBadge source={model.source} />
            <Text size="ui" weight="medium" figures="tabular">
              {model.totalText}
            </Text>
          </Cluster>
        </Part>
      );
    case 'services':
      return (
        <Part
          title={messages.servicesTitle}
          introduction={messages.servicesIntroduction}
          busy={model.busy}
          onRefresh={refresh}
        >
          <Services role="list" aria-label={messages.servicesList}>
            {model.services.map(({ name, text }) => (
              <li key={name}>{text}</li>
            ))}
          </Services>
        </Part>
      );
  }
}

function ActivityCounts({ counts }: Pick<Extract<OverviewModel, { kind: 'activity' }>, 'counts'>) {
  const messages = useMessages(featureDashboardMessages);
  if (counts.length === 0) return <Text>{messages.noActivity}</Text>;
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Counts role="list" aria-label={messages.activityList}>
      {counts.map(({ call, name, count, countText }) => (
        <Count key={call}>
          <span>{name}</span>
          <BarMeter full label={name} value={count} max={most} valueText={countText} />
          <Figure>{countText}</Figure>
        </Count>
      ))}
    </Counts>
  );
}

interface PartProps {
  readonly title: string;
  readonly introduction: string;
  readonly busy: boolean;
  readonly onRefresh: () => void;
  readonly children: ReactNode;
}

function Part({ title, introduction, busy, onRefresh, children }: PartProps) {
  const { refresh } = useMessages(featureDashboardMessages);
  return (
    <Stack gap={6} aria-busy={busy || undefined}>
      <Cluster justify="between" align="start" gap={3}>
        <Stack gap={1}>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{introduction}</Text>
        </Stack>
        {/* Stays enabled while loading to keep the focus; the machine ignores a second request. */}
        <Button icon={<RefreshIcon size={16} />} busy={busy} onClick={onRefresh}>
          {refresh}
        </Button>
      </Cluster>
      {children}
    </Stack>
  );
}
