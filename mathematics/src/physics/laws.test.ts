import { describe, expect, it } from 'vitest';
import { answeredAs } from '../testing/answers.ts';

const PROBLEMS: readonly (readonly [problem: string, answer: string])[] = [
  ['A car accelerates uniformly from 12 m/s to 30 m/s in 6 s. What is its acceleration?', '3'],
  ['A car accelerates uniformly from 12 m/s to 30 m/s in 6 s. How far does it travel in that time?', '126'],
  ['A train moving at 25 m/s slows at 0.5 m/s^2. How long does it take to stop?', '50'],
  ['A train moving at 25 m/s slows at 0.5 m/s^2. How far does it go before it stops?', '625'],
  ['A cyclist starts from rest and accelerates at 1.5 m/s^2 for 8 s. How far does the cyclist go?', '48'],
  ['An airplane lands at 70 m/s and decelerates at 2.0 m/s^2 for 20 s. What is its final velocity?', '30'],
  [
    'A bullet is accelerated from rest at 5.0*10^5 m/s^2 for 9.0*10^(-4) s. What is its muzzle velocity?',
    '450',
  ],
  ['A stone is dropped from a cliff and hits the water 3.0 s later. How high is the cliff?', '44.1'],
  ['A ball is thrown straight up at 14.7 m/s. How long does it take to reach its highest point?', '1.5'],
  [
    "A ball is thrown straight up at 14.7 m/s. How long is it in the air before returning to the thrower's hand?",
    '3',
  ],
  [
    'A stone is thrown straight down at 5 m/s from a bridge and hits the water 2 s later. How high is the bridge?',
    '29.6',
  ],
  [
    'A ball is thrown upward at 12 m/s from a roof 20 m high. With what speed does it hit the ground?',
    '23.2',
  ],
  ['A ball is thrown upward at 12 m/s from a roof 20 m high. How long is it in the air?', '3.587'],
  [
    'A ball rolls horizontally off a table 1.2 m high at 3 m/s. How far from the table does it land?',
    '1.485',
  ],
  ['A projectile is fired horizontally at 40 m/s from a height of 80 m. How long is it in the air?', '4.04'],
  [
    'A projectile is launched at 50 m/s at an angle of 37 degrees above the horizontal. What is the maximum height?',
    '46.2',
  ],
  ['A soccer ball is kicked at 20 m/s at an angle of 45 degrees. What is its range?', '40.8'],
  [
    'A projectile is launched at an angle of 40 degrees and lands 12 s later at the same height. What was its initial speed?',
    '91.5',
  ],
  [
    'A projectile is launched at an angle of 40 degrees and lands 12 s later at the same height. What is the range?',
    '841',
  ],
  ['A 1200 kg car accelerates from rest to 20 m/s in 8 s. What net force acts on it?', '3000'],
  [
    'A 60 kg sprinter decelerates from 9.0 to 3.0 m/s in 2.0 s. What average force slowed the sprinter?',
    '180',
  ],
  [
    'A 5 kg box is pushed with 40 N across a floor against a friction force of 10 N. What is its acceleration?',
    '6',
  ],
  [
    'A 10 kg crate slides across a floor with a coefficient of kinetic friction of 0.3. What is the friction force?',
    '29.4',
  ],
  [
    'A 10 kg crate is pulled with 50 N across a floor with a coefficient of kinetic friction of 0.3. What is its acceleration?',
    '2.06',
  ],
  ['A block slides down a frictionless incline of 30 degrees. What is its acceleration?', '4.9'],
  [
    'A 4 kg block slides down an incline of 25 degrees with a coefficient of kinetic friction of 0.2. What is its acceleration?',
    '2.365',
  ],
  ['A 75 kg skier stands on a slope of 20 degrees. What is the normal force?', '690.7'],
  ['A 900 kg elevator accelerates upward at 1.2 m/s^2. What is the tension in the cable?', '9900'],
  [
    'A 70 kg person stands on a scale in an elevator accelerating downward at 2 m/s^2. What does the scale read in newtons?',
    '546',
  ],
  [
    'A 70 kg man stands on a scale in an elevator accelerating upward at 1.5 m/s^2. What does the scale read?',
    '791',
  ],
  [
    'A 2 kg mass and a 3 kg mass hang over a frictionless pulley. What is the acceleration of the system?',
    '1.96',
  ],
  [
    'A 2 kg mass and a 3 kg mass hang over a frictionless pulley. What is the tension in the string?',
    '23.52',
  ],
  ['A 50 N force pulls a sled 20 m at an angle of 30 degrees to the ground. How much work is done?', '866'],
  ['A 1500 kg car speeds up from 10 m/s to 20 m/s. How much work is done on it?', '225000'],
  ['A 0.145 kg baseball moves at 40 m/s. What is its kinetic energy?', '116'],
  ['How much power is needed to lift a 200 kg piano 10 m in 25 s?', '784'],
  ['A 60 W bulb burns for 2 hours. How much energy does it use in joules?', '432000'],
  [
    'A roller coaster starts from rest at a height of 40 m on a frictionless track. How fast is it going at the bottom?',
    '28',
  ],
  [
    'A roller coaster with a speed of 5 m/s is at a height of 30 m. What is its speed at the bottom if friction is negligible?',
    '24.76',
  ],
  [
    'A 2 kg block compresses a spring with constant 800 N/m by 0.10 m. What is its speed when it is released on a frictionless surface?',
    '2',
  ],
  ['A spring stretches 0.15 m when a 30 N force is applied. What is the spring constant?', '200'],
  ['A spring stretches 0.05 m when a 2 kg mass hangs from it. What is the spring constant?', '392'],
  ['How much work is required to stretch a spring of constant 300 N/m by 0.2 m?', '6'],
  ['A 0.05 kg golf ball at rest is hit and leaves at 60 m/s. What impulse was given to it?', '3'],
  ['A 0.4 kg ball moving at 15 m/s is stopped in 0.05 s. What is the average force?', '120'],
  ['A 0.15 kg ball hits a wall at 30 m/s and bounces back at 25 m/s. What is the impulse?', '8.25'],
  [
    'A 3 kg cart moving at 4 m/s collides elastically with a 1 kg cart at rest. What is the final velocity of the 1 kg cart?',
    '6',
  ],
  [
    'A 3 kg cart moving at 4 m/s collides elastically with a 1 kg cart at rest. What is the final velocity of the 3 kg cart?',
    '2',
  ],
  [
    'A 2000 kg truck moving at 10 m/s collides with a stationary 1000 kg car and they stick together. How much kinetic energy is lost?',
    '33333',
  ],
  [
    'A 0.01 kg bullet at 400 m/s embeds itself in a 1.99 kg block at rest. What is the speed of the block afterwards?',
    '2',
  ],
  ['A 1000 kg car rounds a curve of radius 40 m at 12 m/s. What is its centripetal acceleration?', '3.6'],
  [
    'What is the maximum speed at which a car can round a flat curve of radius 60 m if the coefficient of friction is 0.8?',
    '21.7',
  ],
  ['At what angle should a curve of radius 100 m be banked for a speed of 20 m/s?', '22.2'],
  ['A wheel of radius 0.35 m rotates at 10 rad/s. What is the linear speed of a point on its rim?', '3.5'],
  ['A wheel starts from rest and reaches 30 rad/s in 6 s. What is its angular acceleration?', '5'],
  [
    'A wheel starts from rest with an angular acceleration of 2 rad/s^2. Through what angle does it turn in 5 s, in radians?',
    '25',
  ],
  ['A centrifuge rotates at 3000 rpm. What is its angular velocity in rad/s?', '314'],
  [
    'A solid disk of mass 8 kg and radius 0.5 m rotates at 6 rad/s. What is its rotational kinetic energy?',
    '18',
  ],
  ['A solid disk of mass 8 kg and radius 0.5 m rotates at 6 rad/s. What is its angular momentum?', '6'],
  ['What is the moment of inertia of a solid sphere of mass 5 kg and radius 0.2 m?', '0.08'],
  ['A thin rod of mass 3 kg and length 2 m rotates about its center. What is its moment of inertia?', '1'],
  [
    'A torque of 12 N m acts on a wheel with a moment of inertia of 4 kg m^2. What is the angular acceleration?',
    '3',
  ],
  [
    'A force of 25 N is applied perpendicular to a wrench 0.3 m from the bolt. What torque is exerted?',
    '7.5',
  ],
  [
    'A flywheel with moment of inertia 2 kg m^2 is brought from rest to 20 rad/s in 8 s. What torque is needed?',
    '5',
  ],
  [
    'A solid disk of mass 20 kg and radius 0.4 m is accelerated by a tangential force of 30 N. What is its angular acceleration?',
    '7.5',
  ],
  [
    'A skater spins at 2 rev/s with a moment of inertia of 4 kg m^2. She pulls in her arms and her moment of inertia becomes 1.6 kg m^2. What is her new angular velocity in rev/s?',
    '5',
  ],
  ['What is the gravitational force between two 50 kg people 2 m apart?', '4.17e-8'],
  ['What is the acceleration due to gravity on a planet of mass 6.4*10^23 kg and radius 3.4*10^6 m?', '3.69'],
  ['What is the escape speed from a planet of mass 6.4*10^23 kg and radius 3.4*10^6 m?', '5013'],
  [
    'What is the orbital speed of a satellite at a distance of 7.0*10^6 m from the center of the Earth, which has a mass of 5.97*10^24 kg?',
    '7545',
  ],
  ['What is the period of a 0.8 m pendulum?', '1.795'],
  ['How long must a pendulum be to have a period of 2 s?', '0.993'],
  ['A 0.5 kg mass oscillates on a spring with constant 50 N/m. What is the period?', '0.628'],
  ['A 0.5 kg mass on a spring oscillates with a period of 1.2 s. What is the spring constant?', '13.7'],
  [
    'A pendulum has a period of 2.5 s on a planet where its length is 1.0 m. What is the acceleration due to gravity there?',
    '6.32',
  ],
  ['A wave has a period of 0.02 s. What is its frequency?', '50'],
  ['What is the wavelength of a 440 Hz tone if the speed of sound is 343 m/s?', '0.78'],
  ['A radio wave has a frequency of 100 MHz. What is its wavelength?', '3'],
  ['A string of linear density 0.005 kg/m is under a tension of 80 N. What is the wave speed?', '126.5'],
  [
    'A 2 m string with a mass of 0.01 kg is under a tension of 50 N. What is the speed of waves on it?',
    '100',
  ],
  [
    'What is the fundamental frequency of a 0.65 m tube open at both ends if the speed of sound is 343 m/s?',
    '264',
  ],
  [
    'What is the length of a tube closed at one end with a fundamental frequency of 256 Hz? The speed of sound is 344 m/s.',
    '0.336',
  ],
  ['A sound has an intensity of 10^(-5) W/m^2. What is its sound level in decibels?', '70'],
  ['What is the sound intensity level in decibels of a sound with intensity 3.2*10^(-3) W/m^2?', '95'],
  ['What is the intensity of a 60 dB sound?', '1e-6'],
  [
    'An ambulance with a 1000 Hz siren approaches at 30 m/s. The speed of sound is 343 m/s. What frequency does a stationary observer hear?',
    '1096',
  ],
  [
    'A train whistle of 500 Hz moves away at 20 m/s. The speed of sound is 340 m/s. What frequency is heard by a stationary observer?',
    '472',
  ],
  [
    'You hear thunder 5 s after seeing lightning. The speed of sound is 343 m/s. How far away was the lightning?',
    '1715',
  ],
  [
    'An echo returns from a cliff after 3 s. The speed of sound is 340 m/s. How far away is the cliff?',
    '510',
  ],
  ['What is the pressure at a depth of 25 m in water with a density of 1000 kg/m^3?', '245000'],
  [
    'A hydraulic press has a small piston of area 0.01 m^2 and a large piston of area 0.5 m^2. What force on the small piston lifts 5000 N?',
    '100',
  ],
  [
    'What is the buoyant force on a 0.002 m^3 object completely submerged in water of density 1000 kg/m^3?',
    '19.6',
  ],
  ['Water flows through a pipe of area 0.02 m^2 at 3 m/s. What is the flow rate?', '0.06'],
  [
    'Water flows at 2 m/s through a hose of radius 0.02 m and leaves a nozzle of radius 0.01 m. What is the speed in the nozzle?',
    '8',
  ],
  [
    'A tank is open at the top with a hole 5 m below the water surface. At what speed does the water leave the hole?',
    '9.9',
  ],
  ['What mass of gold with a density of 19.3 g/cm^3 has a volume of 10 cm^3?', '193'],
  [
    'A steel bridge 100 m long warms from 10 °C to 40 °C. The coefficient of linear expansion is 12*10^(-6) per °C. How much does it expand?',
    '0.036',
  ],
  [
    'How much heat is needed to warm 2 kg of water from 20 °C to 80 °C? The specific heat of water is 4186 J/(kg °C).',
    '502320',
  ],
  [
    'How much heat is needed to melt 0.5 kg of ice at 0 °C? The latent heat of fusion is 334000 J/kg.',
    '167000',
  ],
  [
    'How much energy is needed to evaporate 2 kg of water if the latent heat of vaporization is 2256 kJ/kg?',
    '4512000',
  ],
  ['Two moles of an ideal gas are at 300 K in 0.05 m^3. What is the pressure?', '99768'],
  ['A gas at 2 atm has a volume of 3 L. What is its volume at 6 atm if the temperature is constant?', '1'],
  ['A gas occupies 4 L at 300 K. What is its volume at 450 K at constant pressure?', '6'],
  ['A heat engine takes in 500 J and does 150 J of work. What is its efficiency?', '0.3'],
  ['What is the force between two charges of 2 μC and 3 μC that are 0.3 m apart?', '0.6'],
  ['What is the electric field 0.5 m from a charge of 4*10^(-9) C?', '144'],
  ['What is the force on a charge of 2*10^(-6) C in an electric field of 5000 N/C?', '0.01'],
  ['What is the potential difference if 12 J of work moves 3 C of charge?', '4'],
  ['A 10 μF capacitor is connected to a 12 V battery. How much charge is stored?', '1.2e-4'],
  ['A 10 μF capacitor is charged to 12 V. How much energy is stored?', '7.2e-4'],
  ['What current flows through a 40 Ω resistor connected to 120 V?', '3'],
  ['A 100 W lamp runs on 120 V. What current does it draw?', '0.833'],
  ['What is the resistance of a 60 W bulb at 120 V?', '240'],
  ['Resistors of 4 Ω and 6 Ω are connected in series. What is the total resistance?', '10'],
  ['Resistors of 4 Ω and 6 Ω are connected in parallel. What is the equivalent resistance?', '2.4'],
  ['Three resistors of 2 Ω, 3 Ω and 6 Ω are connected in parallel. What is the equivalent resistance?', '1'],
  ['Resistors of 4 Ω and 8 Ω are connected in series to a 24 V battery. What is the current?', '2'],
  [
    'A wire 2 m long with a cross-section of 1*10^(-6) m^2 has a resistivity of 1.7*10^(-8) Ω m. What is its resistance?',
    '0.034',
  ],
  ['What is the force on a 0.5 m wire carrying 4 A perpendicular to a magnetic field of 0.2 T?', '0.4'],
  [
    'What is the force on an electron moving at 3*10^6 m/s perpendicular to a 0.5 T magnetic field?',
    '2.4e-13',
  ],
  ['What is the magnetic field 0.1 m from a long straight wire carrying 5 A?', '1e-5'],
  [
    'An object is 30 cm from a converging lens with a focal length of 10 cm. Where is the image formed?',
    '15',
  ],
  ['A concave mirror has a radius of curvature of 40 cm. What is its focal length?', '20'],
  ['An object 60 cm from a concave mirror of focal length 20 cm: what is the image distance?', '30'],
  [
    'Light goes from air into glass with an index of refraction of 1.5 at an angle of incidence of 30 degrees. What is the angle of refraction?',
    '19.5',
  ],
  ['What is the speed of light in a medium with an index of refraction of 1.33?', '2.26e8'],
  ['What is the critical angle for glass with an index of refraction of 1.5 in air?', '41.8'],
  ['What is the energy of a photon with a frequency of 6*10^14 Hz?', '3.98e-19'],
  ['What is the energy in eV of a photon with a wavelength of 500 nm?', '2.48'],
  ['What is the de Broglie wavelength of an electron moving at 2*10^6 m/s?', '3.64e-10'],
  ['The half-life of a sample is 8 days. How much of 80 g remains after 24 days?', '10'],
  ['What is the rest energy of 0.001 kg?', '9e13'],
  ['A clock moves at 0.6c. How long does 10 s on the clock take for an observer at rest?', '12.5'],
  ['A spaceship 100 m long moves at 0.8c. What length does an observer at rest measure?', '60'],
  [
    'The amplitude of an oscillator decreases by 2 % each cycle. What percent of its energy is lost in each cycle?',
    '3.96',
  ],
  ['Two forces of 30 N and 40 N act at right angles. What is the magnitude of the resultant?', '50'],
  ['A person walks 3 km east and then 4 km north. What is the magnitude of the displacement?', '5'],
  ['A plane flies 200 km at 30 degrees north of east. How far north did it go?', '100'],
  [
    'A river flows at 2 m/s and a boat heads straight across at 5 m/s. What is the speed of the boat relative to the shore?',
    '5.39',
  ],
  [
    'An object moves from a height of 3 m to a height of 9 m. Its mass is 2 kg. What is the change in gravitational potential energy?',
    '117.6',
  ],
  ['A turn is ideally banked at 40 degrees and taken at 25 m/s. What is the radius of the turn?', '76'],
  [
    'A bobsled turn is ideally banked at 70 degrees and taken at 28 m/s. What is the centripetal acceleration?',
    '26.9',
  ],
];

describe('laws of physics in stories', () => {
  it.each(PROBLEMS)('%s', (problem, answer) => {
    expect(answeredAs(problem, answer)).toBe(answer);
  });
});
