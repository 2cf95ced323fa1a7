import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heardInTurn } from './heard-in-turn.mjs';

test('who speaks first is heard at once, and the others when it is their turn', () => {
  /** @type {string[]} */
  const output = [];
  const newVoice = heardInTurn((text) => output.push(text));
  const [first, second, third] = [newVoice(), newVoice(), newVoice()];
  second.say('2');
  first.say('1');
  assert.deepEqual(output, ['1']);
  third.say('3');
  third.end();
  first.say('one');
  assert.deepEqual(output, ['1', 'one']);
  first.end();
  assert.deepEqual(output, ['1', 'one', '2']);
  second.say('two');
  second.end();
  assert.deepEqual(output, ['1', 'one', '2', 'two', '3']);
});

test('who comes when all have ended is heard at once', () => {
  /** @type {string[]} */
  const output = [];
  const newVoice = heardInTurn((text) => output.push(text));
  newVoice().end();
  newVoice().say('late');
  assert.deepEqual(output, ['late']);
});
