import {
  BeakerIcon,
  BookIcon,
  BuildingIcon,
  ChartIcon,
  DatabaseIcon,
  LightbulbIcon,
  PatentIcon,
  PenIcon,
  PeopleIcon,
  RocketIcon,
  type IconProps,
} from '@spinout/design-system';
import type { StepKey } from './steps.js';

const icons = {
  hypothesis: LightbulbIcon,
  literature: BookIcon,
  experiment: BeakerIcon,
  data: DatabaseIcon,
  analysis: ChartIcon,
  paper: PenIcon,
  review: PeopleIcon,
  protection: PatentIcon,
  company: BuildingIcon,
  launch: RocketIcon,
} as const satisfies Record<StepKey, unknown>;

/** Icon of a step. Decorative. */
export function StepIcon({ step, ...rest }: IconProps & { readonly step: StepKey }) {
  const Icon = icons[step];
  return <Icon {...rest} />;
}
