import type { JourneyCaseName } from './journey-screens/journey-cases.js';
import { signInCases } from './journey-screens/sign-in-cases.js';
import { testJourneyScreens } from './journey-screens/test-journey-screens.js';

testJourneyScreens(Object.keys(signInCases) as JourneyCaseName[]);
