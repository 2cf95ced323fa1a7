import type { PutIn } from '../formula/put-in.ts';

/** Numbers of nature that school formulas use. */
export const NATURE = {
  gravity: { value: 9.8, unit: 'm/s²' },
  gravitation: { value: 6.674e-11, unit: 'N·m²/kg²' },
  coulomb: { value: 8.99e9, unit: 'N·m²/C²' },
  light: { value: 2.998e8, unit: 'm/s' },
  planck: { value: 6.626e-34, unit: 'J·s' },
  gas: { value: 8.314, unit: 'J/(mol·K)' },
  electronMass: { value: 9.109e-31, unit: 'kg' },
  protonMass: { value: 1.6726e-27, unit: 'kg' },
  elementaryCharge: { value: 1.602e-19, unit: 'C' },
  permeability: { value: 1.2566e-6, unit: 'T·m/A' },
  permittivity: { value: 8.854e-12, unit: 'F/m' },
  stefan: { value: 5.67e-8, unit: 'W/(m²·K⁴)' },
  hearing: { value: 1e-12, unit: 'W/m²' },
  water: { value: 1_000, unit: 'kg/m³' },
  boltzmann: { value: 1.380649e-23, unit: 'J/K' },
  faraday: { value: 96_485, unit: 'C/mol' },
  avogadro: { value: 6.022e23, unit: '1/mol' },
  rydberg: { value: 1.0974e7, unit: '1/m' },
  wien: { value: 2.898e-3, unit: 'm·K' },
  bohr: { value: 5.29e-11, unit: 'm' },
  nucleon: { value: 1.2e-15, unit: 'm' },
  hydrogenEnergy: { value: 2.179e-18, unit: 'J' },
  waterHeat: { value: 4_186, unit: 'J/(kg·K)' },
  earthMass: { value: 5.97e24, unit: 'kg' },
  earthRadius: { value: 6.37e6, unit: 'm' },
} as const satisfies Readonly<Record<string, PutIn>>;

export type ConstantName = keyof typeof NATURE;
