import { Link } from 'react-router';
import { newQuizAddress } from '../../client/quiz-address.ts';
import { practicePageText as text } from '../../text/practice.ts';
import { buttonClass } from '../../ui/form/button-class.ts';

/** The ways into a quiz: one more tap there starts it. */
export const StartQuiz = () => (
  <div className="flex flex-wrap items-center gap-3">
    <Link to={newQuizAddress()} className={buttonClass()}>
      {text.startAction}
    </Link>
    <Link to={newQuizAddress({ spots: 'lost' })} className={buttonClass({ look: 'quiet' })}>
      {text.lost}
    </Link>
  </div>
);
