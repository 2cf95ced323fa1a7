/** Relative atomic masses of the elements that school meets, by symbol. */
export const ATOMIC_MASS: Readonly<Record<string, number>> = {
  H: 1.008, He: 4.0026, Li: 6.94, Be: 9.0122, B: 10.81, C: 12.011, N: 14.007, O: 15.999, F: 18.998, Ne: 20.18,
  Na: 22.99, Mg: 24.305, Al: 26.982, Si: 28.085, P: 30.974, S: 32.06, Cl: 35.45, Ar: 39.95, K: 39.098, Ca: 40.078,
  Sc: 44.956, Ti: 47.867, V: 50.942, Cr: 51.996, Mn: 54.938, Fe: 55.845, Co: 58.933, Ni: 58.693, Cu: 63.546, Zn: 65.38,
  Ga: 69.723, Ge: 72.63, As: 74.922, Se: 78.971, Br: 79.904, Kr: 83.798, Rb: 85.468, Sr: 87.62, Y: 88.906, Zr: 91.224,
  Nb: 92.906, Mo: 95.95, Ru: 101.07, Rh: 102.91, Pd: 106.42, Ag: 107.87, Cd: 112.41, In: 114.82, Sn: 118.71, Sb: 121.76,
  Te: 127.6, I: 126.9, Xe: 131.29, Cs: 132.91, Ba: 137.33, La: 138.91, W: 183.84, Pt: 195.08, Au: 196.97, Hg: 200.59,
  Pb: 207.2, Bi: 208.98, U: 238.03,
};

/** The elements in order of their number of protons, as far as electron shells are asked for. */
export const IN_ORDER =
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba'.split(
    ' ',
  );

/** Substances that are called by a name. */
export const NAMED: Readonly<Record<string, string>> = {
  water: 'H2O', 'carbon dioxide': 'CO2', 'carbon monoxide': 'CO', ammonia: 'NH3', methane: 'CH4', 'sodium chloride': 'NaCl',
  'table salt': 'NaCl', glucose: 'C6H12O6', 'sulfuric acid': 'H2SO4', 'hydrochloric acid': 'HCl', 'nitric acid': 'HNO3',
  'sodium hydroxide': 'NaOH', 'calcium carbonate': 'CaCO3', 'hydrogen peroxide': 'H2O2', ethanol: 'C2H6O', sucrose: 'C12H22O11',
  'oxygen gas': 'O2', 'hydrogen gas': 'H2', 'nitrogen gas': 'N2', 'chlorine gas': 'Cl2', iron: 'Fe', copper: 'Cu', gold: 'Au',
  silver: 'Ag', aluminum: 'Al', carbon: 'C', sodium: 'Na', magnesium: 'Mg', calcium: 'Ca', zinc: 'Zn', lead: 'Pb',
};

/** Acids and bases that fall apart completely in water. */
export const STRONG_ACIDS = ['HCl', 'HBr', 'HI', 'HNO3', 'HClO4', 'HClO3'];
export const STRONG_BASES: Readonly<Record<string, number>> = { NaOH: 1, KOH: 1, LiOH: 1, 'Ca(OH)2': 2, 'Ba(OH)2': 2, 'Sr(OH)2': 2 };
