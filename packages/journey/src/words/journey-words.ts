import type { SourceMessages } from '@spinout/journey-kit/react';
import type { AdminPanelMessages } from '../admin-panel/admin-panel.messages.js';
import type { AlertMessages } from '../alerts/alerts.messages.js';
import type { AuthMessages } from '../auth/auth.messages.js';
import type { DisclaimersMessages } from '../disclaimers/disclaimers.messages.js';
import type { FeatureDashboardMessages } from '../feature-dashboard/feature-dashboard.messages.js';
import type { PdfTemplatesMessages } from '../feature-dashboard/templates/pdf-templates.messages.js';
import type { LandingMessages } from '../landing/landing.messages.js';
import type { MainPageMessages } from '../main-page/main-page.messages.js';
import type { MyJourneysMessages } from '../my-journeys/my-journeys.messages.js';
import type { PipelineMessages } from '../pipeline/pipeline.messages.js';
import type { PlatformMessages } from '../platform/platform.messages.js';
import type { QuantumMessages } from '../quantum/quantum.messages.js';
import type { ResultsMessages } from '../results/results.messages.js';
import type { ServicesStatusMessages } from '../services-status/services-status.messages.js';
import type { ShowcaseMessages } from '../showcase/showcase.messages.js';
import type { SignInMessages } from '../sign-in/sign-in.messages.js';
import type { TenStepMessages } from '../ten-step/ten-step.messages.js';
import type { TwelveStepMessages } from '../twelve-step/twelve-step.messages.js';
import type { ProfileMessages } from '../user-menu/profile/profile.messages.js';
import type { UserMenuMessages } from '../user-menu/user-menu.messages.js';
import type { UserStatsMessages } from '../user-stats/user-stats.messages.js';

/** All texts of the journeys, by room. Types only: no catalogue is loaded from here. */
export interface JourneyWords {
  readonly adminPanel: AdminPanelMessages;
  readonly alerts: AlertMessages;
  readonly auth: AuthMessages;
  readonly disclaimers: DisclaimersMessages;
  readonly featureDashboard: FeatureDashboardMessages;
  readonly landing: LandingMessages;
  readonly mainPage: MainPageMessages;
  readonly myJourneys: MyJourneysMessages;
  readonly pdfTemplates: PdfTemplatesMessages;
  readonly pipeline: PipelineMessages;
  readonly platform: PlatformMessages;
  readonly profile: ProfileMessages;
  readonly quantum: QuantumMessages;
  readonly results: ResultsMessages;
  readonly servicesStatus: ServicesStatusMessages;
  readonly showcase: ShowcaseMessages;
  readonly signIn: SignInMessages;
  readonly source: SourceMessages;
  readonly tenStep: TenStepMessages;
  readonly twelveStep: TwelveStepMessages;
  readonly userMenu: UserMenuMessages;
  readonly userStats: UserStatsMessages;
}
