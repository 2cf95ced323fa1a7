import { pageName } from '@studia/contract/page-name';
import type { Quote } from '@studia/contract/proof';
import { ArrowRight } from 'lucide-react';
import { answerText } from '../../../text/answer.ts';
import { useAnchoredPopover } from '../../../ui/overlay/use-anchored-popover.ts';
import { pageAddress } from './page-address.ts';

/** A citation in the text: opens the words of the book on which the sentence rests. */
export const Citation = ({ quote }: { quote: Quote }) => {
  const { button, box, buttonProps, boxProps } = useAnchoredPopover({ side: 'bottom', align: 'start' });
  const { title, text } = quote;
  const page = pageName(quote);
  const address = pageAddress(quote);
  const name = answerText.citation(title, page);
  return (
    <>
      <button ref={button} type="button" aria-label={name} {...buttonProps} className="citation">
        <span>{title},</span> <mark>{answerText.page(page)}</mark>
      </button>
      <div ref={box} {...boxProps} role="note" aria-label={name} className="citation-box popover">
        <blockquote>
          <mark>{text}</mark>
        </blockquote>
        <footer>
          <cite>{answerText.cited(title, page)}</cite>
          {address !== null && (
            <a href={address} className="link">
              {answerText.openPage} <ArrowRight aria-hidden="true" className="inline size-4" />
            </a>
          )}
        </footer>
      </div>
    </>
  );
};
