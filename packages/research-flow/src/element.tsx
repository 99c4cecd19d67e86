'use client';
import { ConfigurationError, createApiClient, type ApiClient } from '@spinout/api-client';
import { httpTransport } from '@spinout/api-client/http';
import { createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import type { ResearchFlowEvent } from './events/flow-events.types.js';
import { exposeParts } from './view/expose-parts.js';
import { ResearchFlow, type FlowHandle, type ResearchFlowProps } from './research-flow.js';

const PROPERTIES = [
  'api',
  'initialData',
  'initialInterest',
  'initialPaper',
  'messages',
  'revisit',
  'runtime',
  'storage',
  'topics',
] as const satisfies readonly (keyof ResearchFlowProps)[];

/** Props of the flow that are properties of the element. */
export type ResearchFlowElementProps = {
  -readonly [Name in (typeof PROPERTIES)[number]]?: ResearchFlowProps[Name] | undefined;
};

/** The research flow as an element, in a shadow root of its own. */
export interface ResearchFlowElement
  extends HTMLElement, ResearchFlowElementProps, Pick<FlowHandle, 'reset' | 'start'> {}

/**
 * The events of the element, with their `detail`. Except for `spinout-event`, they correspond to the callbacks of the flow:
 * `onComplete`, `onStepChange` and `onError`.
 */
export interface ResearchFlowElementEvents {
  'spinout-complete': CustomEvent<Parameters<NonNullable<ResearchFlowProps['onComplete']>>[0]>;
  'spinout-step-change': CustomEvent<{ readonly step: number; readonly name: string }>;
  'spinout-error': CustomEvent<{ readonly message: string; readonly cause: unknown }>;
  /** Everything that the flow emits. */
  'spinout-event': CustomEvent<ResearchFlowEvent>;
}

const ATTRIBUTES = ['api-base', 'dir', 'instance-id', 'locale', 'theme'];

const DIRECTIONS: readonly string[] = ['ltr', 'rtl'];
const isDirection = (text: string | null): text is 'ltr' | 'rtl' =>
  text !== null && DIRECTIONS.includes(text);

/** Creates the class when it is needed, because there is no `HTMLElement` on a server. */
const createElementClass = () =>
  class extends HTMLElement {
    static readonly observedAttributes = ATTRIBUTES;

    readonly #handle = createRef<FlowHandle>();
    #root: Root | null = null;
    #stopExposing: (() => void) | null = null;
    #props: ResearchFlowElementProps = {};
    #ownApi: { readonly base: string; readonly client: ApiClient } | null = null;

    constructor() {
      super();
      for (const name of PROPERTIES) {
        // A framework may have set a property before the element was defined.
        const given: unknown = Reflect.get(this, name);
        Object.defineProperty(this, name, {
          configurable: true,
          enumerable: true,
          get: () => this.#props[name],
          set: (value: unknown) => {
            this.#props = { ...this.#props, [name]: value };
            this.#render();
          },
        });
        if (given !== undefined) Reflect.set(this, name, given);
      }
    }

    connectedCallback() {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const container = document.createElement('div');
      // Styles of an earlier place go too; those of the new root are inserted after it.
      shadow.replaceChildren(container);
      this.#stopExposing = exposeParts(shadow);
      this.#root = createRoot(container);
      this.#render();
    }

    disconnectedCallback() {
      this.#stopExposing?.();
      this.#root?.unmount();
      this.#root = null;
    }

    attributeChangedCallback() {
      this.#render();
    }

    reset(...args: Parameters<FlowHandle['reset']>) {
      this.#handle.current?.reset(...args);
    }

    start(...args: Parameters<FlowHandle['start']>) {
      this.#handle.current?.start(...args);
    }

    /** The client of the property, or one for the address of the attribute. */
    #getApi(): ApiClient | null {
      if (this.#props.api) return this.#props.api;
      const base = this.getAttribute('api-base');
      if (base === null) return null;
      if (this.#ownApi?.base !== base)
        this.#ownApi = {
          base,
          client: createApiClient({ transport: httpTransport({ apiBase: base }) }),
        };
      return this.#ownApi.client;
    }

    #emit<Name extends keyof ResearchFlowElementEvents>(
      name: Name,
      detail: ResearchFlowElementEvents[Name]['detail'],
    ) {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }

    #render() {
      const { shadowRoot } = this;
      const api = this.#getApi();
      if (!this.#root || !shadowRoot || !api) return;
      const dir = this.getAttribute('dir');
      this.#root.render(
        <StyleSheetManager target={shadowRoot}>
          <ResearchFlow
            {...this.#props}
            api={api}
            ref={this.#handle}
            dir={isDirection(dir) ? dir : undefined}
            instanceId={this.getAttribute('instance-id') ?? undefined}
            locale={this.getAttribute('locale') ?? undefined}
            theme={(this.getAttribute('theme') ?? undefined) as ResearchFlowProps['theme']}
            onComplete={(data) => this.#emit('spinout-complete', data)}
            onStepChange={(step, name) => this.#emit('spinout-step-change', { step, name })}
            onError={(message, cause) => this.#emit('spinout-error', { message, cause })}
            onEvent={(event) => this.#emit('spinout-event', event)}
          />
        </StyleSheetManager>,
      );
    }
  };

/**
 * Defines the element `<spinout-research-flow>`, once for each page. It shows nothing until it has an `api`, or the attribute
 * `api-base`.
 * @param name another name for the element
 * @throws {ConfigurationError} if the page already has another element of this name
 * @example defineResearchFlowElement(); // <spinout-research-flow api-base="https://api.example.org">
 */
export function defineResearchFlowElement(name = 'spinout-research-flow'): void {
  if (customElements.get(name))
    throw new ConfigurationError(
      `There is already an element <${name}>: defineResearchFlowElement() was called before, or other code has taken its name. ` +
        'Call it once, or pass another name.',
    );
  customElements.define(name, createElementClass());
}

declare global {
  interface HTMLElementTagNameMap {
    'spinout-research-flow': ResearchFlowElement;
  }
  interface HTMLElementEventMap {
    'spinout-complete': ResearchFlowElementEvents['spinout-complete'];
    'spinout-step-change': ResearchFlowElementEvents['spinout-step-change'];
    'spinout-error': ResearchFlowElementEvents['spinout-error'];
    'spinout-event': ResearchFlowElementEvents['spinout-event'];
  }
}
