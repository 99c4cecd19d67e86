import type { FeatureFlags, PlatformClient, ResearchBundle } from '@spinout/api-client';
import type { KeyValueStorage } from '@spinout/flow-kit';
import type { AgentBackend } from './pipeline.actors.js';

/** Props of the agents' screen. */
export interface AgenticResearchScreenProps {
  /** The client. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
  /** The topic of the run, which then starts automatically. @default the person enters it */
  readonly topic?: string | undefined;
  /**
   * A finished bundle to show; no run starts and nothing is saved. If the run that produced it is stored under
   * `instanceId`, its log is shown too. @default none
   */
  readonly results?: ResearchBundle | undefined;
  /** Called when a run completes, and again when a finished run is restored after a reload. @default nothing is called */
  readonly onComplete?: ((bundle: ResearchBundle) => void) | undefined;
  /**
   * Called when agents start or stop working in this tab. For a run of another tab that is only displayed here, neither
   * this nor `onComplete` is called. / @default nothing is called
   */
  readonly onActivityChange?: ((isIdle: boolean) => void) | undefined;
  /** Host name of the page. @default `location.hostname` */
  readonly hostname?: string | undefined;
  /** Where the real research service is called. @default 'on-local-host' */
  readonly realResearch?: RealResearch | undefined;
  /** Executes runs instead of the research service and the simulated agents. @default none */
  readonly backend?: AgentBackend | undefined;
  /** Parts that are on. @default all on */
  readonly features?: FeatureFlags | undefined;
  /** Separates two screens on one page and their saved runs. @default 'default' */
  readonly instanceId?: string | undefined;
  /** Stores the run. @default the browser's local storage */
  readonly storage?: KeyValueStorage | undefined;
}

export type RealResearch = 'on-local-host' | 'always' | 'never';
