import { expect, it } from 'vitest';
import { simulatedHelp, simulatedOrder } from './simulation.fixture.ts';

it('a thousand students with known abilities: mastery puts their ideas in the right order', () => {
  // Forty answers about each of ten ideas.
  expect(simulatedOrder(400).ours).toBeGreaterThanOrEqual(0.8);
  // After forty in all, nearly as right as anybody could be who has four answers about each.
  const { ours, best } = simulatedOrder(40);
  expect(best - ours).toBeLessThan(0.02);
});

it('no answer with help ever raises what a student is held to be able to do alone', () => {
  const { helped, raised } = simulatedHelp(20, 200);
  expect(helped).toBeGreaterThan(500);
  expect(raised).toBe(0);
});
