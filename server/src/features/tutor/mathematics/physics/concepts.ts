import { unitAt } from '../quantities/read.ts';
import { keyOf } from '../quantities/units.ts';

/** A physical quantity as formulas and questions name it. */
export interface Concept {
  readonly unit: string;
  readonly kind: string;
  /** How a question asks for it. */
  readonly ask: RegExp;
  /** What stands beside a value of it, where other values of the same kind are about. */
  readonly near?: RegExp;
}

const concept = (unit: string, ask: RegExp, near?: RegExp): Concept => ({
  unit,
  kind: unit === '' ? 'number' : keyOf(unitAt(unit)?.unit.dimension ?? [0, 0, 0, 0, 0, 0, 0]),
  ask,
  ...(near && { near }),
});

export const CONCEPTS = {
  stoppingDistance: concept('m', /\b(?:stopping distance|how far .*\bstop)\b/i),
  wavelength: concept('m', /\bwavelength\b/i, /\bwavelength\b/i),
  radius: concept(
    'm',
    /\bradius\b|\bhow far from the axis\b/i,
    /\bradius\b|\bradii\b|\bfrom the (?:axis|center|joint|pivot|hinges?)\b|-radius|\bcurvature\b/i,
  ),
  diameter: concept('m', /\bdiameter\b/i, /\bdiameter\b/i),
  height: concept(
    'm',
    /\b(?:height|how high|altitude|how deep|depth)\b/i,
    /\b(?:height|high|above|altitude|tall|deep|depth|up|vertical|top)\b/i,
  ),
  lever: concept(
    'm',
    /\blever arm\b/i,
    /\b(?:from the (?:hinges?|pivot|axis|center)|lever|wrench|handle)\b/i,
  ),
  stretch: concept(
    'm',
    /\b(?:stretch|compress|displacement|extension)\w*\b/i,
    /\b(?:stretch|compress|displac|extend|by)\w*\b/i,
  ),
  length: concept('m', /\blength\b|\bhow long is\b/i, /\blong\b|\blength\b/i),
  distance: concept(
    'm',
    /\b(?:distance|how far|displacement|range)\b/i,
    /\b(?:distance|far|travel\w*|away|apart|through|moves?|pushe[sd]|along)\b/i,
  ),
  area: concept('m^2', /\barea\b/i),
  volume: concept('m^3', /\bvolume\b/i),
  initialSpeed: concept(
    'm/s',
    /\b(?:initial|launch|takeoff|muzzle) (?:speed|velocity)\b/i,
    /\bfrom\s*$|\b(?:initial(?:ly)?|from an? (?:initial )?|launched|thrown|fired|kicked|leaves|traveling at|moving at|travell?ing|starts?)\b/i,
  ),
  finalSpeed: concept(
    'm/s',
    /\b(?:final (?:speed|velocity)|speed at the (?:bottom|end)|how fast)\b/i,
    /\b(?:final|reach\w*|to a (?:speed|velocity) of|up to|accelerates? to|to)\s*$|\bto\s+[\d.]/i,
  ),
  soundSpeed: concept('m/s', /\bspeed of sound\b/i, /\b(?:speed of sound|sound)\b/i),
  waveSpeed: concept(
    'm/s',
    /\b(?:wave speed|speed of the wave|propagation speed|velocity of the wave|speed of (?:a |the )?(?:transverse )?wave)/i,
    /\b(?:propagat|wave)\w*\b/i,
  ),
  terminalSpeed: concept('m/s', /\bterminal (?:velocity|speed)\b/i),
  escapeSpeed: concept('m/s', /\bescape (?:speed|velocity)\b/i),
  orbitalSpeed: concept('m/s', /\borbital (?:speed|velocity)\b/i),
  recoilSpeed: concept('m/s', /\brecoil (?:speed|velocity)\b/i),
  averageSpeed: concept('m/s', /\baverage (?:speed|velocity)\b/i),
  speed: concept('m/s', /\b(?:speed|velocity|how fast)\b/i),
  centripetal: concept('m/s^2', /\bcentripetal acceleration\b|\bradial acceleration\b/i),
  acceleration: concept('m/s^2', /\b(?:acceleration|deceleration)\b/i),
  time: concept('s', /\b(?:how long|time|how many seconds)\b/i),
  period: concept('s', /\bperiod\b/i, /\bperiod\b|\bevery\b/i),
  frequency: concept('Hz', /\bfrequency\b/i),
  mass: concept('kg', /\bmass\b/i),
  weight: concept('N', /\bweigh(?:t|s)?\b/i),
  friction: concept(
    'N',
    /\bfriction(?:al)? force\b|\bforce of (?:static |kinetic )?friction\b/i,
    /\bfriction/i,
  ),
  tension: concept('N', /\btension\b/i, /\btension\b/i),
  normalForce: concept('N', /\bnormal force\b/i, /\bnormal\b/i),
  centripetalForce: concept('N', /\bcentripetal force\b/i),
  scaleReading: concept('N', /\bscale read\w*\b|\bapparent weight\b/i, /\bscale\b/i),
  gravityForce: concept('N', /\bgravitational force\b|\bforce of gravity\b/i),
  force: concept('N', /\bforce\b/i),
  kinetic: concept('J', /\b(?:initial |final |translational )?kinetic energy\b/i, /\bkinetic\b/i),
  rotational: concept('J', /\brotational kinetic energy\b/i),
  potential: concept('J', /\bpotential energy\b/i, /\bpotential\b/i),
  heat: concept('J', /\bheat\b/i, /\bheat\b/i),
  work: concept('J', /\b(?:work|energy)\b/i),
  power: concept('W', /\bpower\b/i),
  momentum: concept('kg*m/s', /\b(?:linear )?momentum\b/i),
  impulse: concept('kg*m/s', /\bimpulse\b/i),
  flowOfMass: concept('kg/s', /\bmass flow\b/i),
  torque: concept('N*m', /\btorque\b/i),
  inertia: concept('kg*m^2', /\bmoment of inertia\b|\brotational inertia\b/i),
  angularMomentum: concept('kg*m^2/s', /\bangular momentum\b/i),
  angularSpeed: concept('rad/s', /\bangular (?:velocity|speed|frequency)\b/i),
  angularAcceleration: concept('rad/s^2', /\bangular acceleration\b/i),
  angle: concept('rad', /\bangle\b/i),
  density: concept('kg/m^3', /\bdensity\b/i),
  lineDensity: concept('kg/m', /\blinear (?:mass )?density\b/i),
  pressure: concept('Pa', /\bpressure\b/i),
  flow: concept('m^3/s', /\bflow rate\b/i),
  viscosity: concept('Pa*s', /\bviscosity\b/i),
  springConstant: concept('N/m', /\b(?:spring|force) constant\b|\bstiffness\b/i),
  voltage: concept('V', /\b(?:voltage|potential difference|emf)\b/i),
  current: concept('A', /\bcurrent\b/i),
  resistance: concept('Ω', /\bresistance\b/i),
  charge: concept('C', /\bcharge\b/i),
  capacitance: concept('F', /\bcapacitance\b/i),
  temperature: concept('K', /\btemperature\b/i),
  amount: concept('mol', /\b(?:moles|amount of substance)\b/i),
  concentration: concept('mol/m^3', /\b(?:concentration|molarity)\b/i),
  reynolds: concept('', /\bReynolds number\b/i, /\bReynolds\b/i),
  specificHeat: concept('J/(kg*K)', /\bspecific heat\b/i),
  frictionNumber: concept(
    '',
    /\bcoefficient of (?:static |kinetic |sliding )?friction\b/i,
    /\bcoefficient of (?:static |kinetic |sliding )?friction\b|μ/i,
  ),
  dragNumber: concept('', /\bdrag coefficient\b/i, /\bdrag coefficient\b/i),
} as const;

export type ConceptName = keyof typeof CONCEPTS;
