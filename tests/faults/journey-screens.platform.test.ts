import type { JourneyCaseName } from './journey-screens/journey-cases.js';
import { platformCases } from './journey-screens/platform-cases.js';
import { testJourneyScreens } from './journey-screens/test-journey-screens.js';

testJourneyScreens(Object.keys(platformCases) as JourneyCaseName[]);
