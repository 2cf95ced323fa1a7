import { expect, it } from 'vitest';
import { simulatedHelp, simulatedOrder } from './simulation.fixture.ts';

it('a thousand students with known abilities: mastery puts their ideas in the right order', () => {
  // Forty answers about each of ten ideas.
  expect(simulatedOrder(400)).toBeGreaterThanOrEqual(0.8);
});

it('no answer with help ever raises what a student is held to be able to do alone', () => {
  const { helped, raised } = simulatedHelp(20, 200);
  expect(helped).toBeGreaterThan(500);
  expect(raised).toBe(0);
});
