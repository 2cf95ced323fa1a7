import type { ComponentType } from 'react';
import type { LaterPageName } from '../../text/later.ts';
import { shellText } from '../../text/shell.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { LaterArticle } from '../later-article.tsx';
import { PublicFrame } from './frame.tsx';

/** The Coming Soon page as a public document. */
export const laterDocument = (name: LaterPageName): ComponentType =>
  function LaterDocument() {
    return (
      <PublicFrame>
        <LaterArticle name={name}>
          <a href="/" data-go-back className={buttonClass({ look: 'quiet' })}>
            {shellText.goBack}
          </a>
        </LaterArticle>
      </PublicFrame>
    );
  };
