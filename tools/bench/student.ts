const PASSWORD = 'Correct-horse-7';
const PATIENCE = 20_000;

/** A book as the shelf tells of it, as far as benches look at it. */
export interface Book {
  id: string;
  pages: number;
  readable: boolean;
  searchable: boolean;
  trouble: string | null;
}

interface Session {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

export interface Student {
  token: string;
  session: Session & { user: unknown };
  /** Asks for something whose answer does not matter. */
  visit(path: string): Promise<void>;
  book(id: string): Promise<Book>;
  pages(id: string, from: number, to: number): Promise<{ text: string }[]>;
}

/** A student with a complete profile, made by the calls that the application makes. */
export const makeStudent = async (
  url: string,
  email = 'reader@bench.example.org',
  standard = 'Graduate',
): Promise<Student> => {
  const post = async <Reply>(path: string, body: object, token?: string): Promise<Reply> => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Reply;
  };
  const names = { data: { full_name: 'Bench Student' } };
  const { session: first } = await post<{ session: Session }>('/auth/signup', {
    email,
    password: PASSWORD,
    options: names,
  });
  await post('/auth/send-verification-code', { email });
  await post('/auth/verify-code', { email, code: await codeFor(url, email) });
  const { session } = await post<{ session: Session }>('/auth/refresh', {
    refresh_token: first.refresh_token,
  });
  const { access_token: token } = session;
  const profile = { country: 'India', city: null, standard, date_of_birth: '1995-12-10' };
  const { user } = await post<{ user: unknown }>('/api/profile/update', profile, token);
  const get = async <Reply>(path: string): Promise<Reply> => {
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as Reply;
  };
  return {
    token,
    session: { ...session, user },
    visit: (path) => get(path),
    book: async (id) => (await get<{ book: Book }>(`/api/library/books/${id}`)).book,
    pages: async (id, from, to) =>
      (await get<{ pages: { text: string }[] }>(`/api/library/books/${id}/pages?from=${from}&to=${to}`))
        .pages,
  };
};

/** The newest code that was mailed to an address. */
const codeFor = async (url: string, email: string): Promise<string> => {
  const deadline = performance.now() + PATIENCE;
  while (performance.now() < deadline) {
    const outbox = await (await fetch(`${url}/dev/outbox`)).text();
    const letter = outbox.split('<article>').find((article) => article.includes(email));
    const code = /<h2>(\d{6}) /.exec(letter ?? '')?.[1];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('No code was mailed.');
};

/** Brings a file to a student's shelf; answers the book and when the answer came. */
export const bring = async (
  url: string,
  { token }: Student,
  name: string,
  bytes: Buffer,
): Promise<{ book: Book; arrived: number }> => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`${url}/api/library/books`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  const { books } = (await answer.json()) as { books: Book[] };
  if (!books[0]) throw new Error(`${name} did not arrive.`);
  return { book: books[0], arrived: performance.now() };
};

/** Looks at a book again and again until it is so; the milliseconds that it took. */
export const untilBook = async (
  student: Student,
  id: string,
  isSo: (book: Book) => boolean | Promise<boolean>,
  since = performance.now(),
): Promise<number> => {
  for (;;) {
    const book = await student.book(id);
    if (book.trouble !== null) throw new Error(book.trouble);
    if (await isSo(book)) return performance.now() - since;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
