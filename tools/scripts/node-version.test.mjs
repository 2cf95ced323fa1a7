import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayOfNode } from './needs/node.mjs';

test('a Node that is too old is told so in a sentence', () => {
  for (const version of ['v18.20.8', 'v20.18.3', 'v9.11.2']) {
    const sentence = sayOfNode(version, '>=20.19');
    assert.match(
      sentence ?? '',
      /^Studia needs Node 20\.19 or newer, and this is v[\d.]+\. Install a newer one/,
    );
    assert.ok(sentence?.includes(version));
  }
});

test('a Node that is new enough hears nothing', () => {
  for (const version of ['v20.19.0', 'v20.20.2', 'v22.1.0', 'v24.0.0']) {
    assert.equal(sayOfNode(version, '>=20.19'), null);
  }
});
