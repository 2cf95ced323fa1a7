import { STANDARDS } from '../../contract/src/profile.ts';
import { makeStudent, type Student } from '../bench/student.ts';

/** A conversation as its writer left it: what a student of a grade says, turn by turn. */
export interface Conversation {
  id: string;
  subject?: string;
  grade?: string | number;
  turns: readonly string[];
  /** What the writer says about right answers and the like; carried on for whoever judges. */
  answers?: unknown;
}

interface HeldTurn {
  student: string;
  tutor: string;
  choices: readonly string[];
  /** Milliseconds until the whole answer was there. */
  took: number;
}

export interface HeldConversation extends Conversation {
  held: readonly HeldTurn[];
}

interface Reply {
  response: string;
  message: { choices?: string[] };
}

/** So many conversations are one student's; more in a minute would run into the tutor's pace. */
const A_STUDENT = 8;
const AGAIN_AFTER = 5_000;

/** Holds conversations over HTTP, each as a student of its grade. */
export const holdWith = (url: string) => {
  const run = Date.now().toString(36);
  const students = new Map<string, { made: Promise<Student>; conversations: number; number: number }>();
  const studentOf = (standard: string): Promise<Student> => {
    const known = students.get(standard);
    if (known && known.conversations < A_STUDENT) {
      known.conversations += 1;
      return known.made;
    }
    const number = (known?.number ?? 0) + 1;
    const email = `${run}-${standard.replaceAll(/\W/g, '').toLowerCase()}-${number}@evals.example.org`;
    const made = makeStudent(url, email, standard);
    students.set(standard, { made, conversations: 1, number });
    return made;
  };
  return async (conversation: Conversation): Promise<HeldConversation> => {
    const { token } = await studentOf(standardOf(conversation.grade));
    const post = <Body>(path: string, body: object): Promise<Body> => answered(`${url}${path}`, token, body);
    const { session_id } = await post<{ session_id: string }>('/api/llm/create-session', {});
    const held: HeldTurn[] = [];
    for (const message of conversation.turns) {
      const began = performance.now();
      const { response, message: reply } = await post<Reply>('/api/llm/send-message', {
        session_id,
        message,
      });
      const took = Math.round(performance.now() - began);
      held.push({ student: message, tutor: response, choices: reply.choices ?? [], took });
    }
    return { ...conversation, held };
  };
};

const answered = async <Body>(address: string, token: string, body: object): Promise<Body> => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (answer.ok) return (await answer.json()) as Body;
  if (answer.status !== 429) throw new Error(`${answer.status}: ${await answer.text()}`);
  await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
  return answered(address, token, body);
};

/** The standard that a writer's own word for a grade means. */
const standardOf = (grade: string | number = ''): string => {
  const written = String(grade).toLowerCase();
  const number = /\d+/.exec(written)?.[0];
  const school = number !== undefined && STANDARDS.find((one) => Number.parseInt(one, 10) === Number(number));
  if (school) return school;
  if (/post|phd|doctor/.test(written)) return 'Postgraduate';
  if (/^grad|master/.test(written)) return 'Graduate';
  if (/under|uni|college|bachelor|freshman|sophomore/.test(written)) return 'Undergraduate';
  return 'Other';
};
