import type { FeatureFlags, PlatformClient } from '@spinout/api-client';
import type { KeyValueStorage } from '@spinout/flow-kit';
import type { RealResearch } from '../pipeline/agentic-research.props.js';

/** What the research agents of a journey need from its host. */
export interface AgentSettings {
  /** The client. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
  /** Stores the agents' run. @default the browser's local storage */
  readonly storage?: KeyValueStorage | undefined;
  /** Host name of the page. @default `location.hostname` */
  readonly hostname?: string | undefined;
  /** @default 'on-local-host' */
  readonly realResearch?: RealResearch | undefined;
  /** @default all on */
  readonly features?: Partial<FeatureFlags> | undefined;
}
