'use client';
import { Banner, Button } from '@spinout/design-system';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What happened, and whether the input is saved. */
  readonly message: string;
  readonly retryLabel: string;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** An error boundary with a retry button. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { message, retryLabel, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Banner
        tone="error"
        actions={<Button onClick={() => this.setState({ failed: false })}>{retryLabel}</Button>}
      >
        {message}
      </Banner>
    );
  }
}
