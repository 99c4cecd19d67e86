'use client';
import type { FeatureFlags, PlatformClient } from '@spinout/api-client';
import { browserStorage, type KeyValueStorage } from '@spinout/flow-kit';
import {
  PartBoundary,
  useLatest,
  useMachineActor,
  useMessages,
  useRuntime,
} from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import {
  forwardRef,
  lazy,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type ForwardedRef,
} from 'react';
import { createActor } from 'xstate';
import type { JourneyFrameProps } from '../../frame/journey-frame.js';
import { withFrame } from '../../frame/with-frame.js';
import type { FlowLinks } from '../../journeys/flow-links.js';
import type { RealResearch } from '../../journeys/pipeline/agentic-research.props.js';
import type { PlatformContent } from '../platform/platform-sections.js';
import { TenStepJourneyScreen } from '../../journeys/ten-step/ten-step-journey.screen.js';
import { useTenStepJourney } from '../../journeys/ten-step/use-ten-step-journey.js';
import { mainPageActors } from './main-page.actors.js';
import {
  mainPageMachine,
  TOGGLES,
  type ToggleState,
  type ToggleName,
} from './main-page.machine.js';
import { mainPageMessages } from './main-page.messages.js';
import { mainPageModel, type MainView } from './main-page.model.js';
import { ServicesPlaceholder } from './main-page.styles.js';
import { MainPageView } from './main-page.view.js';
import { Views, type HostPage } from './views.js';

type PlatformModule = typeof import('../platform/platform.js');

/** A component of the platform. Its parts are in one module: chunks of their own would split the first load into more files. */
const loadPart = <Name extends keyof PlatformModule>(name: Name) =>
  lazy(async () => ({ default: (await import('../platform/platform.js'))[name] }));

const Platform = loadPart('PlatformView');
const PlatformSections = loadPart('PlatformSections');
const ServicesPopover = loadPart('ServicesPopoverScreen');

/** Page state for views of the host. */
export interface PageFacts {
  /** Status text of the backend, as in the header. */
  readonly backendStatus: string;
}

/** Views of the host, each behind a toggle of the header. */
export type MainPageViews = Readonly<
  Partial<Record<ToggleName, ReactNode | ((page: PageFacts) => ReactNode)>>
>;

/** Imperative handle of the page: the `ref` of `MainPage`. */
export interface MainPageHandle {
  /** Navigates to a view; null is the landing page or journey. */
  readonly show: (view: ToggleName | null) => void;
  /**
   * Call it after the host replaced the stored ten-step journey on the person's request. The page reloads the journey;
   * nothing else restarts.
   */
  readonly reloadJourney: () => void;
}

export interface MainPageProps extends JourneyFrameProps {
  /** The client. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
  /** Base URL of the API, shown in the footer. @default '' (the page's own origin) */
  readonly apiBase?: string | undefined;
  /** Content at the end of the header, such as the account. @default nothing */
  readonly control?: ReactNode;
  /** Content at the end of the footer. @default nothing */
  readonly footer?: ReactNode;
  /** Name in the header. @default 'Spinout' */
  readonly title?: string | undefined;
  /** Line below the name. @default 'Turning research into reality' */
  readonly tagline?: string | undefined;
  /** Link of the title: the URL of the landing page or journey. @default '/' */
  readonly homeHref?: string | undefined;
  /**
   * Id of the main landmark. Set it if your page has focusable elements before this one, and start your page with a
   * `SkipLink` of the design system to that id; this page then renders no skip link. @default a generated id and a skip
   * link
   */
  readonly mainId?: string | undefined;
  /**
   * Views by toggle. A toggle without a view is not rendered, except for the platform, which has a built-in view; null
   * leaves that out. A view is rendered when first opened and then stays mounted while hidden, so that its state is
   * preserved; pass lazy elements. The built-in view persists its state in the storage instead. / @default only the built-
   * in platform
   */
  readonly views?: MainPageViews | undefined;
  /** Additional content of the platform view, and its open section. @default nothing */
  readonly platform?: PlatformContent | undefined;
  /** Ways from the landing page and the journey to the guided flow, such as "Bring a paper". @default none */
  readonly flow?: FlowLinks | undefined;
  /**
   * The visible view, such as the one that the address of your page names; null for the landing page or journey. The
   * page shows it whenever it changes. Set it to what `onViewChange` reports. The page itself does not use the history
   * of the browser. @default the page manages its view
   */
  readonly view?: ToggleName | null | undefined;
  /** Initially open views, without `view`. @default none */
  readonly defaultOpen?: Partial<ToggleState> | undefined;
  /**
   * A page of the host that replaces all views, such as an account page. Its back button or a toggle leaves it.
   * @default none
   */
  readonly page?: HostPage | undefined;
  /** Called when the visible view changes, also after a change of `view`. @default nothing is called */
  readonly onViewChange?: ((view: MainView) => void) | undefined;
  /**
   * Stores journeys and runs. With another storage, such as that of the next person, the journey and the platform start
   * anew. @default the browser's local storage
   */
  readonly storage?: KeyValueStorage | undefined;
  /** Host name of the page. @default `location.hostname` */
  readonly hostname?: string | undefined;
  /** Where the real research service is called. @default 'on-local-host' */
  readonly realResearch?: RealResearch | undefined;
  /** Parts of the page that are on. @default all on */
  readonly features?: Partial<FeatureFlags> | undefined;
}

/**
 * The whole product on one page: header, landing page or journey, and the views of its toggles.
 * @example <MainPage api={createPlatformClient({ transport: httpTransport() })} />
 */
export const MainPage = forwardRef<MainPageHandle, MainPageProps>(function MainPage(props, handle) {
  return <FramedContent {...props} handle={handle} />;
});

const FramedContent = withFrame(Content, 'MainPage');

function Content({
  api,
  apiBase = '',
  views = {},
  platform,
  flow,
  view: requestedView,
  defaultOpen,
  page: hostPage,
  onViewChange,
  storage: storageProp,
  hostname,
  realResearch,
  features,
  handle,
  ...header
}: Omit<MainPageProps, keyof JourneyFrameProps> & {
  readonly handle: ForwardedRef<MainPageHandle>;
}) {
  const messages = useMessages(mainPageMessages);
  const runtime = useRuntime();
  const origin = useOrigin();
  const client = useLatest(api);
  const storage = useMemo(() => storageProp ?? browserStorage(), [storageProp]);
  const page = useMachineActor(() =>
    createActor(mainPageMachine.provide({ actors: mainPageActors(client) }), {
      input: { runtime, open: requestedView == null ? defaultOpen : { [requestedView]: true } },
    }),
  );
  // Before the first paint of the change, so that the view before does not flash.
  useLayoutEffect(() => {
    if (requestedView !== undefined) page.send({ type: 'view.requested', view: requestedView });
  }, [page, requestedView]);
  // Created here rather than in its view, so that closing the view does not stop it.
  const journey = useTenStepJourney({ api: client, storage });
  useImperativeHandle(
    handle,
    () => ({
      show: (view) => page.send({ type: 'view.requested', view }),
      reloadJourney: () => journey.send({ type: 'journey.reloaded' }),
    }),
    [page, journey],
  );
  const journeyActive = useSelector(journey, (state) => state.matches('active'));
  const journeyName = useSelector(journey, (state) => state.context.data?.interest ?? '');
  const snapshot = useSelector(page, (state) => state);
  // The next person does not see which section the one before has opened.
  const [opened, setOpened] = useState<{
    readonly session: string;
    readonly section: string | null;
  }>();
  const openedSection = opened?.session === journey.sessionId ? opened.section : undefined;
  const { section = openedSection } = platform ?? {};
  const platformSettings = { ...platform, section, features };
  const shared = { api: client, storage, hostname, realResearch, features };
  const toggled: MainPageViews = {
    ...views,
    platform:
      views.platform === undefined ? (
        <Platform key={journey.sessionId} {...shared} {...platformSettings} />
      ) : (
        views.platform
      ),
  };
  const provided = TOGGLES.filter((name) => isProvided(toggled[name]));
  const pageTitle = hostPage && (hostPage.title ?? '');
  const setting = { provided, journeyActive, journeyName, pageTitle, apiBase, origin };
  const model = mainPageModel(snapshot, setting, messages);
  const { view } = model;
  useViewChange(view, onViewChange);
  return (
    <MainPageView
      {...header}
      model={model}
      renderSections={
        view === 'platform' && !views.platform && !hostPage
          ? (part) => (
              <PartBoundary name="A view of the main page" fallback={null}>
                <PlatformSections
                  part={part}
                  settings={platformSettings}
                  onOpen={(section) => {
                    setOpened({ session: journey.sessionId, section });
                    platform?.onSectionChange?.(section);
                  }}
                />
              </PartBoundary>
            )
          : undefined
      }
      services={
        <PartBoundary name="The status of the services" fallback={<ServicesPlaceholder />}>
          <ServicesPopover api={client} />
        </PartBoundary>
      }
      send={(event) => {
        if (!hostPage) return page.send(event);
        hostPage.onLeave();
        // A toggle opens its view, which may be open below the page.
        page.send({
          type: 'view.requested',
          view: event.type === 'toggle.pressed' ? event.toggle : event.view,
        });
      }}
    >
      <Views
        shown={hostPage ? 'host' : view === 'landing' || view === 'journey' ? 'own' : view}
        mounted={TOGGLES.filter((name) => snapshot.context.opened[name] && isProvided(views[name]))}
        hostPage={hostPage}
        own={
          <TenStepJourneyScreen key={journey.sessionId} actor={journey} flow={flow} {...shared} />
        }
        isOfHost={(name) => views[name] !== undefined}
        renderToggled={(name) => {
          const toggledView = toggled[name];
          return typeof toggledView === 'function'
            ? toggledView({ backendStatus: model.status })
            : toggledView;
        }}
      />
    </MainPageView>
  );
}

const isProvided = (node: MainPageViews[ToggleName]): boolean =>
  node !== undefined && node !== null && node !== false;

const subscribeToNothing = () => () => undefined;

/** The page's own origin; empty on a server and until hydration. */
const useOrigin = (): string =>
  useSyncExternalStore(
    subscribeToNothing,
    () => globalThis.location?.origin ?? '',
    () => '',
  );

/** Notifies the host when the visible view changes. */
function useViewChange(view: MainView, onChange: ((view: MainView) => void) | undefined) {
  const latest = useLatest({ onChange });
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    latest.onChange?.(view);
  }, [view, latest]);
}
