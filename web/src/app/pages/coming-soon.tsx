import { comingSoonText as text } from '../../text/coming-soon.ts';
import { shellText } from '../../text/shell.ts';
import { Button } from '../../ui/form/button.tsx';
import { PageHead } from '../page-head.tsx';
import { useGoBack } from '../use-go-back.ts';

/** The Coming Soon page (SPEC 2.8): where links lead to what is announced and not there yet. */
export default function ComingSoonPage() {
  const goBack = useGoBack();
  return (
    <article className="mx-auto max-w-2xl px-5 py-12 sm:px-8">
      <PageHead title={text.title} noIndex />
      <h1 className="font-serif text-3xl font-semibold">{text.title}</h1>
      <p className="mt-3 text-lg text-ink-soft">{text.notice}</p>
      <div className="mt-8">
        <Button look="quiet" onClick={goBack}>
          {shellText.goBack}
        </Button>
      </div>
    </article>
  );
}
