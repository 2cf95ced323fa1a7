import { subject } from '../table.ts';

export const ENERGY = subject(
  'energy',
  `
work | J bare | work, work done | |
energy | J bare | energy, energy used, energy consumed, energy transferred | |
kinetic energy | J | kinetic energy | | energy
potential energy | J | potential energy, gravitational potential energy, gravitational energy | |
lifting work | J | lifting work, work against gravity | work | work, energy
height | m bare | height, vertical height, height above the ground | high, up, rises, lifted, raised, lifts, raises, climbs, above, vertically, upward, upwards, uphill | how high
power | W bare | power, power output, average power, output power | rated |
useful energy | J | useful energy, useful work, useful output, energy output, output energy, work output, useful energy output | useful, does | useful
total energy | J | total energy, input energy, energy input, energy supplied, total energy input, work input | supplied, uses, consumes, takes in, is given |
useful power | W | useful power, power output, output power, useful output power | useful |
total power | W | total power, input power, power input, electrical power input | consumes, supplied, draws |
efficiency | % | efficiency | efficient | how efficient
travel speed | m/s | travel speed | speed, velocity, at | speed
area | m^2 bare | area, surface area, contact area, cross-sectional area | |
pressure | Pa bare | pressure | |
density | kg/m^3 bare | density | density of the liquid, density of the fluid, liquid density |
volume | m^3 bare | volume | |
depth | m | depth | deep, below, under | how deep
liquid density | kg/m^3 | density of the liquid, density of the fluid, liquid density | density |
liquid pressure | Pa bare | hydrostatic pressure, pressure of the liquid, liquid pressure, water pressure, pressure due to the water, pressure of the water | pressure | pressure
buoyant force | N | buoyant force, buoyancy, upthrust | | force
displaced volume | m^3 | displaced volume, volume displaced, submerged volume, volume of the object | volume |
flow rate | m^3/s bare | flow rate, volume flow rate, discharge, volumetric flow rate | |
pipe area | m^2 | cross-sectional area of the pipe, pipe area, cross section of the pipe | area, cross section, cross-sectional area |
flow speed | m/s bare | flow speed, speed of the water, flow velocity, speed of the flow | speed, velocity, flows at | how fast, speed
first area | m^2 first | first area, area of the small piston, small piston area | |
second area | m^2 last | second area, area of the large piston, large piston area | |
first piston force | N first | first piston force, force on the small piston | force, acts on the small piston |
second piston force | N last | second piston force, force on the large piston | |
stress | Pa | stress, tensile stress | |
strain | 1 | strain | |
original length | m | original length, unstretched length | |
length change | m | change in length, elongation | |
Young modulus | Pa | young's modulus, young modulus, modulus of elasticity | |
cost of energy | $ | cost of the energy, energy cost, electricity cost, cost of running, cost of electricity | | how much does it cost
energy price | $/kWh bare | price of electricity, energy price, electricity price, price per kilowatt-hour | |
first speed of the flow | m/s first | speed in the wide part, speed in the first part | |
second speed of the flow | m/s last | speed in the narrow part, speed in the second part | |
wide area | m^2 first | area of the wide part, area of the first part | |
narrow area | m^2 last | area of the narrow part, area of the second part | |
relative density | 1 | relative density, specific gravity | |
water density | kg/m^3 =1000 | density of pure water | |
`,
  `
Work is force times distance | W = F*d | W work, F force, d distance |
Kinetic energy | K = m*v^2/2 | K kinetic energy, m mass, v speed |
Potential energy | U = m*g*h | U potential energy, m mass, g gravity, h height | lift up
Work against gravity | W = m*g*h | W lifting work, m mass, g gravity, h height | !lift up
Power of lifting | P = W/t | P power, W lifting work, t time | !lift up
Power is work over time | P = W/t | P power, W work, t time |
Power is energy over time | P = E/t | P power, E energy, t time |
Power is force times speed | P = F*v | P power, F force, v travel speed |
Efficiency of energy | n = u/E | n efficiency, u useful energy, E total energy | !efficient
Efficiency of power | n = p/P | n efficiency, p useful power, P total power | !efficient
Work makes a body fast | F*d = m*v^2/2 | F force, d distance, m mass, v final speed | !rest accelerate
Pressure is force over area | p = F/A | p pressure, F force, A area |
Pressure of a weight | p = w/A | p pressure, w weight, A area |
Density | ρ = m/V | ρ density, m mass, V volume |
Pressure in a liquid | p = ρ*g*h | p liquid pressure, ρ liquid density, g gravity, h depth | !liquid
Buoyancy | B = ρ*g*V | B buoyant force, ρ liquid density, g gravity, V displaced volume | !buoyant liquid
Flow through a pipe | Q = A*v | Q flow rate, A pipe area, v flow speed | !flow liquid
Flow is volume over time | Q = V/t | Q flow rate, V volume, t time | flow fill liquid
Hydraulic press | F/A = f/a | F second piston force, A second area, f first piston force, a first area | !piston lift liquid
Stress | s = F/A | s stress, F force, A area | !stress stretch
Strain | b = d/L | b strain, d length change, L original length | !strain stretch
Young's modulus | Y = s/b | Y Young modulus, s stress, b strain | !strain stress stretch
Cost of electric energy | K = E*p | K cost of energy, E energy, p energy price | cost
Weight in water | B = w - v | B buoyant force, w real weight, v apparent weight | !buoyant liquid
Continuity of flow | A*v = a*u | A wide area, v first speed of the flow, a narrow area, u second speed of the flow | !flow liquid
Relative density | s = ρ/w | s relative density, ρ density, w water density |
`,
);
