import { Card, Cluster, Grid, Skeleton, Spinner, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { hypothesisMessages } from './hypothesis.messages.js';

export function HypothesisLoading() {
  const messages = useMessages(hypothesisMessages);
  return (
    <Stack gap={4}>
      <Cluster gap={2} role="status">
        <Spinner />
        <Text as="span" weight="medium">
          {messages.generating}
        </Text>
      </Cluster>
      <Card padding="lg" aria-hidden="true">
        <Stack gap={6}>
          <Stack gap={2}>
            <Skeleton shape="title" inlineSize="55%" />
            <Skeleton inlineSize="12%" />
          </Stack>
          <Stack gap={1}>
            <Skeleton inlineSize="80%" />
            <Skeleton inlineSize="72%" />
            <Skeleton inlineSize="40%" />
          </Stack>
          <Grid columns={2} gap={8} rowGap={6} align="start">
            <Stack as="section" gap={2}>
              <Skeleton inlineSize="60%" />
              <Skeleton inlineSize="45%" />
              <Cluster gap={2}>
                <Skeleton shape="tag" />
                <Skeleton shape="tag" />
              </Cluster>
            </Stack>
            <Stack as="section" gap={2}>
              <Skeleton inlineSize="85%" />
              <Skeleton inlineSize="75%" />
              <Skeleton inlineSize="80%" />
            </Stack>
          </Grid>
        </Stack>
      </Card>
    </Stack>
  );
}
