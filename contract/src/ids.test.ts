import { describe, expect, it } from 'vitest';
import { ChatSessionId, MessageId, StudentId } from './ids.ts';

const ID = '01948b3c-7d5e-7abc-9def-0123456789ab';

describe.each([
  { kind: 'student', schema: StudentId },
  { kind: 'chat session', schema: ChatSessionId },
  { kind: 'message', schema: MessageId },
])('the id of a $kind', ({ schema }) => {
  it('is a UUID', () => {
    expect(schema.parse(ID)).toBe(ID);
  });

  it('is the same id in capital letters', () => {
    expect(schema.parse(ID.toUpperCase())).toBe(ID);
  });

  it.each([
    '',
    'abc',
    ID.slice(1),
    `${ID}0`,
    ` ${ID}`,
    `${ID}\n`,
    ID.replaceAll('-', ''),
    `{${ID}}`,
    `urn:uuid:${ID}`,
    "' OR 1=1 --",
    null,
    7,
    [[ID]],
  ])('is not %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});
