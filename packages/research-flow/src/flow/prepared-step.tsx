'use client';
import type { ApiClient } from '@spinout/api-client';
import { whenIdle } from '@spinout/flow-kit';
import {
  Component,
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createActor, type ActorRefFrom, type AnyActorRef } from 'xstate';
import { SlotsContext } from '../slots/slot.js';
import type { TopicSnapshot } from '../steps/topic/topic.machine.js';
import { Rail } from './flow-aside.styles.js';
import type { flowMachine } from './flow.machine.js';
import type { FirstStep, LoadedStep } from './step-loaders.js';
import { ResultsRail } from './results-rail.view.js';

type Screen = ComponentType<{ actor: AnyActorRef }>;

export interface PreparedStepProps {
  /** The running topic step. */
  readonly stepActor: AnyActorRef | undefined;
  readonly actor: ActorRefFrom<typeof flowMachine>;
  readonly api: ApiClient;
  /** Passed on, as an import would divide the files of the first load. */
  readonly first: FirstStep;
  /** The code of the second step. */
  readonly next: LoadedStep | undefined;
}

/** Waits for ever, after what is before it was rendered. */
const Never = lazy(() => new Promise<never>(() => undefined));

/**
 * Renders the second step, and what shows a chosen topic, once while the first step is open and the browser is idle. It shows
 * nothing: the styles are inserted and the code is compiled before the clicks. Nothing of it is committed, so that neither its effects
 * nor its actor run.
 */
export function PreparedStep(props: PreparedStepProps) {
  const [stage, setStage] = useState<'waiting' | 'rendering' | 'done'>('waiting');
  useEffect(() => {
    if (stage === 'waiting') whenIdle(() => startTransition(() => setStage('rendering')));
    // What waits would be rendered again with each change.
    if (stage === 'rendering') whenIdle(() => setStage('done'));
  }, [stage]);
  return (
    stage === 'rendering' && (
      <NothingOnError>
        <Suspense fallback={null}>
          <RenderedTopic {...props} />
          <RenderedStep {...props} />
          <Never />
        </Suspense>
      </NothingOnError>
    )
  );
}

/** What a chosen topic is shown in. */
function RenderedTopic({ stepActor, first }: PreparedStepProps) {
  const snapshot = stepActor?.getSnapshot() as TopicSnapshot | undefined;
  const topic = snapshot?.context.topics.featured[0];
  return (
    topic && (
      <>
        <first.Summary topic={topic} />
        <Rail>
          <ResultsRail data={{ topic }} current="paper" />
        </Rail>
      </>
    )
  );
}

/** The step with an actor that is never started, without slots, as they are code of the host. */
function RenderedStep({ actor, api, next: code }: PreparedStepProps) {
  const [step] = useState(() => {
    if (!code) return null;
    const { context } = actor.getSnapshot();
    const input = {
      runtime: context.runtime,
      draft: context.drafts.paper,
      journeyId: context.journeyId,
      ...code.definition.getInput(context),
    };
    return createActor(code.definition.createMachine(api), { input });
  });
  if (!code || !step) return null;
  const Screen = code.Screen as Screen;
  return (
    <SlotsContext.Provider value={undefined}>
      <Screen actor={step} />
    </SlotsContext.Provider>
  );
}

/** A step that cannot be rendered in advance says so when it is opened. */
class NothingOnError extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
