import { subject } from '../table.ts';

export const HEAT = subject(
  'heat',
  `
heat | J | heat, heat energy, thermal energy, amount of heat | energy, heat | energy
specific heat | J/(kg*K) bare | specific heat, specific heat capacity, heat capacity per kilogram | |
temperature change | K span signed | temperature change, change in temperature, temperature rise, rise in temperature, temperature difference, temperature increase | by, rises, warms | by how much does the temperature, how much does the temperature, how much warmer
initial temperature | K first bare | initial temperature, starting temperature | from, temperature, at | initial temperature
final temperature | K last bare | final temperature, end temperature, new temperature | to, reaches | temperature, how hot
latent heat of fusion | J/kg | latent heat of fusion, specific latent heat of fusion, heat of fusion, latent heat, specific latent heat | |
latent heat of vaporization | J/kg | latent heat of vaporization, latent heat of vaporisation, heat of vaporization, heat of vaporisation, specific latent heat of vaporization, specific latent heat of vaporisation | latent heat |
melting heat | J | melting heat | heat, energy | heat, energy
boiling heat | J | boiling heat | heat, energy | heat, energy
expansion coefficient | 1/K bare | coefficient of linear expansion, expansion coefficient, coefficient of thermal expansion, linear expansion coefficient | |
heated length | m bare | heated length, length at the start | long, length, rod, rail, bridge, bar |
length increase | m | length increase, increase in length, expansion | |
work output | J | work output, work done by the engine | does, work | work
heat taken in | J | heat taken in, heat input, heat absorbed, heat supplied | takes in, absorbs, receives, takes, heat |
heat given off | J | heat given off, waste heat, heat rejected, heat released, heat expelled, heat exhausted | gives off, rejects, releases, exhausts, expels, discards, dumps | heat
engine efficiency | % | engine efficiency, thermal efficiency | efficiency, efficient | efficiency, how efficient
hot temperature | K | hot temperature, temperature of the hot reservoir, hot reservoir temperature | hot, hot reservoir |
cold temperature | K | cold temperature, temperature of the cold reservoir, cold reservoir temperature | cold, cold reservoir |
Carnot efficiency | % | carnot efficiency, maximum efficiency, ideal efficiency | | efficiency
gas pressure | Pa bare | gas pressure, pressure of the gas | pressure, at, under | pressure
gas volume | m^3 bare | gas volume, volume of the gas | volume, bottle, tank, container, cylinder, balloon, in, fills, occupies, takes up, flask, vessel | volume
gas amount | mol bare | amount of gas, amount of the gas, moles of gas, moles of the gas | gas, moles, mol, of | how many moles, moles, amount
gas temperature | K bare | gas temperature, temperature of the gas | temperature, at, and, kept at | temperature
gas constant | J/(mol*K) =8.314462618 | gas constant, ideal gas constant, universal gas constant, R = |  |
first pressure | Pa first bare | initial pressure, original pressure, first pressure | pressure, at, from | initial pressure, original pressure
second pressure | Pa last bare | final pressure, new pressure, second pressure | pressure, to, at | pressure
first volume | m^3 first bare | initial volume, original volume, first volume | volume, from, has, occupies, fills, holds, takes up | original volume
second volume | m^3 last bare | final volume, new volume, second volume | volume, to | volume
first temperature | K first bare | first temperature, initial gas temperature, original temperature | temperature, at, from | original temperature
second temperature | K last bare | second temperature, final gas temperature | temperature, to, at | temperature, new temperature, final temperature
expansion work | J | expansion work, work done by the gas | work | work
volume change | m^3 | change in volume, volume change, increase in volume | by, expands by |
conducted power | W | rate of heat flow, heat flow, rate of heat transfer, heat current | | heat
conductivity | W/(m*K) bare | thermal conductivity, conductivity | |
wall area | m^2 | wall area, area of the wall, area of the window | area |
wall thickness | m | wall thickness, thickness | thick | how thick
radiated power | W | radiated power, power radiated | power, radiates | power
surface temperature | K bare | surface temperature | temperature, at | temperature
emissivity | 1 | emissivity | |
radiating area | m^2 | radiating area, radiating surface | area, surface area, surface |
Stefan-Boltzmann constant | W/(m^2*K^4) =5.670374419e-8 | stefan-boltzmann constant | |
peak wavelength | m | peak wavelength, wavelength of the maximum | wavelength | wavelength
entropy change | J/K bare | entropy change, change in entropy | |
transferred heat | J | transferred heat, heat transferred | heat |
steady temperature | K | constant temperature, absolute temperature | temperature, at |
internal energy change | J signed | change in internal energy, internal energy change, increase in internal energy | | internal energy
heat added | J | heat added, heat added to the gas | heat |
work done by gas | J | work done by the system, work by the gas, work done by the gas | work |
Wien constant | K*m =2.897771955e-3 | wien's constant, wien constant | |
molecule energy | J | average kinetic energy of a molecule, mean kinetic energy of a molecule, average kinetic energy of the molecules | | kinetic energy
Boltzmann constant | J/K =1.380649e-23 | boltzmann constant, boltzmann's constant | |
rms speed | m/s | rms speed, root mean square speed | | speed
gas molar mass | g/mol | molar mass of the gas | molar mass |
gas density | kg/m^3 | density of the gas, gas density | density | density
heat moved | J | heat moved, heat delivered, heat removed | |
work input | J | work input, work supplied, electrical work | |
coefficient of performance | 1 | coefficient of performance, cop | |
`,
  `
Heat warms a body | Q = m*c*d | Q heat, m mass, c specific heat, d temperature change | !warm increase
Change of temperature | d = T - S | d temperature change, T final temperature, S initial temperature | !warm increase
Heat that melts | Q = m*L | Q melting heat, m mass, L latent heat of fusion | !melt ice
Heat that boils away | Q = m*L | Q boiling heat, m mass, L latent heat of vaporization | !boil
Length grows with temperature | D = a*L*d | D length increase, a expansion coefficient, L heated length, d temperature change | !expand warm increase
Efficiency of an engine | n = W/Q | n engine efficiency, W work output, Q heat taken in | !engine efficient
What an engine gives off | W = Q - q | W work output, Q heat taken in, q heat given off | !engine
Best efficiency of an engine | n = 1 - C/H | n Carnot efficiency, C cold temperature, H hot temperature | !carnot maximum engine efficient
Ideal gas law | p*V = n*R*T | p gas pressure, V gas volume, n gas amount, R gas constant, T gas temperature | !gas
Boyle's law | p*V = q*W | p first pressure, V first volume, q second pressure, W second volume | !same-temperature change compress increase expand
Charles's law | V/T = W/S | V first volume, T first temperature, W second volume, S second temperature | !same-pressure change warm increase expand
Gay-Lussac's law | p/T = q/S | p first pressure, T first temperature, q second pressure, S second temperature | !same-volume change warm increase
Combined gas law | p*V/T = q*W/S | p first pressure, V first volume, T first temperature, q second pressure, W second volume, S second temperature | !gas change compress warm increase expand
Work of an expanding gas | W = p*D | W expansion work, p gas pressure, D volume change | !gas !expand same-pressure
Heat through a wall | P = k*A*d/L | P conducted power, k conductivity, A wall area, d temperature change, L wall thickness | !wall
Radiation of a hot body | P = s*b*A*T^4 | P radiated power, s Stefan-Boltzmann constant, b emissivity, A radiating area, T surface temperature | !radiate
Entropy | S = Q/T | S entropy change, Q transferred heat, T steady temperature | !entropy change
First law of thermodynamics | U = Q - W | U internal energy change, Q heat added, W work done by gas | !internal-energy gas increase change
Wien's law | l = b/T | l peak wavelength, b Wien constant, T surface temperature | !radiate maximum
Energy of molecules | K = 3*k*T/2 | K molecule energy, k Boltzmann constant, T gas temperature | !gas average
Speed of molecules | v^2 = 3*R*T/M | v rms speed, R gas constant, T gas temperature, M gas molar mass | !gas average
Density of a gas | d = p*M/(R*T) | d gas density, p gas pressure, M gas molar mass, R gas constant, T gas temperature | !gas
Coefficient of performance | K = q/W | K coefficient of performance, q heat moved, W work input | 
`,
);
