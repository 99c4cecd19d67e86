'use client';
import {
  AgentsIcon,
  AtomIcon,
  Disclosure,
  FileIcon,
  HelixIcon,
  ShieldIcon,
  Stack,
  Text,
  TrendIcon,
} from '@spinout/design-system';
import { useState } from 'react';
import type { FeatureName, ShownFeature } from './showcase.model.js';
import { Feature, Name } from './showcase.styles.js';

const icons = {
  agents: AgentsIcon,
  quantum: AtomIcon,
  pdf: FileIcon,
  structure: HelixIcon,
  analytics: TrendIcon,
  enterprise: ShieldIcon,
} as const satisfies Record<FeatureName, unknown>;

/** A feature with expandable details. */
export function FeatureCard({ feature }: { readonly feature: ShownFeature }) {
  const [open, setOpen] = useState(false);
  const Icon = icons[feature.name];
  return (
    <Feature data-open={open || undefined}>
      <Disclosure
        region
        label={
          <Name>
            <Icon />
            {feature.title}
          </Name>
        }
        open={open}
        onOpenChange={setOpen}
      >
        <Stack gap={2}>
          <Text size="ui">{feature.text}</Text>
          <Text size="ui" tone="muted">
            {feature.details}
          </Text>
        </Stack>
      </Disclosure>
    </Feature>
  );
}
