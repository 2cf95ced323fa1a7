import { laterPages, type LaterPageName } from '../../text/later.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { shellText } from '../../text/shell.ts';
import { Button } from '../../ui/form/button.tsx';
import { LaterArticle } from '../later-article.tsx';
import { PageHead } from '../page-head.tsx';
import { useGoBack } from '../use-go-back.ts';

/** The Coming Soon page of the application. */
export default function LaterPage({ name }: { name: LaterPageName }) {
  const goBack = useGoBack();
  return (
    <>
      <PageHead title={pageTitles[name]} description={laterPages[name].lead} noIndex />
      <LaterArticle name={name}>
        <Button look="quiet" onClick={goBack}>
          {shellText.goBack}
        </Button>
      </LaterArticle>
    </>
  );
}
