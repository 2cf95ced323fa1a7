import { closingText } from '../../../text/landing.ts';
import { buttonClass } from '../../../ui/form/button-class.ts';
import { OpenBook } from '../../../ui/layout/illustrations.tsx';

/** An empty page, and the way to it. */
export const Closing = () => (
  <section className="border-t border-line">
    <div className="mx-auto grid max-w-6xl items-center gap-x-16 gap-y-8 px-5 py-16 sm:px-8 md:grid-cols-[minmax(0,1fr)_auto] lg:py-24">
      <div>
        <h2 className="max-w-[22ch] font-serif text-3xl font-semibold sm:text-4xl">{closingText.title}</h2>
        <button type="button" data-auth="sign-in" className={`${buttonClass({ size: 'lg' })} mt-8`}>
          {closingText.action}
        </button>
      </div>
      <div className="w-64 max-w-full lg:w-80">
        <OpenBook />
      </div>
    </div>
  </section>
);
