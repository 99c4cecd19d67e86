import * as actions from '../../packages/design-system/src/icon/actions.icons.js';
import * as objects from '../../packages/design-system/src/icon/objects.icons.js';
import * as research from '../../packages/design-system/src/icon/research.icons.js';
import * as sources from '../../packages/design-system/src/icon/sources.icons.js';
import * as status from '../../packages/design-system/src/icon/status.icons.js';
import * as tools from '../../packages/design-system/src/icon/tools.icons.js';
import { CopyName } from './copy-name.js';
import { Section } from './section.js';

const GROUPS = [
  ['Actions', actions],
  ['Tools', tools],
  ['Status', status],
  ['Objects', objects],
  ['Research', research],
  ['Sources', sources],
] as const;

/** All icons in both sizes, with the names to import. */
export const IconGrid = () =>
  GROUPS.map(([title, icons]) => (
    <Section key={title} title={title}>
      <ul className="icons">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name}>
            <Icon />
            <Icon size={16} />
            <CopyName name={name} copied={`import { ${name} } from '@spinout/design-system';`} />
          </li>
        ))}
      </ul>
    </Section>
  ));
