// What the flow loads to open the step, and the page at the end of the flow.
export { companyStep as definition } from './company.step.js';
export {
  Completion,
  CompanyStepScreen as Screen,
} from '../../steps/company/company-step.screen.js';
