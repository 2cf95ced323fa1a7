import { subject } from '../table.ts';

const SPEEDING = '!accelerate/rest/stop rest stop -slow';
const SLOWING = '!slow/stop stop before';

export const MECHANICS = subject(
  'mechanics',
  `
speed | m/s bare | speed, average speed, constant speed, steady speed, velocity, average velocity, top speed | | how fast, pace
initial speed | m/s bare first | initial speed, initial velocity, starting speed, original speed, starting velocity | speed, velocity | how fast was
final speed | m/s last | final speed, final velocity, end speed, new speed | reaches, reaching, up to, down to | speed, velocity, how fast
distance | m bare | distance, distance travelled, distance traveled, displacement | far, away | how far
stopping distance | m | stopping distance, braking distance | before stopping, before it stops, stops in, stops after, stops within | distance, how far
time | s bare | time, duration, travel time, time interval | takes, lasts | how long does, how long did, how long will, how long would, how long has, how long until, how long before, how much time, how long it takes, when does, when will, when do
acceleration | m/s^2 bare signed | acceleration, constant acceleration, uniform acceleration | accelerates |
deceleration | m/s^2 bare | deceleration, constant deceleration | decelerates, slows, brakes |
gravity | m/s^2 =9.81 | gravity, gravitational acceleration, acceleration of gravity, acceleration due to gravity, free-fall acceleration, gravitational field strength, g =, g is |  |
fall height | m bare | fall height, drop height, height of the fall | falls, drops, dropped from, height, high, above, cliff, tower, bridge, fall, fell, drop, from | height, how high, how tall, how deep, how far
fall time | s bare | fall time, falling time, time of the fall | falls for, later, after, hits | how long does, how long did, how long will, how long until, time
impact speed | m/s last | impact speed, impact velocity, landing speed | | speed, velocity, how fast
throw speed | m/s bare | throw speed, launch speed, take-off speed | speed, velocity, at, with, thrown, upward, up, initial speed, initial velocity | speed, velocity, how fast
peak height | m bare | peak height, maximum height, greatest height, highest point | height, high | how high, height
mass | kg bare | mass | weighs, heavy, load | how heavy, weigh
weight | N | weight, gravitational force, force of gravity | weighs | weigh
force | N bare | force, net force, resultant force, applied force, push, pull, thrust, average force | |
momentum | kg*m/s bare | momentum | |
impulse | N*s bare | impulse | |
initial momentum | kg*m/s first | initial momentum | |
final momentum | kg*m/s last | final momentum | |
normal force | N | normal force | |
friction force | N | friction force, frictional force, force of friction, friction, kinetic friction | | friction
friction coefficient | 1 | coefficient of friction, friction coefficient, coefficient of kinetic friction, coefficient of static friction, coefficient of sliding friction, μ, mu | |
first force | N | first force, larger force, forward force, driving force, engine force | |
opposing force | N | opposing force, resistive force, resisting force, drag force, air resistance, drag | |
torque | N*m bare | torque, moment | | turning effect
first load | kg first bare | first load | |
second load | kg last bare | second load | |
first arm | m first | first distance from the middle | from the middle, from the pivot, from the center, from the centre, away |
second arm | m last | second distance from the middle | from the middle, from the pivot, from the center, from the centre, away | where does he have to sit, where does she have to sit, where must he sit, where must she sit, where should he sit, where should she sit, how far from the middle, how far from the pivot
lever arm | m | lever arm, moment arm, distance from the pivot, distance from the hinge, distance from the axis | from the pivot, from the hinge, wrench, spanner |
radius | m | radius, radius of the circle, radius of the curve | |
centripetal force | N bare | centripetal force | | force
centripetal acceleration | m/s^2 | centripetal acceleration | | acceleration
circular speed | m/s bare | circular speed, speed on the circle | speed, velocity, at, moves, travels, drives | speed, how fast, velocity
period | s | period, orbital period, period of rotation, time for one revolution, time for one turn | one revolution, one turn, one lap, one rotation, one oscillation, one swing | how long does one, how long does each
frequency | Hz bare | frequency | |
angular speed | rad/s bare | angular speed, angular velocity, angular frequency | |
angle turned | rad bare | angle turned, angular displacement | |
angular acceleration | rad/s^2 bare | angular acceleration | |
moment of inertia | kg*m^2 bare | moment of inertia, rotational inertia | |
angular momentum | kg*m^2/s bare | angular momentum | |
rotational energy | J | rotational energy, rotational kinetic energy | | energy
turns | 1 | number of turns, number of revolutions, number of rotations, revolutions, rotations, turns, laps | |
orbital speed | m/s | orbital speed, orbital velocity | | speed, how fast
escape speed | m/s | escape speed, escape velocity | | speed, how fast
gravitational constant | N*m^2/kg^2 =6.6743e-11 | gravitational constant | |
first mass | kg | first mass, mass of the first | |
second mass | kg | second mass, mass of the second | |
planet mass | kg bare | mass of the planet, planet mass, mass of the star, mass of the earth, mass of the sun, mass of the moon, central mass | mass | mass
orbit radius | m | orbital radius, radius of the orbit, orbit radius, distance from the centre, distance from the center | radius |
surface gravity | m/s^2 | surface gravity, gravitational acceleration at the surface | | gravity, gravitational acceleration, acceleration due to gravity
planet radius | m | radius of the planet, planet radius, radius of the star, radius of the moon, radius of the earth | radius | radius
gravitational attraction | N | gravitational attraction, attraction, force of attraction | gravitational force, force | gravitational force, force
mass separation | m | separation of the masses, distance between them, distance between the masses, distance between their centers, distance between their centres | apart, separated by, distance, away | how far apart
spring constant | N/m bare | spring constant, stiffness, force constant | |
extension | m | extension, compression, stretch | stretch, stretches, stretched, extends, extended, compresses, compressed, longer, shorter | how far, by how much does
spring force | N bare | spring force, restoring force | force, hang, hangs, hung, pull, pulls, pulled, weight, push | force
spring energy | J | spring energy, elastic energy, elastic potential energy, energy stored in the spring | energy, stores | energy
oscillating mass | kg bare | oscillating mass | mass, attached, block, object | mass
spring period | s | spring period, period of oscillation | period, oscillates | period
pendulum length | m | pendulum length, length of the pendulum, string length | length, long, string | length, how long is, how long must, how long should
pendulum period | s | pendulum period, period of the pendulum | period, swing | period
recoil speed | m/s | recoil speed, recoil velocity | | speed, velocity
common speed | m/s | common speed, common velocity, speed after the collision, joint speed, combined speed | | speed, velocity, how fast
speed before | m/s | speed before the collision, initial speed of the first | speed, velocity, at, rolls, moves, moving, travelling, traveling |
moving mass | kg | moving mass, mass of the moving | moves, moving, rolls, rolling, travelling, traveling, sliding |
resting mass | kg | resting mass, stationary mass, mass at rest | stationary, at rest, parked |
horizontal component | m/s | horizontal component, horizontal velocity component | |
vertical component | m/s | vertical component, vertical velocity component | |
slope angle | deg bare | angle, angle of inclination, slope angle, angle of the slope | |
Mach number | 1 | mach number, mach | |
sound speed | m/s =343 | speed of sound, sound speed | sound travels, sound moves |
mechanical advantage | 1 | mechanical advantage | |
effort | N | effort, effort force, input force | |
load force | N | load, load force, output force | |
force on the mass | N | down-slope force, force along the slope, component along the slope | | force
mean speed | m/s | mean speed, mean velocity | |
shaft power | W | shaft power | | power
real weight | N | true weight, weight in air | |
apparent weight | N | apparent weight, weight in water | |
`,
  `
Speed is distance over time | v = d/t | v speed, d distance, t time | average
Speed under constant acceleration | v = u + a*t | v final speed, u initial speed, a acceleration, t time | increase ${SPEEDING}
Distance under constant acceleration | d = u*t + a*t^2/2 | d distance, u initial speed, a acceleration, t time | ${SPEEDING}
Speed and distance under constant acceleration | v^2 = u^2 + 2*a*d | v final speed, u initial speed, a acceleration, d distance | ${SPEEDING}
Distance at the average of two speeds | d = (u + v)*t/2 | d distance, u initial speed, v final speed, t time | !accelerate/slow/rest/stop
Speed under constant deceleration | v = u - b*t | v final speed, u initial speed, b deceleration, t time | ${SLOWING}
Distance under constant deceleration | d = u*t - b*t^2/2 | d distance, u initial speed, b deceleration, t time | ${SLOWING}
Speed and distance under constant deceleration | u^2 = v^2 + 2*b*d | u initial speed, v final speed, b deceleration, d distance | ${SLOWING}
Stopping distance | u^2 = 2*b*s | u initial speed, b deceleration, s stopping distance | ${SLOWING}
Free fall: height and time | h = g*t^2/2 | h fall height, g gravity, t fall time | !fall rest collide
Free fall: speed and time | v = g*t | v impact speed, g gravity, t fall time | !fall rest collide
Free fall: speed and height | v^2 = 2*g*h | v impact speed, g gravity, h fall height | !fall rest collide
Throw straight up: height | u^2 = 2*g*h | u throw speed, g gravity, h peak height | !throw !up maximum
Force is mass times acceleration | F = m*a | F force, m mass, a acceleration | accelerate -vertical
Weight | w = m*g | w weight, m mass, g gravity |
Force of two opposing forces | F = p - r | F force, p first force, r opposing force | !resist
Momentum | p = m*v | p momentum, m mass, v speed |
Impulse | J = F*t | J impulse, F force, t time |
Impulse is the change of momentum | J = p - q | J impulse, p final momentum, q initial momentum |
Force changes the speed | F*t = m*(v - u) | F force, t time, m mass, v final speed, u initial speed | ${SPEEDING}
Friction | f = c*N | f friction force, c friction coefficient, N normal force | !friction
Friction on level ground | f = c*m*g | f friction force, c friction coefficient, m mass, g gravity | !friction !level
Braking takes all the energy of motion | F*s = m*u^2/2 | F force, s distance, m mass, u initial speed | ${SLOWING}
Seesaw in balance | m*a = n*b | m first load, a first arm, n second load, b second arm | !lever
Torque | M = F*r | M torque, F force, r lever arm | !lever
Centripetal force | F = m*v^2/r | F centripetal force, m mass, v circular speed, r radius | !circle
Centripetal acceleration | a = v^2/r | a centripetal acceleration, v circular speed, r radius | !circle
Centripetal acceleration from angular speed | a = w^2*r | a centripetal acceleration, w angular speed, r radius | !circle
Speed on a circle | v = 2*π*r/T | v circular speed, r radius, T period | !circle
Speed from angular speed | v = w*r | v circular speed, w angular speed, r radius | !circle
Angular speed and period | w = 2*π/T | w angular speed, T period | circle
Angular speed and frequency | w = 2*π*f | w angular speed, f frequency | circle
Frequency is one over the period | f = 1/T | f frequency, T period | circle
Frequency counts turns | f = n/t | f frequency, n turns, t time | circle
Angle from angular speed | q = w*t | q angle turned, w angular speed, t time | circle
Angular acceleration | w = b*t | w angular speed, b angular acceleration, t time | !rest accelerate circle
Torque turns | M = I*b | M torque, I moment of inertia, b angular acceleration | circle
Angular momentum | L = I*w | L angular momentum, I moment of inertia, w angular speed | circle
Rotational energy | E = I*w^2/2 | E rotational energy, I moment of inertia, w angular speed | circle
Moment of inertia of a disc | I = m*r^2/2 | I moment of inertia, m mass, r radius | !disc
Moment of inertia of a hoop | I = m*r^2 | I moment of inertia, m mass, r radius | !hoop
Moment of inertia of a solid ball | I = 2*m*r^2/5 | I moment of inertia, m mass, r radius | !solid-ball
Newton's law of gravitation | F = G*m*M/r^2 | F gravitational attraction, G gravitational constant, m first mass, M second mass, r mass separation | !attract
Gravity at a surface | a = G*M/r^2 | a surface gravity, G gravitational constant, M planet mass, r planet radius | !planet
Speed in orbit | v^2 = G*M/r | v orbital speed, G gravitational constant, M planet mass, r orbit radius | !orbit circle
Escape speed | v^2 = 2*G*M/r | v escape speed, G gravitational constant, M planet mass, r planet radius | !escape
Kepler's third law | T^2 = 4*π^2*r^3/(G*M) | T period, r orbit radius, G gravitational constant, M planet mass | !orbit circle
Hooke's law | F = k*x | F spring force, k spring constant, x extension | !spring compress
Energy in a spring | E = k*x^2/2 | E spring energy, k spring constant, x extension | !spring compress
Mass on a spring | T = 2*π*sqrt(m/k) | T spring period, m oscillating mass, k spring constant | !spring !oscillate
Pendulum | T = 2*π*sqrt(L/g) | T pendulum period, L pendulum length, g gravity | !pendulum oscillate
Recoil | m*v = M*u | m first mass, v speed, M second mass, u recoil speed | !recoil collide throw
Bodies that stick together | m*u = (m + M)*v | m moving mass, u speed before, M resting mass, v common speed | !stick collide rest
Horizontal component | x = v*cos(q°) | x horizontal component, v speed, q slope angle | !component angle throw horizontal
Vertical component | y = v*sin(q°) | y vertical component, v speed, q slope angle | !component angle throw
Force along a slope | F = m*g*sin(q°) | F force on the mass, m mass, g gravity, q slope angle | !angle !frictionless
Mach number | M = v/s | M Mach number, v speed, s sound speed | !mach
Mechanical advantage | A = L/F | A mechanical advantage, L load force, F effort | lever lift
Mean of two speeds | m = (u + v)/2 | m mean speed, u initial speed, v final speed | !accelerate/slow/rest/stop average
Centripetal force from angular speed | F = m*w^2*r | F centripetal force, m mass, w angular speed, r radius | !circle
Power of a turning shaft | P = M*w | P shaft power, M torque, w angular speed | circle
Angle under angular acceleration | q = b*t^2/2 | q angle turned, b angular acceleration, t time | !rest accelerate circle
Moment of inertia of a rod about its end | I = m*L^2/3 | I moment of inertia, m mass, L rod length | !rod-end
Moment of inertia of a rod about its middle | I = m*L^2/12 | I moment of inertia, m mass, L rod length | !rod-middle
Mass on a spring, frequency | f = sqrt(k/m)/(2*π) | f frequency, k spring constant, m oscillating mass | !spring !oscillate
`,
);
