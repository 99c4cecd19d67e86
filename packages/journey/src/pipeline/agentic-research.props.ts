import type { FeatureFlags, PlatformClient, ResearchBundle } from '@spinout/api-client';
import type { JourneyStorage, Runtime } from '@spinout/flow-kit';
import type { AgentBackend } from './pipeline.actors.js';

/** What the agents' screen is given. */
export interface AgenticResearchScreenProps {
  /** Answers the calls. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
  /** The topic of the run, which then starts by itself. @default the person enters it */
  readonly topic?: string | undefined;
  /**
   * A finished bundle: shown as it is, no run starts, nothing is saved. Where the run that made it is stored under
   * `instanceId`, its log shows too. @default none
   */
  readonly results?: ResearchBundle | undefined;
  /** A run is complete; called once more when a finished run comes back after a reload. */
  readonly onComplete?: ((bundle: ResearchBundle) => void) | undefined;
  /**
   * The agents begin or end to work in this page. A run that another tab does, and that only shows here, is no work of
   * this page, and is not told as complete.
   */
  readonly onActivityChange?: ((isIdle: boolean) => void) | undefined;
  /** Name of the host that the page is on. @default `location.hostname` */
  readonly hostname?: string | undefined;
  /** Where the real research call is tried. @default 'on-local-host' */
  readonly realResearch?: RealResearch | undefined;
  /** Does the runs in place of the research service and the simulated agents. @default none */
  readonly backend?: AgentBackend | undefined;
  /** @default all on */
  readonly features?: FeatureFlags | undefined;
  /** Separates two screens on one page and their saved runs. @default 'default' */
  readonly instanceId?: string | undefined;
  /** Where the run is saved. @default the browser's local storage */
  readonly storage?: JourneyStorage | undefined;
  /** Clock, ids, chance and log. @default those of the page */
  readonly runtime?: Runtime | undefined;
}

export type RealResearch = 'on-local-host' | 'always' | 'never';
