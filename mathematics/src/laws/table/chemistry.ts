import { subject } from '../table.ts';

export const CHEMISTRY = subject(
  'chemistry',
  `
amount of substance | mol bare | amount of substance, number of moles, moles, amount | | how many moles
sample mass | kg bare | sample mass, mass of the sample, mass of the substance | mass, of, sample | mass, how many grams, weigh
molar mass | g/mol bare | molar mass, molecular mass, molecular weight, formula mass | | molar mass
particles | 1 | number of particles, number of molecules, number of atoms, particles, molecules, atoms, ions | | how many molecules, how many atoms, how many particles
Avogadro constant | 1/mol =6.02214076e23 | avogadro constant, avogadro's number, avogadro's constant, avogadro number | |
concentration | mol/L bare | concentration, molarity, molar concentration | solution |
solution volume | m^3 bare | solution volume, volume of the solution, volume of solution | volume, solution, water, make, dissolved | volume
solute amount | mol bare | amount of solute, moles of solute, solute amount | dissolve, dissolved, contains, solute, of, moles, with | how many moles, moles, amount
mass concentration | g/L bare | mass concentration | |
solute mass | kg | mass of the solute, solute mass, mass of solute, mass of the salt, mass of the sugar | solute, salt, sugar, dissolve, dissolved | how many grams
solution mass | kg | mass of the solution, solution mass, total mass of the solution | solution | mass of the solution
mass percent | % | mass percent, mass percentage, percent by mass, percentage by mass, mass fraction | | percentage, percent
solvent mass | kg | mass of the solvent, solvent mass, mass of solvent, mass of the water | water, solvent |
molality | mol/kg bare | molality | |
stock concentration | mol/L first bare | stock concentration, initial concentration, concentration of the stock, original concentration | solution, of, stock |
stock volume | m^3 first bare | stock volume, initial volume of the solution, volume of the stock, original volume of the solution | dilute, diluted, of, stock | volume of stock
diluted concentration | mol/L last bare | diluted concentration, new concentration, final concentration | to, make | concentration, molarity
diluted volume | m^3 last bare | diluted volume, final volume of the solution, total volume, volume after dilution | to, make | volume
pH | 1 signed | ph | |
hydrogen ions | mol/L pure | hydrogen ion concentration, concentration of hydrogen ions, concentration of h+, hydronium concentration, hydronium ion concentration, [h+], [h3o+] | | concentration, hydrogen ion
pOH | 1 signed | poh | |
hydroxide ions | mol/L pure | hydroxide concentration, hydroxide ion concentration, concentration of hydroxide ions, concentration of oh-, [oh-] | | concentration
molar volume | L/mol =22.414 | molar volume | |
standard volume | m^3 | volume at stp, gas volume at stp, standard volume | volume, occupies, at | volume
theoretical yield | kg | theoretical yield | |
actual yield | kg | actual yield | |
percent yield | % | percent yield, percentage yield | | yield
electrolysis charge | C | charge passed, electric charge passed | charge |
electron amount | mol | moles of electrons, amount of electrons | electrons |
Faraday constant | C/mol =96485.33212 | faraday constant, faraday's constant | |
gibbs energy | kJ/mol signed | gibbs energy, gibbs free energy, free energy change, gibbs energy change, change in gibbs free energy | |
enthalpy | kJ/mol signed | enthalpy change, change in enthalpy, reaction enthalpy | |
entropy of reaction | J/(mol*K) signed | entropy change of the reaction, reaction entropy, entropy change | |
reaction temperature | K | reaction temperature, temperature of the reaction | temperature, at |
reaction rate | mol/(L*s) bare | reaction rate, rate of the reaction, average rate, rate of reaction | | rate
concentration change | mol/L | change in concentration, concentration change, drop in concentration | |
acid concentration | mol/L | acid concentration, concentration of the acid | acid, hcl |
acid volume | m^3 | acid volume, volume of the acid | acid, hcl | volume
base concentration | mol/L | base concentration, concentration of the base | base, naoh, hydroxide |
base volume | m^3 | base volume, volume of the base | base, naoh, hydroxide | volume
mass number | 1 | mass number, nucleon number | |
protons | 1 | number of protons, protons, atomic number, proton number | |
neutrons | 1 | number of neutrons, neutrons, neutron number | |
osmotic pressure | Pa | osmotic pressure | |
travel of the solvent | m | distance of the solvent, solvent front, distance moved by the solvent | solvent |
travel of the spot | m | distance of the spot, distance moved by the spot | spot |
Rf value | 1 | rf value, retention factor, rf | |
acid constant | 1 | pka | |
base form | mol/L | concentration of the conjugate base, conjugate base concentration | |
acid form | mol/L | concentration of the weak acid, weak acid concentration | |
buffer pH | 1 | ph of the buffer, buffer ph | | ph
rate constant | 1/s | rate constant, first-order rate constant | |
first-order half-life | s | half-life of the reaction, reaction half-life | half-life | half-life
heat of reaction | J | heat released by the reaction, reaction heat, heat of the reaction | | heat
molar enthalpy | J/mol | molar enthalpy, enthalpy per mole, molar heat | |
reacted amount | mol | amount reacted, moles reacted | |
bond atoms | 1 | protons of the ion | |
ion electrons | 1 | electrons of the ion | |
ion charge | 1 signed | charge of the ion, ion charge | |
`,
  `
Amount is mass over molar mass | n = m/M | n amount of substance, m sample mass, M molar mass |
Particles in an amount | N = n*A | N particles, n amount of substance, A Avogadro constant |
Concentration | c = n/V | c concentration, n solute amount, V solution volume | !solution
Solute from its mass | n = m/M | n solute amount, m solute mass, M molar mass | !solution
Mass concentration | b = m/V | b mass concentration, m solute mass, V solution volume | !solution
Mass percent | w = m/M | w mass percent, m solute mass, M solution mass | !solution
Molality | b = n/m | b molality, n solute amount, m solvent mass |
Dilution | c*V = C*W | c stock concentration, V stock volume, C diluted concentration, W diluted volume | !dilute solution
pH | p = -log(c) | p pH, c hydrogen ions | solution acid
pOH | p = -log(c) | p pOH, c hydroxide ions | solution acid
pH and pOH | p + q = 14 | p pH, q pOH | solution acid
Volume of a gas at standard conditions | V = n*v | V standard volume, n gas amount, v molar volume | !stp gas
Percent yield | y = a/t | y percent yield, a actual yield, t theoretical yield | !yield react
Charge of electrons | Q = n*F | Q electrolysis charge, n electron amount, F Faraday constant | !electrolysis
Gibbs energy | G = H - T*S | G gibbs energy, H enthalpy, T reaction temperature, S entropy of reaction | !gibbs react change entropy
Rate of a reaction | r = c/t | r reaction rate, c concentration change, t time | !rate react change
Titration, one to one | c*V = C*W | c acid concentration, V acid volume, C base concentration, W base volume | !titrate !one-to-one acid react solution
Nucleons | A = Z + N | A mass number, Z protons, N neutrons |
Osmotic pressure | P = c*R*T | P osmotic pressure, c concentration, R gas constant, T gas temperature | !osmotic solution
Retention factor | R = s/S | R Rf value, s travel of the spot, S travel of the solvent | !chromatography
Buffer | p = k + log(A/H) | p buffer pH, k acid constant, A base form, H acid form | !buffer acid
Half-life of a first-order reaction | T = ln(2)/k | T first-order half-life, k rate constant | !first-order react
Heat of a reaction | Q = n*H | Q heat of reaction, n reacted amount, H molar enthalpy | !react
Charge of an ion | c = p - n | c ion charge, p bond atoms, n ion electrons | !ion
`,
);
