import { careersText } from '../../text/careers.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { Careers } from '../careers/careers.tsx';
import { PageHead } from '../page-head.tsx';

export default function CareersPage() {
  return (
    <>
      <PageHead title={pageTitles.careers} description={careersText.description} />
      <Careers />
    </>
  );
}
