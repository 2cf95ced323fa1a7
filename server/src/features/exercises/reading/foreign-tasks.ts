/**
 * Short tasks in other languages, put into English for the engine. Every word of a task must be known: a word that nobody here can
 * read may change what is asked, and then the task is left alone.
 */

/** What is asked or given, by all its names. */
const CONCEPTS: Readonly<Record<string, string>> = {
  mean: 'media|promedio|moyenne|mittelwert|durchschnitt|média|औसत|متوسط|المتوسط|平均数|平均值|平均',
  median: 'mediana|médiane|mediane|median|माध्यिका|الوسيط|وسيط|中位数',
  area: 'área|area|aire|flächeninhalt|fläche|क्षेत्रफल|مساحة|面积',
  perimeter: 'perímetro|perimetro|périmètre|umfang|परिमाप|محيط|周长',
  rectangle: 'rectángulo|rectangle|rechteck|rechtecks|retângulo|rettangolo|आयत|مستطيل|المستطيل|长方形|矩形',
  triangle: 'triángulo|triangle|dreieck|dreiecks|triângulo|triangolo|त्रिभुज|مثلث|三角形',
  'right triangle':
    'triángulo rectángulo|triangle rectangle|rechtwinkliges dreieck|triângulo retângulo|triangolo rettangolo|直角三角形',
  square: 'cuadrado|carré|quadrat|quadrats|quadrado|quadrato|वर्ग|مربع|正方形',
  circle: 'círculo|cercle|kreis|kreises|cerchio|वृत्त|دائرة|圆|圆形',
  radius: 'radio|rayon|radius|raio|raggio|त्रिज्या|نصف قطر|نصف قطرها|半径',
  base: 'base|grundseite|आधार|قاعدة|قاعدته|底',
  height: 'altura|hauteur|höhe|altezza|ऊँचाई|ऊंचाई|ارتفاع|ارتفاعه|高',
  length: 'largo|longitud|longueur|länge|comprimento|lunghezza|लंबाई|لمبائی|طول|طوله|长',
  width: 'ancho|anchura|largeur|breite|largura|larghezza|चौड़ाई|عرض|عرضه|宽',
  side: 'lado|lados|côté|seite|seitenlänge|lato|भुजा|ضلع|ضلعه|边长',
  hypotenuse: 'hipotenusa|hypoténuse|hypotenuse|ipotenusa|कर्ण|الوتر|斜边',
  legs: 'catetos|cathètes|katheten|cateti|直角边',
  speed:
    'velocidad|velocidad media|vitesse|vitesse moyenne|geschwindigkeit|durchschnittsgeschwindigkeit|velocidade|velocidade média|velocità|चाल|गति|سرعة|سرعته|سرعتها|السرعة|速度',
  distance:
    'distancia|distance|strecke|entfernung|wie weit|distância|distanza|दूरी|मسافة|المسافة|مسافة|多远|距离|路程',
  time: 'tiempo|cuánto tarda|cuánto tiempo|temps|combien de temps|zeit|wie lange|tempo|quanto tempo|समय|कितना समय|الزمن|الوقت|كم من الوقت|多长时间|时间',
  density: 'densidad|densité|masse volumique|dichte|densidade|densità|घनत्व|كثافة|الكثافة|كثافته|密度',
  mass: 'masa|masse|massa|द्रव्यमान|كتلة|كتلته|质量',
  volume: 'volumen|volume|volumens|आयतन|حجم|حجمه|体积',
  discount: 'descuento|réduction|remise|rabatt|desconto|sconto|छूट|خصم|折扣',
  price: 'cuesta|costaba|coûte|kostet|custa|costa|क़ीमत|कीमत|سعره|سعر|价格',
  pay: 'pago|cuánto pago|paye|combien je paye|zahle ich|bezahle ich|muss ich zahlen|quanto pago|देना होगा|أدفع',
};

/** Words that only hold a task together. */
const GLUE = new Set(
  (
    'el la los las un una unos unas de del en a al con y e es son tiene hay cuál cual cuánto cuanto cuánta cuántos qué que calcula calcular halla encuentra su sus números numeros mide miden va recorre recorrer coche tren bicicleta camión barra bloque cubo hierro aluminio durante por se lo para llega recorrido ' +
    'le les un une des du d l et est sont a ont quelle quel quels quelles combien calcule calculer trouve trouver son sa ses nombres sur pendant roule parcourt voiture train vélo camion bus fait font mesure mesurent dont pour parcourir met il elle à en ' +
    'der die das den dem des ein eine einen einem einer und von mit hat haben ist sind wie groß gross viel berechne bestimme finde sein seine seiner ihre zahlen misst auto zug fahrrad bus lkw fährt kommt weit in für braucht um eisen würfel aus block kugel aluminium beträgt was wird er es sie ' +
    'o os as um uma do da dos das no na com e é são tem qual quanto quantos calcule calcular encontre seu sua números mede anda percorre carro trem bicicleta ônibus caminhão durante por em para camisa ferro cubo bloco leva percorrer ' +
    'il lo gli uno un di del della con è sono ha quale quanto quanta calcola trova misura i ' +
    'एक का की के है हैं क्या और में से कितना कितनी कितने को कार ट्रेन जाती जाता चलती चलता निकालो ज्ञात करो किसी उसकी उसका तो घंटे ' +
    'ما هو هي كم من في على مع و سيارة قطار تقطع يقطع احسب أوجد هل الأعداد أعداد لها له تسير بسرعة خلال طولها ' +
    'fa font camiseta chemise hemd t-shirt chaqueta veste jacke cuestan la'
  ).split(/\s+/),
);

const UNITS: Readonly<Record<string, string>> = {
  'horas|hora|heures|heure|stunden|stunde|ore|ora|घंटे|घंटा|ساعات|ساعة|小时': 'h',
  'minutos|minutes|minuten|minuti|मिनट|دقيقة|分钟': 'min',
  'kilómetros|kilomètres|kilometer|quilômetros|chilometri|किमी|كم|كيلومتر|公里|千米': 'km',
  'metros|mètres|meter|metri|मीटर|متر|米': 'm',
  'centímetros|centimètres|zentimeter|सेमी|سم|厘米': 'cm',
  'gramos|grammes|gramm|gramas|grammi|ग्राम|غرام|克': 'g',
  'euros|euro': '€',
  'reais|dólares|dollars|dolares': '$',
};

const HAN = /\p{Script=Han}/u;
/** Characters of Chinese tasks that only hold them together. */
const HAN_GLUE =
  /一个|一辆|一块|走了|行驶|是多少|多少|求|的|是|有|和|与|了|用|为|车|火车|汽车|铁块|数|这些|它/g;

interface Read {
  concepts: string[];
  numbers: { value: string; unit: string; at: number }[];
}

const NUMBER = /(?<![a-zß-ÿ\d])\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?/gu;
const LONGEST = 160;
const OTHER_LETTERS =
  /[^ -~\s]|\b(?:el|la|de|le|du|und|von|ist|um|uma|di|che|quanto|der|die|das|que|cual|des|ein|eine|mit|wie|une|les|est|com|qual)\b/i;

/** The task in English; null when it is English already, or when any of it was not read. */
export const taskInEnglish = (message: string): string | null => {
  if (message.length > LONGEST || !/\d/.test(message) || !OTHER_LETTERS.test(message)) return null;
  const read = readAll(message.toLowerCase().replaceAll(/[’']/g, ' '));
  return read && asTask(read);
};

/** The words for each concept, the longest first: made once, since every message in another language is held against all of them. */
const NAMES = Object.entries(CONCEPTS)
  .flatMap(([name, words]) => words.split('|').map((word) => ({ name, word })))
  .toSorted((one, other) => other.word.length - one.word.length)
  .map(({ name, word }) => ({
    name,
    form: new RegExp(HAN.test(word) ? word : `(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'gu'),
  }));

const readAll = (message: string): Read | null => {
  let text = ` ${message.replaceAll(/[¿¡?!.;:,。？，؟、()«»“”"]+(?=\s|$|\D)/g, ' ')} `;
  const concepts: { name: string; at: number }[] = [];
  const numbers: Read['numbers'] = [];
  for (const { 0: value, index } of text.matchAll(NUMBER)) {
    const behind = /^\s*(km\/h|g\/cm³|cm²|cm³|cm3|m²|m³|%|°|[\p{L}\p{M}€$]+)/u.exec(
      text.slice(index + value.length),
    );
    const unit = behind ? unitFrom(behind[1] ?? '') : '';
    numbers.push({ value: value.replace(',', '.').replaceAll(' ', ''), unit: unit ?? '', at: index });
    const length = value.length + (unit ? (behind?.[0].length ?? 0) : 0);
    text = text.slice(0, index) + ' '.repeat(length) + text.slice(index + length);
  }
  for (const { name, form } of NAMES) {
    text = text.replaceAll(form, (found, at: number) => {
      concepts.push({ name, at });
      return ' '.repeat(found.length);
    });
  }
  const rest = text.replaceAll(HAN_GLUE, ' ').split(/[\s/-]+/);
  if (rest.some((word) => word !== '' && !GLUE.has(word))) return null;
  return { concepts: concepts.toSorted((a, b) => a.at - b.at).map(({ name }) => name), numbers };
};

const unitFrom = (word: string): string | null => {
  if (/^(?:km\/h|g\/cm³|cm²|cm³|cm3|m²|m³|%|°|km|cm|m|g|kg|h|min|s|n|€|\$)$/.test(word))
    return word.replace('cm3', 'cm³');
  const found = Object.entries(UNITS).find(([words]) =>
    words.split('|').some((one) => word === one || (HAN.test(one) && word.startsWith(one))),
  );
  return found?.[1] ?? null;
};

const asTask = ({ concepts, numbers }: Read): string | null => {
  const has = (...names: string[]): boolean => names.every((one) => concepts.includes(one));
  const only = (...names: string[]): boolean => concepts.every((one) => names.includes(one));
  const written = numbers.map(({ value, unit }) =>
    unit === '$' || unit === '€' ? `$${value}` : unit === '%' ? `${value}%` : `${value} ${unit}`.trim(),
  );
  const [first = '', second = ''] = written;
  const units = numbers.map(({ unit }) => unit);
  if (
    only('mean', 'median') &&
    concepts.length === 1 &&
    numbers.length > 1 &&
    units.every((one) => one === '')
  )
    return `Find the ${concepts[0]} of ${written.join(', ')}`;
  if (concepts.length === 0 && numbers.length === 2) return shareOf(numbers);
  if (numbers.length === 2 && has('area') && has('rectangle') && only('area', 'rectangle', 'length', 'width'))
    return `What is the area of a rectangle with length ${first} and width ${second}?`;
  if (
    numbers.length === 2 &&
    has('perimeter', 'rectangle') &&
    only('perimeter', 'rectangle', 'length', 'width')
  )
    return `What is the perimeter of a rectangle with length ${first} and width ${second}?`;
  if (
    numbers.length === 2 &&
    has('area', 'triangle', 'base', 'height') &&
    only('area', 'triangle', 'base', 'height')
  )
    return `What is the area of a triangle with base ${first} and height ${second}?`;
  if (numbers.length === 2 && has('hypotenuse', 'legs') && only('hypotenuse', 'legs', 'right triangle'))
    return `A right triangle has legs ${first} and ${second}. What is the hypotenuse?`;
  if (
    numbers.length === 1 &&
    has('square') &&
    only('area', 'perimeter', 'square', 'side') &&
    concepts.length > 1
  )
    return `What is the ${has('area') ? 'area' : 'perimeter'} of a square with side ${first}?`;
  if (
    numbers.length === 1 &&
    has('circle', 'radius') &&
    only('circle', 'radius', 'area', 'perimeter') &&
    concepts.length === 3
  )
    return `What is the ${has('area') ? 'area' : 'circumference'} of a circle with radius ${first}?`;
  if (
    numbers.length === 2 &&
    has('density') &&
    only('density', 'mass', 'volume') &&
    /^k?g$/.test(units[0] ?? '') &&
    (units[1] ?? '').endsWith('³')
  )
    return `What is the density of a block with mass ${first} and volume ${second}?`;
  if (
    numbers.length === 2 &&
    has('discount') &&
    only('discount', 'price', 'pay') &&
    has('pay') &&
    units.includes('%')
  )
    return `A shirt costs ${written.find((one) => !one.includes('%'))?.replace(/^(?!\$)/, '$')} with a ${written.find((one) => one.includes('%'))} discount. How much do I pay?`;
  return motionOf(concepts, numbers.length === 2 ? numbers : []);
};

// “20% of 150”, “3/4 of 28”: the share may stand behind, as in Hindi and Chinese.
const shareOf = (numbers: Read['numbers']): string | null => {
  const isShare = ({ value, unit }: Read['numbers'][number]): boolean => unit === '%' || value.includes('/');
  const [share, other] = [numbers.find(isShare), numbers.find((one) => !isShare(one))];
  return share && other && other.unit === ''
    ? `What is ${share.value}${share.unit} of ${other.value}?`
    : null;
};

const motionOf = (concepts: readonly string[], numbers: Read['numbers']): string | null => {
  const [asked, another] = [...new Set(concepts)];
  const by = (form: RegExp): string | null => {
    const found = numbers.find(({ unit }) => form.test(unit));
    return found ? `${found.value} ${found.unit}` : null;
  };
  const [speed, distance, time] = [by(/^km\/h$/), by(/^(?:km|m)$/), by(/^(?:h|min|s)$/)];
  if (asked === undefined || another !== undefined) return null;
  if (asked === 'speed' && distance !== null && time !== null)
    return `A car drives ${distance} in ${time}. What is its speed?`;
  if (asked === 'distance' && speed !== null && time !== null)
    return `A car drives at ${speed} for ${time}. How far does it go?`;
  return asked === 'time' && distance !== null && speed !== null
    ? `How long does it take to drive ${distance} at ${speed}?`
    : null;
};
