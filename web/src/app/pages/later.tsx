import { Link, useLocation } from 'react-router';
import { laterPages, laterText, type LaterPageName } from '../../text/later.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { shellText } from '../../text/shell.ts';
import { Button } from '../../ui/button.tsx';
import { LaterArticle } from '../later-article.tsx';
import { PageHead } from '../page-head.tsx';
import { textIn } from '../text-in-state.ts';
import { useGoBack } from '../use-go-back.ts';

/** The Coming Soon page of the application. What somebody wrote on the way here is not lost. */
export default function LaterPage({ name }: { name: LaterPageName }) {
  const goBack = useGoBack();
  const written = textIn(useLocation().state, 'query');
  return (
    <>
      <PageHead title={pageTitles[name]} description={laterPages[name].lead} noIndex />
      <LaterArticle name={name}>
        {written !== null && (
          <p className="mb-6">
            {laterText.yourWords} “{written}”{' '}
            <Link to="/dashboard" state={{ draft: written }} className="link font-semibold">
              {laterText.toTutor}
            </Link>
          </p>
        )}
        <Button look="quiet" onClick={goBack}>
          {shellText.goBack}
        </Button>
      </LaterArticle>
    </>
  );
}
