import { Component, type ReactNode } from 'react';
import { frameText } from '../text/frame.ts';
import { Button } from '../ui/form/button.tsx';

interface Props {
  /** A change of it, such as another address, gives the page a new chance. */
  place: string;
  children: ReactNode;
}

interface State {
  place: string | null;
  broken: boolean;
  /** It broke without a connection: most likely its code is not here. */
  offline: boolean;
}

/** Keeps a page that breaks from taking the frame around it along. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { place: null, broken: false, offline: false };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true, offline: !navigator.onLine };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, broken: false, offline: false };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.reopen);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.reopen);
  }

  private readonly reopen = (): void => {
    if (this.state.offline) window.location.reload();
  };

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    if (this.state.offline) return <Offline />;
    // Plain on purpose: what it needs must be here already when a part of the page can't be loaded.
    return (
      <div role="alert" className="mx-auto max-w-md px-5 py-16 text-center">
        <h1 className="font-serif text-2xl font-semibold">{frameText.crashed}</h1>
        <p className="mt-2 mb-6 text-ink-soft">
          {frameText.crashedMore}{' '}
          <a href="/#help" className="link">
            {frameText.crashedContact}
          </a>
          .
        </p>
        <Button look="quiet" onClick={() => window.location.reload()}>
          {frameText.reload}
        </Button>
      </div>
    );
  }
}

const Offline = () => (
  <div role="alert" className="mx-auto max-w-md px-5 py-16 text-center">
    <h1 className="font-serif text-2xl font-semibold">{frameText.offline}</h1>
    <p className="mt-2 text-ink-soft">{frameText.offlineMore}</p>
  </div>
);
