import { ArrowRight } from 'lucide-react';
import { chatText } from '../../text/chat.ts';

/** An empty page, and a few ways to fill it. */
export const EmptyConversation = ({ name, onPick }: { name: string; onPick: (message: string) => void }) => (
  <div className="pt-[8vh] pb-10">
    <h1 className="font-serif text-3xl font-semibold text-balance">{chatText.greeting(name)}</h1>
    <p className="mt-3 max-w-prose text-ink-soft">{chatText.lead}</p>
    <h2 className="mt-8 text-sm font-semibold text-ink-soft">{chatText.examplesTitle}</h2>
    <ul className="mt-2 border-t border-line">
      {chatText.examples.map((example) => (
        <li key={example}>
          <button
            type="button"
            onClick={() => onPick(example)}
            className="group flex min-h-13 w-full items-center gap-4 border-b border-line px-1 py-3 text-left font-serif text-lg hover:bg-accent-wash"
          >
            <span className="min-w-0 flex-1">{example}</span>
            <ArrowRight
              aria-hidden="true"
              className="size-5 shrink-0 text-accent opacity-60 transition-transform duration-160 group-hover:translate-x-1 group-hover:opacity-100"
              strokeWidth={1.75}
            />
          </button>
        </li>
      ))}
    </ul>
  </div>
);
