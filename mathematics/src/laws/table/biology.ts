import { subject } from '../table.ts';

export const BIOLOGY = subject(
  'biology',
  `
body mass | kg bare | body mass, body weight | weighs, mass | body mass
body height | m bare | body height | tall, height | how tall
body mass index | kg/m^2 | body mass index, bmi | |
heart rate | 1/min | heart rate, pulse | beats |
stroke volume | L | stroke volume | |
cardiac output | L/min | cardiac output | |
image size | m | image size, size of the drawing, drawing size, size under the microscope | drawing, image |
real size | m | actual size, real size, true size | really |
microscope magnification | 1 | magnification of the microscope, total magnification, magnification | |
eyepiece | 1 | magnification of the eyepiece, eyepiece magnification, eyepiece | |
objective | 1 | magnification of the objective, objective magnification, objective | |
start population | 1 | initial population, starting population | |
births | 1 | number of births, births | |
deaths | 1 | number of deaths, deaths | |
growth | 1 signed | population growth, natural increase | |
marked animals | 1 | marked animals, number of marked animals, animals marked | marked |
second catch | 1 | second catch, size of the second catch, animals in the second catch | |
recaptured | 1 | recaptured animals, number recaptured, marked animals in the second catch | recaptured |
population estimate | 1 | estimated population, population estimate, population size | | population, how many animals
dominant allele | 1 | dominant allele frequency, frequency of the dominant allele | |
recessive allele | 1 | recessive allele frequency, frequency of the recessive allele | |
heterozygotes | 1 | frequency of heterozygotes, heterozygote frequency, heterozygous frequency | |
end population | 1 | final population, new population | |
`,
  `
Body mass index | b = m/h^2 | b body mass index, m body mass, h body height | !bmi
Cardiac output | Q = f*V | Q cardiac output, f heart rate, V stroke volume | per-thing
Magnification of a drawing | M = L/s | M microscope magnification, L image size, s real size | !microscope
Magnification of a microscope | M = a*b | M microscope magnification, a eyepiece, b objective | !microscope
Births less deaths | g = b - d | g growth, b births, d deaths |
Capture and recapture | N = m*c/r | N population estimate, m marked animals, c second catch, r recaptured | !recapture plural
Two alleles | p + q = 1 | p dominant allele, q recessive allele | !allele
Heterozygotes | h = 2*p*q | h heterozygotes, p dominant allele, q recessive allele | !allele
Population after births and deaths | N = P + b - d | N end population, P start population, b births, d deaths | 
`,
);
