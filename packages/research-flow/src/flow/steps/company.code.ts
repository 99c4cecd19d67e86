// What the flow loads to open the step.
export { companyStep as definition } from './company.step.js';
export { CompanyStepScreen as Screen } from '../../steps/company/company-step.screen.js';
