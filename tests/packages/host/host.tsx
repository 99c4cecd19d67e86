// Code of a host, compiled against the packed declarations.
import { createApiClient, createPlatformClient, type Transport } from '@spinout/api-client';
import { httpTransport } from '@spinout/api-client/http';
import { Button, ThemeRoot } from '@spinout/design-system';
import { MainPage } from '@spinout/journey';
import { ResearchFlow } from '@spinout/research-flow';

declare const ownTransport: Transport;

const overHttp = createApiClient({ transport: httpTransport() });
const overOwn = createApiClient({ transport: ownTransport });

export const page = (
  <ThemeRoot>
    <ResearchFlow api={overHttp} />
    <ResearchFlow api={overOwn} />
    <MainPage
      api={createPlatformClient({ transport: ownTransport })}
      title="Our laboratory"
      defaultOpen={{ platform: true }}
      views={{ demo: <Button>Continue</Button> }}
    />
    <Button>Continue</Button>
  </ThemeRoot>
);
