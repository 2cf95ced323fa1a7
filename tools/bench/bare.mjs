import fastify from 'fastify';
import { Pool } from 'pg';

// The least a Fastify server can do: no plug-in, no check, no log. Started by requests.mjs.
const [, , port, database, email] = process.argv;
const pool = new Pool({ connectionString: database, max: 10 });
const app = fastify();

app.get('/row', async () => {
  const { rows } = await pool.query({
    name: 'student',
    text: 'SELECT * FROM student WHERE email = $1',
    values: [email],
  });
  return { user: rows[0] };
});
app.get('/notes', async () => {
  const { rows } = await pool.query({
    name: 'notes',
    text: `SELECT note.id, title, content, tags, origin, source_title, words, revision, note.created_at, updated_at
             FROM note JOIN student ON student.id = student_id
            WHERE email = $1 AND deleted_at IS NULL ORDER BY note.id LIMIT 1000`,
    values: [email],
  });
  return rows;
});
app.get('/memory', async () => ({ user: { email, verified: false, full_name: 'Bench Student' } }));

await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('listening');
