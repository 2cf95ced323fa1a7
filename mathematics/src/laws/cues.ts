/** Words that call for a law, or that change which law holds. */
export interface Cue {
  readonly name: string;
  readonly form: RegExp;
}

const cues = (text: string): Cue[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [name = '', phrases = ''] = line.split('|').map((part) => part.trim());
      return { name, form: phraseForm(phrases.split(',').map((phrase) => phrase.trim())) };
    });

/** A pattern for phrases: a star stands for the rest of a word, a blank for a blank or a hyphen. */
const phraseForm = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${phrases.map(phrasePattern).join('|')})(?![a-z0-9])`, 'gi');

const phrasePattern = (phrase: string): string =>
  phrase
    .replaceAll(/[.+()[\]/$^]/g, String.raw`\$&`)
    .replaceAll('*', '[a-z]*')
    .replaceAll(' ', String.raw`[\s-]+`);

/** What a text may say without any effect on the law. */
const HARMLESS = phraseForm(
  'frictionless|half life|no friction|without friction|ignore friction|ignoring friction|neglect friction|neglecting friction|ignore air resistance|ignoring air resistance|neglect air resistance|neglecting air resistance|no air resistance|without air resistance|at least|straight line|in other words|does not change|not changing'.split(
    '|',
  ),
);

/** A law may need one of these; in the texts of other laws they mean nothing. */
export const TOPICS: readonly Cue[] = cues(`
elsewhere | moon, mars, venus, jupiter, saturn, mercury's surface, planet, asteroid, outer space, space station
vertical | up, upward, upwards, vertically, hangs, hanging, hung, lift*, elevator, rope, cable, rises, tension
up | straight up, upward, upwards, vertically, up
lift | lift*, raise, raises, raised, raising, hoist*, climb*, rises, elevator, crane, carries up, up
level | level, horizontal, flat, floor, horizontally
frictionless | frictionless, smooth, no friction, without friction
shadow | shadow, shadows
ladder | ladder
upright-angle | with the wall, w the wall, with a wall, to the wall, and the wall, from the wall, with the vertical, to the vertical, from the vertical, and the vertical, with the tower, and the tower, rays and the *, ray and the *
lever | lever, torque, moment, pivot, wrench, spanner, hinge, see-saw, seesaw, crowbar
disc | disc, disk, solid cylinder
rod-end | about its end, about one end
rod-middle | about its middle, about its center, about its centre
resonance | resonant, resonance, lc circuit
heat-in-wire | heat produced, joule heat, dissipated
approach | approaching, approaches, coming closer
recede | receding, recedes, moving away
grating | grating
telescope | telescope
dilation | time dilation, proper time
polarize | polarizer, polarized, polariser
galaxy | galaxy, hubble
buffer | buffer
first-order | first order
ion | ion
ellipse | ellipse, elliptical
ring | ring, annulus
hexagon | hexagon
square-pyramid | square pyramid, pyramid with a square base
continuous | continuously, continuous
hoop | hoop, thin ring
solid-ball | solid ball, solid sphere
attract | attract*, gravitational attraction, gravitational force, gravitation, repel*, coulomb, electrostatic
planet | planet, moon, star, earth, mars, jupiter, sun, asteroid, surface gravity
orbit | orbit*, satellite, orbital
escape | escape speed, escape velocity, escape
spring | spring, springs
oscillate | oscillates, oscillat*, vibrat*, swing*, bounce up and down
pendulum | pendulum
stick | stick together, sticks together, stuck together, couple*, coupled, join together, lock together, move off together
component | component
mach | mach number, mach
liquid | liquid, water, fluid, oil, mercury, seawater, lake, sea, pool, diver, ocean, submarine
flow | flow*, pipe, hose, pump*, current
fill | fill*
piston | hydraulic, piston
stress | stress
strain | strain
stretch | stretch*
wire | wire, cable, conductor
plates | plates, plate
field | field
charges | charges, charged, coulomb
inductor | inductor, coil
magnet | magnet*
solenoid | solenoid, coil
rod | rod, bar, conductor
transformer | transformer
internal | internal resistance
perpendicular | perpendicular, right angles
plug | plug*, connect*
warm | warm*, heat, heats, heated, heating, cool*, temperature, hotter, colder
engine | engine, power plant, turbine, motor
carnot | carnot, ideal engine, maximum efficiency, ideal efficiency, reservoir, reservoirs
gas | gas, helium, oxygen, nitrogen, hydrogen, air, balloon, argon, methane
same-temperature | same temperature, constant temperature, temperature is constant, temperature stays constant, temperature stays the same, temperature does not change, temperature remains constant, temperature constant, temperature is kept constant, isothermal*, boyle*, temperature is the same
same-pressure | same pressure, constant pressure, pressure is constant, pressure stays constant, pressure stays the same, pressure does not change, pressure remains constant, pressure constant, pressure is kept constant, isobaric*, charles*
same-volume | same volume, constant volume, volume is constant, volume stays constant, volume stays the same, volume does not change, volume remains constant, volume constant, volume is kept constant, isochoric*, rigid, gay lussac*
wall | wall, window, thermal conductivity, insulat*, conducts, conduction
radiate | radiat*, blackbody, black body, emissivity
internal-energy | internal energy
wave | wave, waves, sound, wavelength, tone, note, radio
light | light, laser, photon
photon | photon, photons
matter-wave | de broglie, matter wave, matter wavelength
photoelectric | work function, photoelectric
mass-energy | rest energy, converted, energy equivalent, e = mc2, mass energy
string | string, guitar
closed-pipe | closed at one end, closed pipe, closed tube
open-pipe | open at both ends, open pipe, open tube
refract | refract*
converging | converging lens, convex lens, converging, convex, concave mirror, lens equation, thin lens
lens | lens
mirror | mirror
sound | sound
all-directions | in all directions, point source, uniformly
half-life | half life
decay | decays, decay*, radioactiv*, half life, activity
beats | beat, beats
slits | slits, slit, double slit
solution | solution, dissolv*, solute, concentration, molarity, salt water
dilute | dilut*
acid | acid, base
stp | stp, standard temperature and pressure, standard conditions
yield | yield
electrolysis | electrolysis, moles of electrons, charge passed, electrons
gibbs | gibbs, free energy
rate | rate
titrate | titrat*, neutraliz*, neutralis*
one-to-one | hcl, naoh, one to one, monoprotic
osmotic | osmotic
chromatography | chromatogra*, rf value, retention factor
rectangle | rectangle, rectangular
square | square
triangle | triangle, triangular
equilateral | equilateral
right-triangle | right triangle, right angled triangle
parallelogram | parallelogram
trapezoid | trapezoid, trapezium
rhombus | rhombus, kite
round | circle, circular, cylinder, sphere, ball, cone, disc, disk, round, cylindrical, spherical
circle-shape | circle, circular, round, disc, disk
arc | arc
sector | sector
box | box, cuboid, rectangular prism, rectangular tank, aquarium, rectangular box
cube | cube
cylinder | cylinder, cylindrical
cone | cone, conical
sphere | sphere, spherical, ball
prism | prism
pyramid | pyramid
polygon | polygon
trade | buy*, bought, sell*, sold, selling price, cost price, purchase price
break-even | break even
straight-line | straight line depreciation, straight line, salvage value
bmi | bmi, body mass index
microscope | microscope, magnification, drawing
recapture | recapture*, marked
allele | allele*
off | discount*, off, sale, reduced, marked down
ratio | ratio
cost | cost, costs
total | total
`);

/** These change the law: one that no law of a chain knows of stops it. */
export const CONDITIONS: readonly Cue[] = cues(`
average | average, mean
friction | friction*, rough
resist | resist, resists, resistive, resisting, opposing, drag, air resistance
accelerate | accelerat*, speeds up, speed up, speeding up, sped up, gains speed, picks up speed
slow | decelerat*, brak*, slows, slow, slowing, slowed
rest | from rest, at rest, initially at rest, stationary, standing start, from a standstill, parked
stop | stops, stop, stopped, stopping, to rest, halt, standstill
fall | fall, falls, falling, fell, free fall, drops, dropped, drop, dropping, let go, lets go
throw | throw*, threw, thrown, toss*, kick*, launch*, fire*, shot, shoots, projectile, jump*, hits a, catapult*
horizontal | horizontally, cliff edge
collide | collid*, collision, crash*, bounc*, rebound*, explo*, hits, strikes
recoil | recoil*
circle | in a circle, circular path, circular track, circular motion, circular orbit, in circles, revolv*, revolution*, rotat*, spin*, spun, curve, curved, loop, bend, wheel, roundabout, merry go round, lap, laps, orbit*, centripetal
stick | stick together, sticks together, couple together
relative | upstream, downstream, tailwind, headwind, river, stream, still water, wind, each other, overtak*, catch*, meet, meets, apart from each other, opposite direction*, same direction, relative, toward*, head start
roundtrip | round trip, there and back, returns, return trip, returned, return journey, back home, back again, and back, way back
parts | then, after that, first half, second half, rest of, remaining part, remainder, next, afterward*, another, stage, finally, again, second part, first part, additional, extra, leg of
compare | than, twice, double*, triple*, half, halved, halves, third, thirds, quarter, quarters, fourth, times as, times the, times more, as much, as many, compared, factor, more, fewer, less, longer, farther, further, older, younger, faster, slower, proportion*, instead, doubling, times larger, times bigger, times greater
difference | difference
increase | increas*, rise, rises, rose, grow, grows, growth, gains, decreas*, lose, loses, lost, reduc*, shrinks, goes up, goes down
change | change, changes, changed, changing
plural | two, three, four, five, six, seven, eight, nine, ten, twelve, both, each, every, several, pair, dozen, identical, another, others
series | series
parallel | parallel
melt | melt*, freez*, froze*, thaw*, solidif*, fusion
boil | boil*, vapor*, vapour*, evaporat*, steam, condens*
ice | ice
mix | mix*, added to, adding, adds, pour*, equilibrium, placed in, placed into, dropped into, put into, immersed
expand | expand*, expansion, expands
compress | compress*
compound | compound interest, compounded, compounding, compounds
simple-interest | simple interest, simple annual interest
yearly | per year, a year, annual*, yearly, each year, every year, p.a., per annum
monthly | month*, quarterly, daily, weekly, semi annual*, semiannual*, continuous*, half yearly, biannual*, twice a year
payments | payment*, instalment*, installment*, annuity, withdraw*, contribut*, regular deposit
fees | fee, fees, tax deductible, coupon, membership, shipping, rebate, voucher
tax | tax, vat, taxes
tip | tip
commission | commission
markup | markup, marked up, mark up
efficient | efficien*, waste*, useful
maximum | maximum, minimum, most, largest, smallest, greatest, optimal, fewest
echo | echo*, reflected, sonar, hears
react | react*, combust*, burn*, excess, limiting, balanced
buoyant | float*, submerg*, sink*, sank, immers*, buoyan*, upthrust, displac*
atmospheric | atmospheric, absolute pressure, gauge, vacuum pump
relativity | relativ*, near the speed of light, dilation, of the speed of light
angle | angle, angles, incline*, inclined, ramp, slope, tilt*, degrees, hill, diagonally, slanted, banked
percent-of | percent of, % of, percentage of, of the class, of them
negation | not, n't, never, except, all but, without, none, unless, neither, nor, other than
share | share equally, split, divided among, shared, divided equally
per-thing | per unit, per piece, per item, per person, per capita, a piece, apiece, per share, per customer, per minute, per student
implied | an hour, a minute, a second, a day, a week, a month, a dozen, half an hour, an inch, a kilogram, a liter, a litre, a meter, a metre, a mile, a kilometer, a kilometre, midnight, noon, o'clock, overnight
fraction | quartile
path | path, border, frame, around it, all around, surround*, hole, cut out, removed, hollow, shaded, overlap*, inscribed, circumscribed, painted, tiles
semicircle | semicircle, semicircular, half circle, quarter circle, hemisphere, oblique, isosceles, regular
diverging | diverging, concave lens, virtual, convex mirror
before | before, include*, including, already, excluding, originally, after a discount, after the discount, after tax, after a tip, after all, now
mixture | alloy, mixture, blend*
entropy | entropy
varies | varies, varying, variable force, depends on, as a function, per degree, constantly changing, uniformly increasing
`);

/** The names of the cues that a text has. */
export const cuesIn = (text: string, list: readonly Cue[]): Set<string> =>
  new Set(list.filter(({ form }) => text.search(form) >= 0).map(({ name }) => name));

/** The conditions that a text sets, apart from the phrases that set none. */
export const conditionsIn = (text: string): Set<string> =>
  cuesIn(
    text.replaceAll(HARMLESS, (phrase) => ' '.repeat(phrase.length)),
    CONDITIONS,
  );
