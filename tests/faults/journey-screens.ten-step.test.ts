import type { JourneyCaseName } from './journey-screens/journey-cases.js';
import { tenStepCases } from './journey-screens/ten-step-cases.js';
import { testJourneyScreens } from './journey-screens/test-journey-screens.js';

testJourneyScreens(Object.keys(tenStepCases) as JourneyCaseName[]);
