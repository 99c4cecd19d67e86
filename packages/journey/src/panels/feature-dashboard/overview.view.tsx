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
import { SourceBadge, type SourceMessages } from '@spinout/flow-kit/react';
import type { FeatureDashboardEvent } from './feature-dashboard.machine.js';
import type { FeatureDashboardMessages } from './feature-dashboard.messages.js';
import type { OverviewModel } from './feature-dashboard.model.js';
import { Count, Counts, Figure, Container, Services } from './feature-dashboard.styles.js';

export interface OverviewViewProps {
  readonly model: OverviewModel;
  readonly send: (event: FeatureDashboardEvent) => void;
  readonly messages: FeatureDashboardMessages;
  readonly sourceTexts: SourceMessages;
}

/** Activity, or the available services if the server does not count requests. */
export function OverviewView(props: OverviewViewProps) {
  const { model, messages } = props;
  switch (model.kind) {
    case 'waiting':
      return (
        <Container role="status" aria-label={messages.loading}>
          <Skeleton shape="title" inlineSize="30%" />
          <Stack gap={2}>
            <Skeleton />
            <Skeleton />
            <Skeleton inlineSize="60%" />
          </Stack>
        </Container>
      );
    case 'failed':
      return (
        <Container>
          <Banner tone="warning" actions={<Refresh {...props} label={messages.tryAgain} />}>
            {messages.failed}
          </Banner>
        </Container>
      );
    case 'activity':
      return <ActivityPart {...props} model={model} />;
    case 'services':
      return (
        <Part
          {...props}
          title={messages.servicesTitle}
          introduction={messages.servicesIntroduction}
          busy={model.busy}
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

function ActivityPart(
  props: OverviewViewProps & { readonly model: Extract<OverviewModel, { kind: 'activity' }> },
) {
  const { model, messages, sourceTexts } = props;
  return (
    <Part
      {...props}
      title={messages.activityTitle}
      introduction={messages.activityIntroduction}
      busy={model.busy}
    >
      {model.counts.length === 0 ? (
        <Text>{messages.noActivity}</Text>
      ) : (
        <Counts role="list" aria-label={messages.activityList}>
          {model.counts.map(({ call, name, count, countText }) => (
            <Count key={call}>
              <span>{name}</span>
              <BarMeter full label={name} value={count} max={model.most} valueText={countText} />
              <Figure>{countText}</Figure>
            </Count>
          ))}
        </Counts>
      )}
      <Cluster justify="between" gap={3}>
        <SourceBadge source={model.source} messages={sourceTexts} />
        <Text size="ui" weight="medium" figures="tabular">
          {model.totalText}
        </Text>
      </Cluster>
    </Part>
  );
}

interface PartProps extends OverviewViewProps {
  readonly title: string;
  readonly introduction: string;
  readonly busy: boolean;
  readonly children: React.ReactNode;
}

function Part({ title, introduction, busy, children, ...props }: PartProps) {
  return (
    <Container aria-busy={busy || undefined}>
      <Cluster justify="between" align="start" gap={3}>
        <Stack gap={1}>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{introduction}</Text>
        </Stack>
        <Refresh {...props} label={props.messages.refresh} busy={busy} />
      </Cluster>
      {children}
    </Container>
  );
}

function Refresh({
  send,
  label,
  busy = false,
}: Pick<OverviewViewProps, 'send'> & { readonly label: string; readonly busy?: boolean }) {
  // Stays enabled while loading to keep the focus; the machine ignores a second request.
  return (
    <Button
      icon={<RefreshIcon size={16} />}
      busy={busy}
      onClick={() => send({ type: 'overview.requested' })}
    >
      {label}
    </Button>
  );
}
