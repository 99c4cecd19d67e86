import { Heading, SkipLink, StatusDot, Text, VisuallyHidden } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { HostContent } from '../../frame/host-content.js';
import type { MainPageEvent } from './main-page.machine.js';
import { mainPageMessages } from './main-page.messages.js';
import type { MainPageModel } from './main-page.model.js';
import {
  Brand,
  Control,
  Footer,
  FooterBand,
  Header,
  HeaderBand,
  HomeLink,
  Main,
  Page,
  Services,
  ServicesPlaceholder,
  Status,
} from './main-page.styles.js';
import { ViewSwitch, type ViewSwitchProps } from './view-switch.view.js';

export interface MainPageViewProps extends Pick<ViewSwitchProps, 'renderSections'> {
  readonly model: MainPageModel;
  readonly send: (event: MainPageEvent) => void;
  readonly title?: string | undefined;
  readonly tagline?: string | undefined;
  readonly homeHref?: string | undefined;
  /** Id of the main landmark, for a skip link of the host. @default a generated id and a skip link */
  readonly mainId?: string | undefined;
  readonly control?: ReactNode;
  /** Status of the services, beside that of the backend; not on the landing page. */
  readonly services?: ReactNode;
  /** Content at the end of the footer. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Header, view and footer. */
export function MainPageView({
  model,
  send,
  title,
  tagline,
  homeHref = '/',
  mainId,
  control,
  renderSections,
  services,
  footer,
  children,
}: MainPageViewProps) {
  const messages = useMessages(mainPageMessages);
  const ownId = useId();
  const main = mainId ?? ownId;
  const line = tagline ?? messages.tagline;
  return (
    <Page>
      <Header data-part="header">
        {mainId === undefined && <SkipLink href={`#${main}`}>{messages.skip}</SkipLink>}
        <HeaderBand>
          <ViewSwitch
            model={model}
            renderSections={renderSections}
            onToggle={(toggle) => send({ type: 'toggle.pressed', toggle })}
            renderBrand={(place) => (
              <Brand>
                <Heading level={1} size="lg">
                  <HomeLink
                    href={homeHref}
                    onClick={(event) => {
                      if (opensElsewhere(event)) return;
                      event.preventDefault();
                      send({ type: 'view.requested', view: null });
                    }}
                  >
                    {title ?? messages.title}
                  </HomeLink>
                </Heading>
                {place}
                {model.isCompact ? (
                  <VisuallyHidden>{line}</VisuallyHidden>
                ) : (
                  <Text size="sm" tone="muted">
                    {line}
                  </Text>
                )}
              </Brand>
            )}
          />
          <Services data-part="status">
            <Status role="status" aria-label={messages.backendStatus}>
              <StatusDot
                tone={model.ready ? 'success' : 'danger'}
                pulse={model.ready}
                data-status={model.health}
              />
              {model.status}
            </Status>
            {services !== undefined && (model.isCompact ? services : <ServicesPlaceholder />)}
          </Services>
          {control !== undefined && <Control data-host-styles="">{control}</Control>}
        </HeaderBand>
      </Header>
      <Main data-part="main" id={main} tabIndex={-1}>
        {children}
      </Main>
      <Footer data-part="footer">
        <FooterBand>
          <span>{model.footer.backend}</span>
          <span>{model.footer.api}</span>
          {footer !== undefined && <HostContent>{footer}</HostContent>}
        </FooterBand>
      </Footer>
    </Page>
  );
}

/** A click that opens another tab or window is left to the browser. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
