import { subject } from '../table.ts';

export const WAVES = subject(
  'waves',
  `
wave speed | m/s bare | wave speed, speed of the wave, speed of sound, speed of the sound, speed of the waves | speed, velocity, travels, moves, at | speed, how fast, velocity
wavelength | m | wavelength | |
wave frequency | Hz bare | wave frequency, frequency of the wave | frequency, at, note, of, tone | frequency
wave period | s | wave period, period of the wave | period | period
light speed | m/s =299792458 | speed of light, c = |  |
light wavelength | m bare | wavelength of the light, light wavelength | wavelength | wavelength
light frequency | Hz bare | frequency of the light, light frequency | frequency | frequency
photon energy | J | photon energy, energy of the photon, energy of one photon | energy | energy
photon frequency | Hz bare | photon frequency, frequency of the photon | frequency | frequency
photon wavelength | m bare | photon wavelength, wavelength of the photon | wavelength | wavelength
Planck constant | J*s =6.62607015e-34 | planck constant, planck's constant, h = |  |
photon momentum | kg*m/s | photon momentum, momentum of the photon | momentum | momentum
matter wavelength | m | de broglie wavelength, matter wavelength | wavelength | wavelength
particle momentum | kg*m/s | momentum of the particle, particle momentum | momentum |
work function | J | work function | |
electron energy | J | kinetic energy of the electron, kinetic energy of the electrons, maximum kinetic energy, electron energy | | kinetic energy
rest energy | J | rest energy, energy equivalent | energy | energy
converted mass | kg | rest mass, converted mass, mass converted | mass | mass
echo distance | m | distance to the wall, distance to the cliff, echo distance | distance, away, from | how far, distance, how deep
echo time | s bare | echo time, time of the echo | after, later, echo | how long, time
echo speed | m/s bare | echo speed, speed of sound, speed of sound in air, speed of sound in water | speed, travels |
string length | m | length of the string, string length | long, length |
fundamental frequency | Hz | fundamental frequency, frequency of the fundamental | | frequency
pipe length | m | length of the pipe, pipe length, length of the tube | long, length |
refractive index | 1 | refractive index, index of refraction | |
speed in the medium | m/s | speed of light in the medium, speed in the medium, speed of light in the glass, speed of light in glass, speed of light in water, speed of light in diamond | speed of light | speed of light, how fast
focal length | m | focal length | |
object distance | m | object distance, distance of the object | in front of, from the lens, from a lens, from the mirror, from a mirror, away from, before, object, from |
image distance | m signed | image distance, distance of the image | image, behind, screen | where is the image, where does the image, where will the image, where is its image
magnification | 1 signed | magnification | |
image height | m | image height, height of the image, size of the image | |
object height | m | object height, height of the object, size of the object | tall, high |
lens power | dpt bare | lens power, power of the lens, optical power, refractive power | | power
mirror radius | m | radius of curvature | radius |
sound level | 1 | sound level, intensity level, decibel level | dB, decibels | how loud, how many decibels
intensity | W/m^2 bare | intensity, sound intensity | |
threshold intensity | W/m^2 =1e-12 | threshold of hearing, reference intensity | |
source power | W | power of the source, source power, power of the speaker | power |
source distance | m | distance from the source, distance from the speaker | from, away, distance |
half-life | s | half-life, half life | |
decay time | s bare | decay time, elapsed time | after, time, for, old | how old
initial amount | kg first bare | initial amount, initial mass, original amount, starting amount, starting mass, original mass | sample, start, starts, initially, contains |
remaining amount | kg last | remaining amount, amount left, mass left, remaining mass | left, remain, remains | how many grams
activity | Bq | activity | |
decay constant | 1/s bare | decay constant | |
nuclei | 1 | number of nuclei, nuclei, number of atoms | |
beat frequency | Hz | beat frequency, beats | | frequency
higher frequency | Hz | higher frequency, first frequency | |
lower frequency | Hz | lower frequency, second frequency | |
slit distance | m | slit separation, distance between the slits, slit distance | slits, apart |
fringe spacing | m | fringe spacing, distance between fringes, fringe separation, distance between the bright fringes | |
screen distance | m | distance to the screen, screen distance | screen |
critical angle | deg | critical angle | |
tension | N | tension, tension in the string, tension of the string | |
linear density | kg/m bare | linear density, mass per length, mass per unit length, linear mass density | |
string speed | m/s | speed on the string, wave speed on the string | speed | speed, how fast, wave speed
source frequency | Hz | frequency of the source, source frequency, emitted frequency | |
heard frequency | Hz | heard frequency, observed frequency, perceived frequency | | frequency
source speed | m/s | speed of the source, source speed | |
particle mass | kg | particle mass, mass of the particle, mass of the electron | mass |
first index | 1 | first refractive index, refractive index of the first medium | |
second index | 1 | second refractive index, refractive index of the second medium | |
angle of incidence | deg | angle of incidence, incident angle | |
angle of refraction | deg | angle of refraction, refraction angle, refracted angle | |
grating spacing | m | grating spacing, grating constant, slit spacing | |
diffraction order | 1 | diffraction order, order | |
diffraction angle | deg | diffraction angle | |
objective focal length | m | focal length of the objective, objective focal length | |
eyepiece focal length | m | focal length of the eyepiece, eyepiece focal length | |
angular magnification | 1 | angular magnification, magnification of the telescope | |
proper time | s | proper time | |
dilated time | s | dilated time | |
speed over light speed | 1 | speed as a fraction of the speed of light, fraction of the speed of light | |
transmitted intensity | W/m^2 | transmitted intensity | |
incident intensity | W/m^2 | incident intensity | |
polarizer angle | deg | angle between the polarizer and the light, polarizer angle, angle of the polarizer | |
distance to the star | m | distance to the galaxy | |
recession speed | m/s | recession speed, recessional velocity | |
Hubble constant | 1/s | hubble constant | |
`,
  `
Speed of a wave | v = f*l | v wave speed, f wave frequency, l wavelength | !wave
Frequency and period of a wave | f = 1/T | f wave frequency, T wave period | !wave
Wavelength and frequency of light | c = f*l | c light speed, f light frequency, l light wavelength | !light
Energy of a photon | E = h*f | E photon energy, h Planck constant, f photon frequency | !photon light
Energy of a photon from its wavelength | E = h*c/l | E photon energy, h Planck constant, c light speed, l photon wavelength | !photon light
Momentum of a photon | p = h/l | p photon momentum, h Planck constant, l photon wavelength | !photon light
Wavelength of matter | l = h/p | l matter wavelength, h Planck constant, p particle momentum | !matter-wave
Photoelectric effect | K = E - W | K electron energy, E photon energy, W work function | !photoelectric photon light maximum
Mass and energy | E = m*c^2 | E rest energy, m converted mass, c light speed | !mass-energy
Echo | d = v*t/2 | d echo distance, v echo speed, t echo time | !echo wave
String, fundamental | f = v/(2*L) | f fundamental frequency, v wave speed, L string length | !string wave
Pipe closed at one end | f = v/(4*L) | f fundamental frequency, v wave speed, L pipe length | !closed-pipe wave
Pipe open at both ends | f = v/(2*L) | f fundamental frequency, v wave speed, L pipe length | !open-pipe wave plural
Refractive index | n = c/v | n refractive index, c light speed, v speed in the medium | !refract light
Lens equation | 1/f = 1/g + 1/b | f focal length, g object distance, b image distance | !converging
Magnification by distance | M = -b/g | M magnification, b image distance, g object distance | !converging
Magnification by size | M = H/h | M magnification, H image height, h object height | lens
Power of a lens | P = 1/f | P lens power, f focal length | !lens converging
Focal length of a mirror | f = R/2 | f focal length, R mirror radius | !mirror converging
Sound level | L = 10*log(I/J) | L sound level, I intensity, J threshold intensity | !sound wave
Intensity around a source | I = P/(4*π*r^2) | I intensity, P source power, r source distance | !all-directions sound wave light
Radioactive decay | A = B*(1/2)^(t/T) | A remaining amount, B initial amount, t decay time, T half-life | !half-life decay
Decay constant | k = ln(2)/T | k decay constant, T half-life | half-life decay
Activity | A = k*N | A activity, k decay constant, N nuclei | !decay
Beats | b = f - g | b beat frequency, f higher frequency, g lower frequency | !beats wave plural
Double slit | y = l*L/d | y fringe spacing, l wavelength, L screen distance, d slit distance | !slits light plural wave
Critical angle | sin(q°) = 1/n | q critical angle, n refractive index | !refract angle light
Wave on a string | v^2 = F/u | v string speed, F tension, u linear density | !string wave
Source that comes closer | f = u*v/(v - s) | f heard frequency, u source frequency, v sound speed, s source speed | !approach wave relative
Source that goes away | f = u*v/(v + s) | f heard frequency, u source frequency, v sound speed, s source speed | !recede wave relative
Wavelength of a moving particle | l = h/(m*v) | l matter wavelength, h Planck constant, m particle mass, v particle speed | !matter-wave
Snell's law | n*sin(a°) = m*sin(b°) | n first index, a angle of incidence, m second index, b angle of refraction | !refract angle light
Diffraction grating | d*sin(q°) = n*l | d grating spacing, q diffraction angle, n diffraction order, l wavelength | !grating angle light
Telescope | M = F/f | M angular magnification, F objective focal length, f eyepiece focal length | !telescope
Time dilation | T = t/sqrt(1 - b^2) | T dilated time, t proper time, b speed over light speed | !dilation relativity
Malus's law | I = J*cos(q°)^2 | I transmitted intensity, J incident intensity, q polarizer angle | !polarize light angle
Hubble's law | v = H*d | v recession speed, H Hubble constant, d distance to the star | !galaxy
`,
);
