import { expect, it } from 'vitest';
import { workedIn } from '../working/worked.ts';
import { taskInEnglish } from './foreign-tasks.ts';

it.each([
  ['cuánto es el 20% de 150', '30'],
  ['media de 2, 4, 9', '5'],
  ['Mittelwert von 3, 7 und 11', '7'],
  ['la moyenne de 10, 12 et 17', '13'],
  ['quelle est l’aire d’un rectangle de 7 cm sur 4,5 cm', '31.5 cm²'],
  ['calcula el área de un triángulo de base 8 y altura 5', '20'],
  ['Wie weit kommt ein Auto mit 80 km/h in 1,5 Stunden?', '120 km'],
  ['um carro anda 180 km em 3 horas, qual a velocidade?', '60 km/h'],
  ['200 का 15% कितना है', '30'],
  ['متوسط الأعداد 4 و 8 و 12', '8'],
  ['120的30%是多少', '36'],
  ['一个长方形长8厘米宽5厘米,面积是多少', '40 cm²'],
  ['Welche Spannung liegt an 20 Ohm bei 0,5 A an?', '10 V'],
  [
    'Zwei Widerstände mit 6 Ohm und 3 Ohm sind parallel geschaltet. Wie groß ist der Gesamtwiderstand?',
    '2 Ω',
  ],
  ['Une voiture de 1000 kg roule à 20 m/s, énergie cinétique ?', '200000 J'],
  ['Energía potencial de 3 kg a 5 m de altura (g=10)', '150 J'],
  ['Quale forza serve per accelerare 4 kg a 3 m/s²?', '12 N'],
  ['Qual é a corrente com 12 V e 4 ohms?', '3 A'],
  ['12 V gerilim 4 ohm direnç akım kaç amper', '3 A'],
  ['Juros simples de 500 a 10% ao ano por 2 anos', '$100'],
  ['1000 € zu 3 % Zinsen, wie viel Zinsen nach einem Jahr', '€30'],
  ['Combien de moles dans 36 g d’eau ?', '2 mol'],
  ['¿Cuántos moles hay en 88 g de CO2?', '2 mol'],
  ['pH de una disolución con [H+] = 0,001', '3'],
])('is read: %s', (message, answer) => {
  const task = taskInEnglish(message);
  expect(task && workedIn(task)?.answer.text).toBe(answer);
});

it.each([
  'un tren va a 90 km/h pero para 10 minutos, cuánto tarda en recorrer 180 km',
  'media de 2, 4, 9 sin el mayor',
  'la moyenne de 10, 12 et 17 sans le 12',
  'mean of 3 and 5',
  'Quelle est la résistance équivalente de 6 ohms et 12 ohms ?',
  'Une voiture de 1000 kg roule à 20 m/s puis freine, énergie cinétique ?',
  '1000 € zu 3 % Zinsen, wie viel nach 5 Jahren mit Zinseszins',
  'Quale forza e quale potenza servono per 4 kg a 3 m/s²?',
])('is left alone where a word is not known: %s', (message) => {
  expect(taskInEnglish(message)).toBeNull();
});
