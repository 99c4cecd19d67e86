import axe from 'axe-core';
import type { ReactElement, Ref } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

/** Props that every component must accept. */
export interface ConformanceProps {
  /** A class that has to arrive at the element. */
  className: string;
  /** A style that has to arrive at the element. */
  style: { marginBlockStart: string };
  /** A data attribute that has to arrive at the element. */
  'data-host': string;
  /** A ref that has to receive the element. */
  ref: Ref<never>;
}

/** How to render the component under test. */
export interface ConformanceOptions {
  /** Renders the component with the props spread over its own. */
  render: (props: ConformanceProps) => ReactElement;
  /** Wraps the component, for example in a provider. @default nothing */
  wrap?: ((element: ReactElement) => ReactElement) | undefined;
}

const describeViolation = ({ id, help, nodes }: axe.Result) =>
  `axe ${id}: ${help} (${nodes.map((node) => node.html).join(' ')})`;

/** Rules that need a real page or real pixels; the stories check them in a browser. */
const PAGE_RULES = ['region', 'color-contrast', 'landmark-one-main', 'page-has-heading-one'];

/**
 * Renders a component and lists its faults: `ref`, `className`, `style` and `data-*` must reach the same element, and
 * axe must find no violations. Needs a DOM; a test expects an empty list.
 * @example expect(await findConformanceProblems({ render: (props) => <Badge {...props}>x</Badge> })).toEqual([]);
 */
export async function findConformanceProblems({
  render,
  wrap = (element) => element,
}: ConformanceOptions): Promise<string[]> {
  const problems: string[] = [];
  let refElement: Element | null = null;
  const props: ConformanceProps = {
    className: 'host-class',
    style: { marginBlockStart: '3px' },
    'data-host': 'host-data',
    ref: (element: Element | null) => {
      if (element) refElement = element;
    },
  };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  try {
    flushSync(() => root.render(wrap(render(props))));
    // Portals render only after their container is mounted.
    flushSync(() => root.render(wrap(render(props))));
    const target = document.querySelector<HTMLElement>('.host-class');
    if (!target) return ['className reaches no element'];
    if (refElement !== target) problems.push('ref and className reach different elements');
    if (target.dataset.host !== 'host-data') problems.push('data-* does not reach the element');
    if (target.style.marginBlockStart !== '3px') problems.push('style does not reach the element');
    const { violations } = await axe.run(document.body, {
      rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
    });
    return [...problems, ...violations.map(describeViolation)];
  } finally {
    flushSync(() => root.unmount());
    container.remove();
  }
}
