import type { Law } from './law.ts';

const REST = /\b(?:from rest|at rest|starts? from|stationary)\b/i;
const SLANT = /\b(?:angle|degrees|incline\w*|slope|banked)\b|°/i;
const MOVES = /\baccelerat\w*|\bdecelerat\w*|\bspeeds? up|\bslows?|\bbrak\w*|\brest\b/i;

const NOT_STEADY = new RegExp(
  String.raw`${MOVES.source}|\becho|\bsonar|\bhorizontal\w*|\bthrown\b|\bdropped\b|\bfired\b|\blaunch|\bkicked\b|\bwork\b|\bforce\b|\bcircle|\brevol|\bone turn\b|\borbit|\bcentripetal`,
  'i',
);

/** Motion along a line, falls and throws. */
export const MOTION_LAWS: readonly Law[] = [
  {
    law: 'v = d/t',
    title: 'Speed is distance over time',
    letters: { v: 'averageSpeed', d: 'distance', t: 'time' },
  },
  {
    law: 'v = d/t',
    title: 'Speed is distance over time',
    letters: { v: 'speed', d: 'distance', t: 'time' },
    not: NOT_STEADY,
  },
  {
    law: 'v = u + a*t',
    title: 'Speed under constant acceleration',
    letters: { v: 'finalSpeed', u: 'initialSpeed', a: 'acceleration', t: 'time' },
  },
  {
    law: 'v = u + a*t',
    title: 'Speed under constant acceleration',
    letters: { v: 'speed', u: 'initialSpeed', a: 'acceleration', t: 'time' },
    when: MOVES,
  },
  {
    law: 'v = u - a*t',
    title: 'Speed under constant deceleration',
    letters: { v: 'finalSpeed', u: 'initialSpeed', a: 'deceleration', t: 'time' },
    ignore: ['mass'],
  },
  {
    law: 'd = u*t - a*t^2/2',
    title: 'Distance under constant deceleration',
    letters: { d: 'distance', u: 'initialSpeed', a: 'deceleration', t: 'time' },
  },
  {
    law: 'v^2 = u^2 - 2*a*d',
    title: 'Speed after a distance under constant deceleration',
    letters: { v: 'finalSpeed', u: 'initialSpeed', a: 'deceleration', d: 'distance' },
  },
  {
    law: 'v = u + a*t',
    title: 'Speed from rest under constant acceleration',
    letters: { v: 'finalSpeed', u: 'initialSpeed', a: 'tangential', t: 'time' },
  },
  {
    law: 'v = a*t',
    title: 'Speed from rest under constant acceleration',
    letters: { v: 'finalSpeed', a: 'acceleration', t: 'time' },
    not: /\binitial|\btravel\w* at\b|\bmoving\b|\bsound\b/i,
  },
  {
    law: 'v = a*t',
    title: 'Speed from rest under constant acceleration',
    letters: { v: 'speed', a: 'acceleration', t: 'time' },
    when: /\breach\w*|\bfrom rest\b/i,
    not: /\binitial(?:ly)? (?:speed|velocity|moving)\b/i,
  },
  {
    law: 'd = u*t + a*t^2/2',
    title: 'Distance under constant acceleration',
    letters: { d: 'distance', u: 'initialSpeed', a: 'acceleration', t: 'time' },
  },
  {
    law: 'd = a*t^2/2',
    title: 'Distance from rest under constant acceleration',
    letters: { d: 'distance', a: 'acceleration', t: 'time' },
    when: REST,
  },
  {
    law: 'v^2 = u^2 + 2*a*d',
    title: 'Speed after a distance under constant acceleration',
    letters: { v: 'finalSpeed', u: 'initialSpeed', a: 'acceleration', d: 'distance' },
  },
  {
    law: 'd = (u + v)*t/2',
    title: 'Mean speed times time',
    letters: { d: 'distance', u: 'initialSpeed', v: 'finalSpeed', t: 'time' },
  },
  {
    law: 'h = g*t^2/2',
    title: 'Free fall from rest',
    letters: { h: 'height', t: 'time' },
    when: /\bdrop\w*|\bfalls?\b|\bfrom rest\b|\breleased\b/i,
    not: SLANT,
  },
  {
    law: 'h = g*t^2/2',
    title: 'Fall from rest',
    letters: { h: 'fall', t: 'timeOfFlight' },
    when: /\bhorizontal(?:ly)?\b|\bdrop\w*|\bfalls?\b/i,
    not: /\bdegrees?\b|°|\b(?:upward|straight up|down(?:ward)?)\b/i,
    ignore: ['speed', 'mass'],
  },
  {
    law: 'd = v*t',
    title: 'Sideways nothing changes: distance is speed times time',
    letters: { d: 'landing', v: 'initialSpeed', t: 'timeOfFlight' },
    when: /\bhorizontal(?:ly)?\b/i,
    not: /\bdegrees?\b|°|\b(?:upward|straight up|straight down)\b|\bhow long\b|\bwhat time\b/i,
  },
  {
    law: 'd = v*t',
    title: 'Sideways nothing changes: distance is speed times time',
    letters: { d: 'reach', v: 'initialSpeed', t: 'timeOfFlight' },
    when: /\bhorizontal(?:ly)?\b/i,
    not: /\bdegrees?\b|°|\b(?:upward|straight up|straight down|high)\b/i,
  },
  {
    law: 'h = u*t + g*t^2/2',
    title: 'Throw straight down',
    letters: { h: 'height', u: 'initialSpeed', t: 'time' },
    when: /\b(?:straight down|downward)\b/i,
    not: /\belevator\b|\baccelerat\w*|\bforce\b/i,
  },
  {
    law: 'v = u + g*t',
    title: 'Throw straight down',
    letters: { v: 'finalSpeed', u: 'initialSpeed', t: 'time' },
    when: /\b(?:straight down|downward)\b/i,
    not: /\belevator\b|\baccelerat\w*|\bforce\b/i,
  },
  {
    law: 'v = g*t',
    title: 'Speed after a fall from rest',
    letters: { v: 'finalSpeed', t: 'time' },
    when: /\bdropped\b|\bfree(?:ly)? fall\w*|\bfalls? freely\b|\breleased from rest\b/i,
    not: /\bthrown\b|\belevator\b|\bsound\b/i,
    ignore: ['mass'],
  },
  {
    law: 't = u/g',
    title: 'Until gravity has used up the speed',
    letters: { t: 'time', u: 'initialSpeed' },
    when: /\b(?:straight up|upward|vertically)\b[\s\S]*\b(?:highest|maximum height|top|peak)\b/i,
    not: SLANT,
    last: true,
  },
  {
    law: 't = 2*u/g',
    title: 'Up and down again take the same time',
    letters: { t: 'timeOfFlight', u: 'initialSpeed' },
    when: /\b(?:straight up|upward|vertically)\b[\s\S]*\b(?:return\w*|back|in the air|same height|same level|caught|hand)\b/i,
    not: /\b(?:angle|degrees|roof|cliff|bridge|building|window|above)\b|°/i,
    last: true,
  },
  {
    law: 't = (u + sqrt(u^2 + 2*g*h))/g',
    title: 'Up, and down past the start',
    letters: { t: 'timeOfFlight', u: 'initialSpeed', h: 'height' },
    when: /\b(?:straight up|upward|vertically|straight upward)\b/i,
    not: /\b(?:angle|degrees)\b|°/i,
    last: true,
  },
  {
    law: 'v^2 = u^2 + 2*g*h',
    title: 'Height becomes speed',
    letters: { v: 'finalSpeed', u: 'initialSpeed', h: 'height' },
    when: /\b(?:thrown|throws|frictionless|negligible|neglect\w*|roller|energy|fired|launched|ignore\w*|ignoring|without friction|no friction)\b/i,
    not: /\b(?:elevator|coefficient)\b|\bm\/s\^2/i,
    ignore: ['mass'],
    last: true,
  },
  {
    law: 'v = sqrt(2*g*h)',
    title: 'Speed after a fall',
    letters: { v: 'speed', h: 'height' },
    when: /\bdrop\w*|\bfall\w*|\bfrictionless\b|\bfrom rest\b/i,
    not: /\bthrown\b|\bescape\b/i,
    ignore: ['mass'],
  },
  {
    law: 'h = u^2/(2*g)',
    title: 'Height of a throw straight up',
    letters: { h: 'height', u: 'initialSpeed' },
    when: /\b(?:straight up|upward|vertically)\b/i,
    not: SLANT,
  },
  {
    law: 'h = u^2/(2*g)',
    title: 'Height of a throw straight up',
    letters: { h: 'height', u: 'speed' },
    when: /\b(?:straight up|upward|vertically|jump\w*)\b/i,
    not: SLANT,
  },
  {
    law: 'T = 2*u*sin(q)/g',
    title: 'Time of flight',
    letters: { T: 'timeOfFlight', u: 'initialSpeed', q: 'angle' },
    when: /\bprojectile|\blaunched|\bkicked|\bthrown|\bfired|\bhit\b|\bjump/i,
    not: /\b(?:incline|slope|ramp|cliff|roof|building|bridge)\b/i,
  },
  {
    law: 'h = g*t^2/8',
    title: 'Height from the time of flight',
    letters: { h: 'height', t: 'time' },
    when: /\bprojectile\b|\blaunched\b/i,
    ignore: ['angle'],
  },
  {
    law: 'R = u^2*sin(2*q)/g',
    title: 'Range of a throw',
    letters: { R: 'distance', u: 'initialSpeed', q: 'angle' },
    when: /\bprojectile|\blaunched|\bkicked|\bthrown|\bfired\b/i,
    ignore: ['timeOfFlight'],
  },
  {
    law: 't = 2*u*sin(q)/g',
    title: 'Time of flight',
    letters: { t: 'time', u: 'initialSpeed', q: 'angle' },
    when: /\bprojectile|\blaunched|\bkicked|\bthrown|\bfired\b/i,
  },
  {
    law: 'h = (u*sin(q))^2/(2*g)',
    title: 'Height of a throw',
    letters: { h: 'height', u: 'initialSpeed', q: 'angle' },
  },
];
