const PASSWORD = 'Correct-horse-7';
const PATIENCE = 20_000;

/** A student with a complete profile, made by the calls that the application makes. */
export const makeStudent = async (url, email = 'reader@bench.example.org') => {
  const post = async (path, body, token) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const names = { data: { full_name: 'Bench Student' } };
  const { session: first } = await post('/auth/signup', { email, password: PASSWORD, options: names });
  await post('/auth/send-verification-code', { email });
  await post('/auth/verify-code', { email, code: await codeFor(url, email) });
  const { session } = await post('/auth/refresh', { refresh_token: first.refresh_token });
  const { access_token: token } = session;
  const profile = { country: 'India', city: null, standard: 'Graduate', date_of_birth: '1995-12-10' };
  const { user } = await post('/api/profile/update', profile, token);
  const get = (path) =>
    fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } }).then((answer) => answer.json());
  return { token, session: { ...session, user }, get };
};

/** The newest code that was mailed to an address. */
const codeFor = async (url, email) => {
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
export const bring = async (url, { token }, name, bytes) => {
  const form = new FormData();
  form.append('files', new Blob([bytes]), name);
  const answer = await fetch(`${url}/api/library/books`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  const { books } = await answer.json();
  return { book: books[0], arrived: performance.now() };
};

/** Looks at a book again and again until it is so; the milliseconds that it took. */
export const untilBook = async (student, id, isSo, since = performance.now()) => {
  for (;;) {
    const { book } = await student.get(`/api/library/books/${id}`);
    if (book.trouble !== null) throw new Error(book.trouble);
    if (await isSo(book)) return performance.now() - since;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
