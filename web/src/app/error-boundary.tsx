import { Component, type ReactNode } from 'react';
import { shellText } from '../text/shell.ts';
import { Button } from '../ui/button.tsx';

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
    // Plain on purpose: what it needs must be here already when a part of the page can't be loaded.
    return (
      <div role="alert" className="mx-auto max-w-md px-5 py-16 text-center">
        <h1 className="font-serif text-2xl font-semibold">{shellText.crashed}</h1>
        <p className="mt-2 mb-6 text-ink-soft">{shellText.crashedMore}</p>
        <Button look="quiet" onClick={() => window.location.reload()}>
          {shellText.reload}
        </Button>
      </div>
    );
  }
}
