import { describe, expect, it } from 'vitest';
import { scaling } from '../index.ts';

describe('one quantity of a solved problem made so many times as large', () => {
  const cylinder = 'A cylinder has radius 3 cm and height 10 cm. What is the volume?';
  const bridge = 'ball dropped from a bridge, hits water after 2.4 s. how high is the bridge. g=9.81';
  const car = 'car 1200kg going 90 km/h brakes to a stop in 60 m. find braking force';

  it.each([
    [cylinder, 'if i make the radius double the volume doubles too yeah', 4, false],
    [cylinder, 'so if the height is twice as big the volume is twice as big', 2, true],
    [car, 'if he goes 180 instead of 90 with the same force the distance doubles to 120 right?', 4, false],
    [bridge, 'what if its twice as heavy, then its faster and the time gets smaller right', 1, false],
    [bridge, 'and if its twice as heavy the time stays the same?', 1, true],
    [bridge, 'if its twice as heavy the time doesnt change', 1, true],
    [cylinder, 'if the radius doubles the volume doesn’t double, right?', 4, null],
    [cylinder, 'if the radius doubles the volume dont double', 4, null],
    [cylinder, 'if the radius doubles the volume more than doubles', 4, null],
    [cylinder, 'if the radius is twice as big the volume is at least twice as big', 4, null],
    [bridge, 'if its twice as heavy its no faster', 1, null],
  ])('is worked out with the rest as it was: %s · %s', (problem, message, times, isRight) => {
    expect(scaling(message, problem)).toMatchObject({ times, isRight });
  });

  it.each([
    [cylinder, 'is it 282.7'],
    [cylinder, 'why is it squared'],
    [cylinder, 'the volume doesn’t double if the radius doubles'],
    [cylinder, 'and with a radius of 3 instead of 0'],
    [cylinder, 'what if the radius was 0 instead of 3'],
    ['pressure of 200 N on 4 m2', 'if the box is twice as heavy the pressure doubles?'],
    ['a wave has frequency 20 Hz and wavelength 3 m, what is the speed?', 'what if its twice as heavy'],
    [cylinder, 'and a cone with the same bottom and height, half of that? looks like half'],
    [
      'what current flows through a 2000 W kettle at 230 V',
      'if the voltage is half the current is half too?',
    ],
  ])('is left alone where it is not said, or nobody knows what stays: %s · %s', (problem, message) => {
    expect(scaling(message, problem)).toBeNull();
  });
});
