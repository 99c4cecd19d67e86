import {
  createApiClient,
  createPlatformClient,
  type ApiClient,
  type PlatformClient,
} from '@spinout/api-client';
import {
  allExampleReplies,
  scenarioTransport,
  scriptedTransport,
  type Scenario,
} from '@spinout/api-client/testing';
import type { ThemeName } from '@spinout/design-system';
import { memoryStorage, type KeyValueStorage } from '@spinout/flow-kit';
import type { StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

interface Surroundings {
  readonly api: ApiClient;
  readonly platform: PlatformClient;
  readonly storage: KeyValueStorage;
  readonly theme: ThemeName;
}

interface OnExampleBackendProps {
  readonly scenario: Scenario;
  readonly theme: ThemeName;
  readonly children: (surroundings: Surroundings) => ReactNode;
}

function OnExampleBackend({ scenario, theme, children }: OnExampleBackendProps) {
  const [backend] = useState(() => {
    const transport = scenarioTransport(scriptedTransport(allExampleReplies), scenario);
    return {
      api: createApiClient({ transport }),
      platform: createPlatformClient({ transport }),
      // As in a browser that saves: the notice that nothing is saved has stories of its own.
      storage: { ...memoryStorage(), persistent: true },
    };
  });
  return children({ ...backend, theme });
}

/** A story of a whole screen: a backend answers with the examples of the API client, disturbed by the scenario of the toolbar. */
export const onExampleBackend = (children: OnExampleBackendProps['children']): StoryObj => ({
  render: (_, { globals }) => (
    <OnExampleBackend
      scenario={globals['scenario'] as Scenario}
      theme={globals['theme'] as ThemeName}
    >
      {children}
    </OnExampleBackend>
  ),
});
