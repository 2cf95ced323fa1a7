import { subject } from '../table.ts';

const PAIR = 'plural';

export const ELECTRICITY = subject(
  'electricity',
  `
voltage | V bare | voltage, potential difference, battery voltage, supply voltage | battery, source, outlet, socket, mains |
current | A bare | current, electric current | draws, flows, flow | how many amps
resistance | Ω bare | resistance | |
electric power | W bare | electric power, electrical power | power, rated | power
charge | C bare | charge, electric charge | |
electric energy | J bare | electric energy, electrical energy | energy | energy
voltage energy | J | energy of the charge, work on the charge | work, energy | work, energy
total resistance | Ω | total resistance, equivalent resistance, combined resistance, net resistance, effective resistance | | resistance
first resistor | Ω bare | first resistor, first resistance | resistors, resistor, resistances, series, parallel, one |
second resistor | Ω bare | second resistor, second resistance | resistors, resistor, resistances, series, parallel, other |
third resistor | Ω bare | third resistor, third resistance | resistors, resistor, resistances, series, parallel |
total voltage | V bare | total voltage | battery, supply, source, voltage |
total current | A | total current | | current
resistivity | Ω*m bare | resistivity | |
wire length | m bare | wire length, length of the wire | length, long, wire, cable | length, how long is, how long must
wire area | m^2 | wire area, cross-sectional area of the wire, wire cross section | area, cross-sectional area, cross section, thick | area, cross-sectional area
capacitance | F bare | capacitance | capacitor |
capacitor charge | C bare | capacitor charge, charge on the capacitor, charge on the plates, stored charge | charge | charge
capacitor energy | J bare | capacitor energy, energy in the capacitor, energy stored in the capacitor | energy, stores | energy
capacitor voltage | V bare | capacitor voltage, voltage across the capacitor | voltage, charged to, connected, battery, source, potential difference, at | voltage, potential difference
plate area | m^2 | plate area, area of the plates, area of each plate | area |
plate distance | m | plate separation, distance between the plates, separation of the plates, plate distance | apart, separated, distance | how far apart, distance
electric constant | F/m =8.8541878128e-12 | electric constant, vacuum permittivity, permittivity of free space | |
electric field | V/m bare | electric field, electric field strength, field strength | field |
field force | N | electric force, force on the charge | force | force
Coulomb force | N | coulomb force, electrostatic force | force | force, electric force
first charge | C bare | first charge, charge of the first | charges, charge, spheres |
second charge | C bare | second charge, charge of the second | charges, charge, spheres |
charge distance | m bare | distance between the charges, charge separation | apart, distance, separated, away, from | how far apart
Coulomb constant | N*m^2/C^2 =8987551792 | coulomb constant, coulomb's constant, electrostatic constant, k = |  |
source charge | C | source charge, point charge | charge |
field distance | m bare | distance from the charge, distance from the point charge | away, from, distance |
inductance | H bare | inductance, self-inductance | inductor, coil |
inductor energy | J | inductor energy, energy stored in the inductor, energy in the coil | energy, stores | energy
inductive reactance | Ω | inductive reactance | | reactance
capacitive reactance | Ω | capacitive reactance | | reactance
magnetic field | T bare | magnetic field, magnetic field strength, magnetic flux density, field strength | field | field
wire force | N | magnetic force on the wire, force on the wire | force | force, magnetic force
particle force | N | magnetic force on the particle, force on the particle, force on the electron, force on the proton | force | force, magnetic force
particle speed | m/s bare | particle speed, speed of the particle, speed of the electron, speed of the proton | speed, velocity, moves, at |
wire radius distance | m | distance from the wire, distance to the wire | from, away |
magnetic constant | T*m/A =1.25663706212e-6 | magnetic constant, permeability of free space, vacuum permeability | |
coil turns | 1 | number of turns of the coil, number of turns of the solenoid, turns | windings, loops |
coil length | m | coil length, length of the solenoid, solenoid length | length, long |
solenoid field | T | solenoid field, field inside the solenoid | magnetic field, field | magnetic field, field
wire field | T | field of the wire, field around the wire | magnetic field, field | magnetic field, field
magnetic flux | Wb bare | magnetic flux, flux | |
loop area | m^2 | loop area, area of the loop, area of the coil | area |
rod length | m | rod length, length of the rod, length of the conductor | length, long |
induced voltage | V | induced voltage, induced emf, emf | | voltage, emf
rod speed | m/s bare | rod speed, speed of the rod, speed of the conductor | speed, moves, at, velocity |
primary voltage | V | primary voltage, input voltage, voltage of the primary coil | primary, input |
secondary voltage | V | secondary voltage, output voltage, voltage of the secondary coil | secondary, output |
primary turns | 1 | primary turns, number of primary turns, turns on the primary coil, turns in the primary coil, turns on the primary | primary |
secondary turns | 1 | secondary turns, number of secondary turns, turns on the secondary coil, turns in the secondary coil, turns on the secondary | secondary |
peak voltage | V | peak voltage, maximum voltage, amplitude of the voltage | |
effective voltage | V | rms voltage, effective voltage | |
source emf | V | electromotive force, emf of the battery, emf | |
internal resistance | Ω | internal resistance | |
outer resistance | Ω | load resistance, external resistance, outer resistance | resistor, resistance |
terminal voltage | V | terminal voltage | |
time constant | s | time constant | |
first capacitor | F | first capacitor, first capacitance | capacitors, capacitor, series, parallel |
second capacitor | F | second capacitor, second capacitance | capacitors, capacitor, series, parallel |
total capacitance | F | total capacitance, equivalent capacitance, combined capacitance | | capacitance
resonant frequency | Hz | resonant frequency, resonance frequency | | frequency
electrons | 1 | number of electrons, electrons | | how many electrons
elementary charge | C =1.602176634e-19 | elementary charge, charge of an electron, charge of one electron | |
primary current | A | primary current, current in the primary coil, input current | primary, input |
secondary current | A | secondary current, current in the secondary coil, output current | secondary, output |
impedance | Ω | impedance | |
reactance | Ω | reactance, total reactance | |
joule heat | J | joule heat, heat produced in the resistor, heat produced | heat | heat
`,
  `
Ohm's law | V = I*R | V voltage, I current, R resistance | plug -internal
Electric power | P = V*I | P electric power, V voltage, I current | plug
Power in a resistance | P = I^2*R | P electric power, I current, R resistance | plug
Power at a voltage | P = V^2/R | P electric power, V voltage, R resistance | plug
Electric energy | E = P*t | E electric energy, P electric power, t time | plug
Current is charge over time | I = Q/t | I current, Q charge, t time | flow
Voltage is work over charge | V = W/Q | V voltage, W voltage energy, Q charge |
Two resistors in series | R = a + b | R total resistance, a first resistor, b second resistor | !series ${PAIR} plug
Three resistors in series | R = a + b + c | R total resistance, a first resistor, b second resistor, c third resistor | !series ${PAIR} plug
Two resistors in parallel | 1/R = 1/a + 1/b | R total resistance, a first resistor, b second resistor | !parallel ${PAIR} plug
Three resistors in parallel | 1/R = 1/a + 1/b + 1/c | R total resistance, a first resistor, b second resistor, c third resistor | !parallel ${PAIR} plug
Ohm's law for the whole circuit | V = I*R | V total voltage, I total current, R total resistance | !series/parallel ${PAIR} plug
Resistance of a wire | R = ρ*L/A | R resistance, ρ resistivity, L wire length, A wire area | !wire
Charge of a capacitor | Q = C*V | Q capacitor charge, C capacitance, V capacitor voltage | plug
Energy of a capacitor | E = C*V^2/2 | E capacitor energy, C capacitance, V capacitor voltage | plug
Plate capacitor | C = k*A/d | C capacitance, k electric constant, A plate area, d plate distance | !plates plural
Uniform field between plates | E = V/d | E electric field, V voltage, d plate distance | !plates plural
Force in an electric field | F = Q*E | F field force, Q charge, E electric field | !field
Coulomb's law | F = k*q*Q/r^2 | F Coulomb force, k Coulomb constant, q first charge, Q second charge, r charge distance | !charges plural attract
Field of a point charge | E = k*Q/r^2 | E electric field, k Coulomb constant, Q source charge, r field distance | !field
Energy of an inductor | E = L*I^2/2 | E inductor energy, L inductance, I current | !inductor
Inductive reactance | X = 2*π*f*L | X inductive reactance, f frequency, L inductance |
Capacitive reactance | X = 1/(2*π*f*C) | X capacitive reactance, f frequency, C capacitance |
Force on a wire | F = B*I*L | F wire force, B magnetic field, I current, L wire length | !wire perpendicular magnet
Force on a moving charge | F = Q*v*B | F particle force, Q charge, v particle speed, B magnetic field | !magnet perpendicular
Field around a wire | B = u*I/(2*π*r) | B wire field, u magnetic constant, I current, r wire radius distance | !wire magnet
Field inside a solenoid | B = u*N*I/L | B solenoid field, u magnetic constant, N coil turns, I current, L coil length | !solenoid magnet
Magnetic flux | P = B*A | P magnetic flux, B magnetic field, A loop area | !magnet perpendicular
Voltage in a moving rod | V = B*L*v | V induced voltage, B magnetic field, L rod length, v rod speed | !rod magnet perpendicular
Transformer | V/U = N/n | V secondary voltage, U primary voltage, N secondary turns, n primary turns | !transformer
Effective voltage | U = V/sqrt(2) | U effective voltage, V peak voltage |
Current with internal resistance | E = I*(R + r) | E source emf, I current, R outer resistance, r internal resistance | !internal
Terminal voltage | U = E - I*r | U terminal voltage, E source emf, I current, r internal resistance | !internal
Time constant of a capacitor | T = R*C | T time constant, R resistance, C capacitance |
Two capacitors in parallel | C = a + b | C total capacitance, a first capacitor, b second capacitor | !parallel plural plug
Two capacitors in series | 1/C = 1/a + 1/b | C total capacitance, a first capacitor, b second capacitor | !series plural plug
Resonance | f = 1/(2*π*sqrt(L*C)) | f resonant frequency, L inductance, C capacitance | !resonance
Electrons in a charge | N = Q/q | N electrons, Q charge, q elementary charge |
Currents of a transformer | U*I = V*J | U primary voltage, I primary current, V secondary voltage, J secondary current | !transformer
Impedance | Z^2 = R^2 + X^2 | Z impedance, R resistance, X reactance | series
Heat in a resistor | Q = I^2*R*t | Q joule heat, I current, R resistance, t time | !heat-in-wire plug
Time constant of an inductor | T = L/R | T time constant, L inductance, R resistance |
`,
);
