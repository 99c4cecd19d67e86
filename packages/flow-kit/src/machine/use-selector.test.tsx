import { act, render, screen } from '@testing-library/react';
import { createActor, fromTransition } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../view/error-boundary.js';
import { shallowEqual } from './shallow-equal.js';
import { useSelector } from './use-selector.js';

interface Counts {
  readonly apples: number;
  readonly pears: number;
}

const startCounter = () =>
  createActor(
    fromTransition(
      (counts: Counts, { type }: { type: 'apple' | 'pear' | 'broken' }) => {
        if (type === 'broken') throw new Error('The counter is broken.');
        return type === 'apple'
          ? { ...counts, apples: counts.apples + 1 }
          : { ...counts, pears: counts.pears + 1 };
      },
      { apples: 1, pears: 1 },
    ),
  ).start();

type Counter = ReturnType<typeof startCounter>;

function Apples({ counter, onRender }: { counter: Counter | undefined; onRender?: () => void }) {
  const apples = useSelector(counter, (snapshot) => snapshot?.context.apples ?? 0);
  onRender?.();
  return <p>{apples} apples</p>;
}

describe('useSelector', () => {
  it('renders again only when the selection changes', () => {
    const counter = startCounter();
    const onRender = vi.fn();
    render(<Apples counter={counter} onRender={onRender} />);
    act(() => counter.send({ type: 'pear' }));
    expect(onRender).toHaveBeenCalledTimes(1);
    act(() => counter.send({ type: 'apple' }));
    expect(screen.getByText('2 apples')).toBeInTheDocument();
    expect(onRender).toHaveBeenCalledTimes(2);
  });

  it('keeps an equal selection, also when the selector is a new function', () => {
    const counter = startCounter();
    const seen = new Set<object>();
    function Basket({ title }: { title: string }) {
      seen.add(useSelector(counter, ({ context: { apples } }) => ({ apples }), shallowEqual));
      return <p>{title}</p>;
    }
    const { rerender } = render(<Basket title="Basket" />);
    act(() => counter.send({ type: 'pear' }));
    rerender(<Basket title="The basket" />);
    expect(seen.size).toBe(1);
  });

  it('selects from another actor when it gets one, and from undefined without one', () => {
    const { rerender } = render(<Apples counter={undefined} />);
    expect(screen.getByText('0 apples')).toBeInTheDocument();
    const counter = startCounter();
    rerender(<Apples counter={counter} />);
    act(() => counter.send({ type: 'apple' }));
    expect(screen.getByText('2 apples')).toBeInTheDocument();
  });

  it('throws the error of an actor that failed', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onError = vi.fn();
    const counter = startCounter();
    render(
      <ErrorBoundary message="Something failed." retryLabel="Try again" onError={onError}>
        <Apples counter={counter} />
      </ErrorBoundary>,
    );
    act(() => counter.send({ type: 'broken' }));
    expect(screen.getByText('Something failed.')).toBeInTheDocument();
    expect(onError).toHaveBeenCalledWith(new Error('The counter is broken.'));
  });
});

describe('shallowEqual', () => {
  it('compares the values of objects by name', () => {
    const list: readonly string[] = [];
    expect(shallowEqual({ list, count: Number.NaN }, { list, count: Number.NaN })).toBe(true);
    expect(shallowEqual({ list }, { list: [] })).toBe(false);
    expect(shallowEqual<{ a?: number | undefined; b?: number }>({ a: undefined }, { b: 1 })).toBe(
      false,
    );
    expect(shallowEqual<{ a?: number; b?: number }>({ a: 1 }, { a: 1, b: 1 })).toBe(false);
  });
});
