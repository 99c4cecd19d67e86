// What a host writes, against the packed declarations.
import { createApiClient, type Transport } from '@spinout/api-client';
import { httpTransport } from '@spinout/api-client/http';
import { Button, ThemeRoot } from '@spinout/design-system';
import { ResearchFlow } from '@spinout/research-flow';

declare const ownTransport: Transport;

const overHttp = createApiClient({ transport: httpTransport() });
const overOwn = createApiClient({ transport: ownTransport });

export const page = (
  <ThemeRoot>
    <ResearchFlow api={overHttp} />
    <ResearchFlow api={overOwn} />
    <Button>Continue</Button>
  </ThemeRoot>
);
