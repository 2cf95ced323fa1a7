import { later } from '../../text/later.ts';
import { planText } from '../../text/learning.ts';
import type { RoadmapItem, RoadmapModule } from '../../ui/layout/roadmap.tsx';

const LONGEST_TOPIC = 48;
/** Days until each review: the gaps grow, as memory does. */
const REVIEWS_AFTER = [2, 7, 21] as const;
const DAY = 86_400_000;

const LEAD_IN =
  /^(?:please\s+)?(?:(?:i\s+(?:want|need|would like|have)\s+to|i['’]d like to|help me(?:\s+to)?|teach me(?:\s+about)?|how (?:do i|to))\s+)?(?:(?:learn|study|understand|know|practi[sc]e)\s+)?(?:about\s+)?/i;

/** What somebody wants to learn, without the words around it. */
export const topicOf = (typed: string): string => {
  const words = typed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\s.!?]+$/, '');
  const topic = words.replace(LEAD_IN, '') || words;
  return topic.length > LONGEST_TOPIC ? `${topic.slice(0, LONGEST_TOPIC - 1).trimEnd()}…` : topic;
};

/** A plan as Studia lays it out, for any topic: check, learn, practise, prove it alone, look again. Not fitted to anybody. */
export const examplePlan = (typed: string, today: Date): RoadmapModule[] => {
  const topic = topicOf(typed);
  return [
    {
      id: 'start',
      title: planText.start,
      items: [{ id: 'check', title: planText.check(topic), minutes: 10, why: planText.checkWhy }],
    },
    {
      id: 'learn',
      title: planText.learn,
      items: [
        { id: 'idea', title: planText.idea(topic), minutes: 25, why: planText.ideaWhy },
        {
          id: 'practise',
          title: planText.practise,
          minutes: 20,
          why: planText.practiseWhy,
          after: [planText.idea(topic)],
        },
      ],
    },
    {
      id: 'prove',
      title: planText.prove,
      items: [
        {
          id: 'alone',
          title: capitalised(planText.alone(topic)),
          minutes: 15,
          why: planText.aloneWhy,
          after: [planText.practise],
        },
      ],
    },
    {
      id: 'keep',
      title: planText.keep,
      items: REVIEWS_AFTER.map((days, index) => review(index + 1, days, today)),
    },
  ];
};

const review = (number: number, days: number, today: Date): RoadmapItem => ({
  id: `review-${number}`,
  title: planText.review(number),
  minutes: 5,
  why: planText.reviewWhy,
  when: dayName().format(new Date(today.getTime() + days * DAY)),
});

const dayName = later(
  () => new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' }),
);

const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
