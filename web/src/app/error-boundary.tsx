import { Component, type ReactNode } from 'react';
import { shellText } from '../text/shell.ts';
import { ErrorState } from '../ui/error-state.tsx';

interface Props {
  /** A change of it, such as another address, gives the page a new chance. */
  place: string;
  children: ReactNode;
}

/** Keeps a page that breaks from taking the frame around it along. */
export class ErrorBoundary extends Component<Props, { brokenAt: string | null }> {
  override state = { brokenAt: null };

  static getDerivedStateFromError(): { brokenAt: string } {
    return { brokenAt: '' };
  }

  override componentDidUpdate(before: Props): void {
    if (before.place !== this.props.place && this.state.brokenAt !== null) this.setState({ brokenAt: null });
  }

  override render(): ReactNode {
    if (this.state.brokenAt === null) return this.props.children;
    return (
      <ErrorState
        title={shellText.crashed}
        retryLabel={shellText.reload}
        onRetry={() => window.location.reload()}
      >
        {shellText.crashedMore}
      </ErrorState>
    );
  }
}
