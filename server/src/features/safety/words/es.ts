import type { SafeWords } from './words.ts';

export const SPANISH: SafeWords = {
  openings: {
    'self-harm':
      'Qué bueno que me lo hayas contado. Suena muy duro, y no tienes que cargar con esto a solas.',
    eating:
      'Gracias por contármelo. Las preocupaciones por la comida y el cuerpo pueden pesar mucho, y mereces ayuda. También mereces comer.',
    abuse: 'Gracias por contármelo. Hace falta valor. Lo que pasa no está bien, y no es culpa tuya.',
    drugs:
      'Gracias por contármelo. Aquí nadie te va a regañar. El alcohol, las pastillas y las drogas pueden atrapar a cualquiera, y hay buena ayuda.',
    violence: 'Gracias por contármelo. Esto suena serio. Nadie debe salir herido: ni tú ni nadie más.',
    emergency: 'Esto puede ser una emergencia: por favor, pide ayuda a una persona ahora mismo.',
    'follow-up': 'Gracias por seguir aquí. Lo que sientes importa.',
    'still with you': 'Sigo aquí contigo y te escucho.',
    'still an emergency': 'Gracias por decírmelo. Puede ser peligroso aunque ahora te sientas bien.',
    doubt: 'Eso suena difícil, y prefiero preguntar antes que suponer: ¿estás bien ahora mismo?',
    check: 'Está bien. Prefiero preguntar una vez de más: ¿estás a salvo ahora mismo?',
    safe: 'Me alegra que estés a salvo. Gracias por contármelo. Si vuelve a pesarte, díselo a alguien de confianza o escríbeme. Cuando quieras, seguimos con tu trabajo.',
  },
  toSomebody:
    'Habla ahora con un adulto de confianza: tu mamá o tu papá, un profesor, la orientadora de la escuela u otra persona mayor. Si tú u otra persona está en peligro ahora mismo, llama al {number} y no te quedes a solas.',
  ifHurt:
    'Cuéntaselo a un adulto de confianza en cuanto puedas: un familiar con quien estés a salvo, un profesor, la orientadora, un médico. Sigue contándolo hasta que alguien actúe. Si estás en peligro ahora mismo, ve donde haya gente y llama al {number}.',
  nobodyHurt:
    'Cuéntaselo ahora mismo a un adulto de confianza, aunque hayas prometido callar: tu mamá o tu papá, un profesor, la orientadora. Eso no es ser chivato, es proteger a la gente. Si sientes que podrías hacer daño a alguien, aléjate y ve primero con ese adulto. Si puede pasar hoy, llama al {number}.',
  callNow:
    '**Llama ahora al {number}**, o grita para que llame un adulto. Di dónde estás y qué ha pasado, y no cuelgues: te dirán qué hacer.',
  ifSwallowed: 'Si alguien ha tragado algo:',
  whileYouWait:
    'Mientras esperas: quédate con la persona si es seguro, abrígala y no le des comida ni bebida. Si tomó pastillas o tragó algo, guarda el envase para enseñarlo y no la hagas vomitar. Aprieta fuerte un paño limpio si sangra mucho. Si fue a propósito, dilo también: nadie se va a enfadar.',
  whoListens: 'Personas que escuchan, gratis y sin juzgar:',
  anywhere: 'En todo el mundo: findahelpline.com muestra una línea de ayuda gratuita de tu país',
  stillHere:
    'Soy un tutor de estudio y no puedo darte la ayuda que da una persona. Pero sigo aquí, y la tarea puede esperar. Cuando quieras, escríbeme y seguimos, con calma.',
  afterwards: 'La tarea puede esperar. Vuelve cuando todos estén a salvo, y seguimos.',
  orGoOn:
    'Si te duele algo, tienes miedo o piensas en hacerte daño, dímelo y díselo a un adulto de confianza. Si solo era una forma de hablar, sigue sin más: también estoy aquí para tu tarea.',
  isSomebodyThere: '¿Hay alguien contigo ahora?',
  says: {
    safe: /a salvo|estoy (?:bien|mejor)|ya se lo dije|con mi (?:mam[aá]|pap[aá]|madre|padre|profesora?)/i,
    joke: /\b(?:broma|bromeando|era juego|chiste|no era en serio)\b/i,
    yes: /^(?:s[ií]|claro|sip)(?![a-z])/i,
    no: /^(?:no|nop|no s[eé])(?![a-z])/i,
  },
  startSmall:
    'Contarlo puede costar, y está bien empezar poco a poco. Puedes enseñar esta pantalla a un adulto, o decir solo una frase: «No estoy bien y necesito ayuda». Si la primera persona no te escucha, díselo a la siguiente. No es culpa tuya.',
  refusals: {
    'dangerous wish':
      'No puedo ayudarte con eso: alguien podría salir muy herido. Si te interesa la química, la historia o las leyes que hay detrás, te las enseño con gusto y sin peligro. Y si te preocupa la seguridad de alguien, díselo a un adulto de confianza.',
    'sexual wish':
      'No puedo ayudarte con eso. Soy un tutor de estudio y aquí aprenden estudiantes de todas las edades. Si tienes una pregunta de biología, de salud o sobre crecer, te la explico con claridad. Y si alguien te hace sentir inseguro, díselo a un adulto de confianza.',
  },
  localNumber:
    'el número de emergencias de tu país (112 en gran parte del mundo, 911 en muchos países de América)',
};
