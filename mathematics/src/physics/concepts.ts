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
  /** A value that is called nothing may be it too. */
  readonly loose?: true;
}

const concept = (unit: string, ask: RegExp, near?: RegExp, loose = false): Concept => ({
  unit,
  kind: unit === '' ? 'number' : keyOf(unitAt(unit)?.unit.dimension ?? [0, 0, 0, 0, 0, 0, 0]),
  ask,
  ...(near && { near }),
  ...(loose && { loose }),
});

/** Never said as a number in a story: always worked out. */
const NEVER = /(?!)/;

/** A number without a unit that is known by its name alone. */
const counted = (kind: string, ask: RegExp): Concept => ({ unit: '', kind, ask });

export const CONCEPTS = {
  stoppingDistance: concept('m', /\b(?:stopping distance|how far .*\bstop)\b/i, /\bstop\w*\b/i, true),
  wavelength: concept('m', /\bwavelength\b/i, /\bwavelength\b|\bλ\b/i),
  amplitude: concept('m', /\bamplitude\b/i, /\bamplitude\b/i),
  focal: concept('m', /\bfocal length\b/i, /\bfocal (?:length|point)\b|\bf\s*=\s*$/i),
  imageDistance: concept(
    'm',
    /\bimage distance\b|\bwhere (?:is|does|will) (?:the|its|an) image\b|\bimage (?:located|formed|position)\b|\bhow far .*\bimage\b/i,
    /\bimage\b/i,
  ),
  objectDistance: concept(
    'm',
    /\bobject distance\b/i,
    /\b(?:object|candle|placed|in front|arrow|from (?:a|the) (?:\w+ ){0,2}(?:lens|mirror))\b/i,
    true,
  ),
  curvature: concept('m', /\bradius of curvature\b/i, /\bradius of curvature\b/i),
  radius: concept(
    'm',
    /\bradius\b|\bhow far from the axis\b/i,
    /\bradius\b|\bradii\b|\bfrom (?:the|its) (?:\w+ )?(?:axis|center|joint|pivot|hinges?)\b|-radius|\bcurvature\b|\br\s*=\s*$/i,
  ),
  diameter: concept('m', /\bdiameter\b/i, /\bdiameter\b/i),
  depth: concept('m', /\bhow deep\b|\bdepth\b/i, /\b(?:deep|depth|below|under)\b/i, true),
  height: concept(
    'm',
    /\b(?:height|how high|altitude|how deep|depth|how tall)\b/i,
    /\b(?:height|high|above|altitude|tall|deep|depth|up|vertical|top|climbs?|below)\b/i,
    true,
  ),
  startHeight: concept(
    'm',
    /\bstarting height\b/i,
    /\bfrom (?:a |an )?(?:initial )?(?:height|altitude|elevation) of\s*$/i,
  ),
  endHeight: concept(
    'm',
    /\bfinal height\b/i,
    /\bto (?:a |an )?(?:final )?(?:height|altitude|elevation) of\s*$/i,
  ),
  lever: concept(
    'm',
    /\blever arm\b/i,
    /\b(?:from the (?:hinges?|pivot|axis|center|bolt)|lever|wrench|handle)\b/i,
    true,
  ),
  stretch: concept(
    'm',
    /\b(?:stretch|compress|displacement|extension)\w*\b/i,
    /\b(?:stretch|compress|displac|extend|by)\w*\b/i,
    true,
  ),
  apart: concept(
    'm',
    /\bhow far apart\b|\bseparation\b/i,
    /\b(?:apart|separat\w*|between them|distance between)\b/i,
    true,
  ),
  expansion: concept(
    'm',
    /\bhow much longer\b|\bhow much (?:does|will)\b.*\b(?:expand|grow|longer)|\b(?:expansion|increase in length|change in length)\b/i,
    /\bexpands? by\b/i,
  ),
  length: concept(
    'm',
    /\blength\b|\bhow long is (?:a|the)\b|\bhow long must\b/i,
    /\blong\b|\blength\b/i,
    true,
  ),
  fall: concept('m', /\bheight\b|\bhow high\b/i, /\b(?:height|high|above|altitude|tall|cliff of|drop)\b/i),
  reach: concept('m', /\bhorizontal distance\b/i, /\b(?:lands?|base|horizontal distance|travels?)\b/i),
  landing: concept('m', /\bhow far\b|\b(?:horizontal )?distance\b|\brange\b/i, NEVER),
  distance: concept(
    'm',
    /\b(?:distance|how far|displacement|range)\b/i,
    /\b(?:distance|far|travel\w*|away|apart|through|moves?|pushe[sd]|along)\b/i,
    true,
  ),
  area: concept('m^2', /\barea\b/i),
  volume: concept('m^3', /\bvolume\b|\bhow (?:many|much) (?:milliliters|liters|mL)\b/i),
  initialSpeed: concept(
    'm/s',
    /\b(?:initial|launch|takeoff|muzzle|original|starting) (?:speed|velocity)\b|\bhow fast (?:was|were) (?:it|the \w+|he|she) (?:going|moving|thrown)/i,
    /\bfrom\s*$|\b(?:initial(?:ly)?|from an? (?:initial )?|launched|thrown|fired|kicked|leaves|traveling at|moving at|travell?ing|starts?|moving|shot|throws?|kicks?|lands? at|speed of|from)\b/i,
    true,
  ),
  finalSpeed: concept(
    'm/s',
    /\b(?:final (?:speed|velocity)|muzzle velocity|speed at the (?:bottom|end)|how fast|(?:speed|velocity) (?:afterwards?|just before|when|at the|after)|with what (?:speed|velocity)|what speed|its (?:speed|velocity))\b/i,
    /\b(?:final|reach\w*|to a (?:speed|velocity) of|up to|accelerates? to|to|slows? to)\s*$|\bto\s+[\d.]|\bfinal\b/i,
  ),
  soundSpeed: concept('m/s', /\bspeed of sound\b/i, /\b(?:speed of sound|sound travels|sound)\b/i),
  waveSpeed: concept(
    'm/s',
    /\b(?:wave speed|speed of (?:the |a |waves?)|propagation speed|velocity of the wave|speed of (?:a |the )?(?:transverse )?waves?)/i,
    /\b(?:propagat|wave)\w*\b/i,
  ),
  terminalSpeed: concept('m/s', /\bterminal (?:velocity|speed)\b/i, /\bterminal\b/i),
  escapeSpeed: concept('m/s', /\bescape (?:speed|velocity)\b/i, /\bescape\b/i),
  orbitalSpeed: concept('m/s', /\borbital (?:speed|velocity)\b/i, /\borbital\b/i),
  recoilSpeed: concept('m/s', /\brecoil (?:speed|velocity)\b/i, /\brecoil\b/i),
  averageSpeed: concept('m/s', /\baverage (?:speed|velocity)\b/i, /\baverage\b/i, true),
  speed: concept('m/s', /\b(?:speed|velocity|how fast)\b/i),
  centripetal: concept(
    'm/s^2',
    /\bcentripetal acceleration\b|\bradial acceleration\b/i,
    /\b(?:centripetal|radial)\b/i,
  ),
  gravity: concept(
    'm/s^2',
    /\bacceleration (?:due to|of) gravity\b|\bvalue of g\b|\bgravitational acceleration\b|\bsurface gravity\b/i,
    NEVER,
  ),
  totalAcceleration: concept('m/s^2', /\btotal acceleration\b/i, NEVER),
  deceleration: concept(
    'm/s^2',
    /\bdeceler\w+\b/i,
    /\b(?:deceler\w+|slows?|slowing|slowed|brak\w+|opposite to (?:the|its) motion)\b/i,
  ),
  tangential: concept('m/s^2', /\btangential acceleration\b/i, /\btangential\b/i),
  acceleration: concept('m/s^2', /\b(?:acceleration|accelerate)\b/i, /\baccelerat/i, true),
  timeOfFlight: concept(
    's',
    /\b(?:how long (?:is|was|will|does) (?:it|the \w+|he|she) (?:in the air|stay)|time of flight|in the air|hang time)\b/i,
    /\b(?:in the air|later|time of flight|lands)\b/i,
  ),
  period: concept('s', /\bperiod\b/i, /\bperiod\b|\bevery\b/i),
  halfLife: concept('s', /\bhalf-?life\b/i, /\bhalf-?life\b/i),
  longerTime: concept('s', /\bhow long\b|\btime\b/i, NEVER),
  shorterLength: concept('m', /\blength\b|\bhow long\b/i, NEVER),
  time: concept('s', /\b(?:how long|time|how many seconds)\b/i),
  heardFrequency: concept(
    'Hz',
    /\bfrequency\b[^?]*\b(?:hear|heard|observ\w*|detect\w*|perceiv\w*)|\b(?:observed|apparent|perceived|heard) frequency\b/i,
    NEVER,
  ),
  frequency: concept('Hz', /\bfrequency\b|\bhow many times (?:a|per|each) (?:minute|second)\b/i),
  remains: concept(
    'kg',
    /\b(?:how much|what mass|how many grams|amount)\b[^?]*\b(?:remain\w*|left)\b|\b(?:remaining|left)\b/i,
    NEVER,
  ),
  mass: concept('kg', /\bmass\b|\bhow many (?:kilograms|kg)\b/i),
  weight: concept('N', /\bweigh(?:t|s)?\b/i, /\bweigh/i),
  friction: concept(
    'N',
    /\bfriction(?:al)? force\b|\bforce of (?:static |kinetic )?friction\b/i,
    /\bfriction|\bresist\w*|\boppos\w*/i,
  ),
  tension: concept('N', /\btension\b/i, /\btension\b/i),
  normalForce: concept('N', /\bnormal force\b/i, /\bnormal\b/i),
  centripetalForce: concept('N', /\bcentripetal force\b/i, /\bcentripetal\b/i),
  scaleReading: concept('N', /\bscale read\w*\b|\bapparent weight\b/i, /\bscale\b/i),
  gravityForce: concept('N', /\bgravitational force\b|\bforce of gravity\b/i, /\bgravit\w+/i),
  buoyancy: concept('N', /\bbuoyant force\b|\bbuoyancy\b/i, /\bbuoyan\w+/i),
  force: concept('N', /\bforce\b/i),
  kinetic: concept('J', /\b(?:initial |final |translational )?kinetic energy\b/i, /\bkinetic\b/i),
  rotational: concept(
    'J',
    /\brotational kinetic energy\b|\bkinetic energy of rotation\b/i,
    /\brotational\b/i,
  ),
  potential: concept('J', /\bpotential energy\b/i, /\bpotential energy\b/i),
  heat: concept(
    'J',
    /\bheat\b|\bhow much energy\b|\bthermal energy\b/i,
    /\bheat\b|\babsorbs\b|\btakes in\b|\badd\w*\b/i,
    true,
  ),
  photonEnergy: concept(
    'J',
    /\benergy\b[^?]*\bphoton\b|\bphoton(?:'s)? energy\b/i,
    /\bphotons?\b|\benergy\b/i,
  ),
  restEnergy: concept('J', /\brest (?:mass )?energy\b|\benergy (?:equivalent|(?:is |was )?released)\b/i),
  storedEnergy: concept(
    'J',
    /\benergy\b[^?]*\bstored\b|\bstored energy\b|\bhow much energy\b/i,
    /\bstored\b/i,
  ),
  work: concept('J', /\b(?:work|energy)\b/i),
  power: concept('W', /\bpower\b/i),
  momentum: concept('kg*m/s', /\b(?:linear )?momentum\b/i),
  impulse: concept('kg*m/s', /\bimpulse\b/i),
  flowOfMass: concept('kg/s', /\bmass flow\b/i),
  torque: concept('N*m', /\btorque\b/i, /\btorque\b/i),
  inertia: concept('kg*m^2', /\bmoment of inertia\b|\brotational inertia\b/i),
  angularMomentum: concept('kg*m^2/s', /\bangular momentum\b/i),
  angularSpeed: concept(
    'rad/s',
    /\bangular (?:velocity|speed|frequency)\b|\bhow fast\b[^?]*\b(?:spin|rotat|turn)/i,
  ),
  angularAcceleration: concept('rad/s^2', /\bangular acceleration\b/i),
  incidence: concept('rad', /\bangle of incidence\b/i, /\b(?:incidence|incident|strikes|hits|enters)\b/i),
  refraction: concept('rad', /\bangle of refraction\b|\brefracted (?:ray|angle)\b/i, /\brefract\w+\b/i),
  criticalAngle: concept('rad', /\bcritical angle\b/i, /\bcritical\b/i),
  turned: concept(
    'rad',
    /\bwhat angle does it turn\b|\bhow many (?:revolutions|turns|radians|rotations)\b|\bangular displacement\b|\bangle does\b/i,
    /\b(?:turns?|rotates?) through\b/i,
  ),
  angle: concept('rad', /\bangle\b/i),
  density: concept('kg/m^3', /\bdensity\b/i),
  lineDensity: concept('kg/m', /\blinear (?:mass )?density\b|\bmass per (?:unit )?length\b/i),
  pressure: concept('Pa', /\bpressure\b/i),
  flow: concept('m^3/s', /\bflow rate\b/i),
  viscosity: concept('Pa*s', /\bviscosity\b/i),
  springConstant: concept('N/m', /\b(?:spring|force) constant\b|\bstiffness\b/i),
  intensity: concept('W/m^2', /\bintensity\b/i),
  soundLevel: counted('decibel', /\b(?:sound )?(?:intensity )?level\b|\bdecibels?\b|\bdB\b|\bhow loud\b/i),
  electricField: concept('V/m', /\belectric field\b|\bfield strength\b/i),
  voltage: concept('V', /\b(?:voltage|potential difference|emf|volts)\b|\belectric potential\b(?! energy)/i),
  current: concept('A', /\bcurrent\b/i),
  resistance: concept('Ω', /\bresistance\b/i),
  resistivity: concept('Ω*m', /\bresistivity\b/i),
  charge: concept('C', /\bcharge\b/i),
  capacitance: concept('F', /\bcapacitance\b/i),
  magneticField: concept('T', /\bmagnetic field\b/i),
  startTemperature: concept('K', /\binitial temperature\b/i, /\b(?:initial\w*|from|original\w*|at)\b/i),
  endTemperature: concept('K', /\bfinal temperature\b/i, /\b(?:final|to|becomes|reaches)\b/i),
  warming: concept(
    'K',
    /\b(?:change in temperature|temperature (?:change|rise|increase)|rise in temperature)\b|\bhow much does (?:the|its) temperature\b/i,
    /\b(?:by|change of|rise of|increase of|difference of)\s*$/i,
  ),
  temperature: concept('K', /\btemperature\b/i),
  amount: concept('mol', /\b(?:moles|amount of substance)\b/i),
  concentration: concept('mol/m^3', /\b(?:concentration|molarity)\b/i),
  reynolds: concept('', /\bReynolds number\b/i, /\bReynolds\b/i),
  specificHeat: concept('J/(kg*K)', /\bspecific heat\b/i),
  latentHeat: concept('J/kg', /\blatent heat\b|\bheat of (?:fusion|vaporization)\b/i),
  expansionNumber: concept('1/K', /\bcoefficient of (?:linear |thermal )*expansion\b/i),
  frictionNumber: concept(
    '',
    /\bcoefficient of (?:static |kinetic |sliding )?friction\b/i,
    /\bcoefficient of (?:static |kinetic |sliding )?friction\b|μ/i,
  ),
  dragNumber: concept('', /\bdrag coefficient\b/i, /\bdrag coefficient\b/i),
  index: concept(
    '',
    /\bind(?:ex|ices) of refraction\b|\brefractive index\b/i,
    /\brefracti\w+|\bn(?:_?\d)?\s*=\s*$/i,
  ),
  efficiency: counted('efficiency', /\befficiency\b/i),
  machNumber: counted('mach', /\bMach number\b/i),
  shareOfLight: counted('light', /\bfraction of the speed of light\b/i),
} as const;

export type ConceptName = keyof typeof CONCEPTS;
