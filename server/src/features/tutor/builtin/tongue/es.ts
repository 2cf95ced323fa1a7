import { SPANISH_BOOKS, SPANISH_REQUESTS } from './books/es.ts';
import { anyOf, type Tongue } from './tongue.ts';

export const SPANISH: Tongue = {
  code: 'es',
  books: SPANISH_BOOKS,
  sign: anyOf(
    'hola quien cuando donde pagina capitulo dice que el la los las un una de del por para como cuanto cuanta cuantos yo mi se quiero tengo estoy entiendo ayuda ayudame resuelve explica explicame calcula gracias puedes pista respuesta cual porque buenos buenas dias tardes en lo sobre es',
  ),
  requests: [
    ...SPANISH_REQUESTS,
    [/^(?:hola|buenas|buenos dias|buenas tardes|que tal)\b.{0,20}$/u, 'hello'],
    [/\b(?:pista|ayuda|ayudame|no entiendo|no se|estoy perdid[oa])\b/u, 'hint'],
    [/\b(?:la respuesta|dime la solucion|dame la solucion)\b/u, 'tell me the answer'],
    [/^(?:gracias|muchas gracias)\b.{0,20}$/u, 'thanks'],
    [/(?<!\d)(\d+) ?(?:%|por ciento) (?:de|del) (\d+)/u, '$1% of $2'],
  ],
  greeting:
    '¡Hola! Puedo resolver matemáticas contigo paso a paso. Mis libros y mis explicaciones largas están en inglés: si no entiendes algo, escribe «pista». ¿En qué estás trabajando?',
  notFound:
    'Todavía no puedo responder a eso en español: mis libros están en inglés, y no quiero inventar nada. Puedo resolver contigo ejercicios de matemáticas, o buscarlo si me lo preguntas en inglés. ¿Qué prefieres?',
  beforeMathematics:
    'Vamos paso a paso. Parte de lo que escribo está en inglés, pero los números se leen igual, y puedes contestar en números.',
  beforeEnglish: 'Mis libros están en inglés, así que te lo muestro en inglés:',
  sentences: {
    together: 'Trabajemos juntos en {x}.',
    workOut: 'Calculemos {x}.',
    goalLetter: 'La meta es averiguar cuánto vale {x}.',
    goalNumber: 'La meta es un solo número.',
    tried: '¿Qué has probado, o qué harías primero?',
    whatIs: '¿Cuánto es {x}?',
    gives: 'Sí, {x} da {y}. ¡Bien hecho!',
    answerIs: 'Sí, la respuesta es {x}. ¡Bien hecho!',
    isRight: 'Sí, {x}. ¡Bien hecho!',
    next: '¿Qué te gustaría calcular ahora?',
    nowReads: 'Correcto. Ahora la línea dice {x}.',
    comesNext: '¿Qué sigue?',
    notQuite: 'Todavía no.',
    notYet: '{x} todavía no es.',
    lookAt: 'Mira solo {x}.',
    oneChange: '¿Qué cambio nos acerca?',
    thanks: 'El trabajo lo hiciste tú. ¿Qué quieres ver ahora?',
  },
};
