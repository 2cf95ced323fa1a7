import type { MessageLanguage } from '../../../ports/language/port.ts';

/**
 * The same in the other languages, as beginnings of words without accents: those who are in trouble rarely do without all of
 * them. Chinese is looked through sign by sign.
 */
export const DISTRESS_OF: Readonly<Record<Exclude<MessageLanguage, 'en'>, RegExp>> = {
  es: stems(
    'mor(?:ir|irme|i|ia)|muer(?:o|to|ta|te)|mat(?:ar|arme|o|a)\\b|suicid|cort(?:o|e|arme|es)\\b|dano|lastim|heri|sangr|pastilla|desaparec|despert|existir|carga|sol[oa]\\b|vaci[oa]|trist|llor|odi[oa]|nadie|miedo|asust|amenaz|secreto|cuent[eo]|peg(?:a|o|an|ar)|golpe|cachete|patea|empuj|grit|insult|borrach|bebe|toca|tocar|beso|besar|desnud|fotos?|foto\\b|ropa|cuarto|cama|ducha|viol|abus|acos|burl|ri[eo]n|apodo|molest|gord|comer|como\\b|comido|comida|vomit|adelgaz|peso|flac|drog|marihuana|fum|vape|alcohol|cerveza|vodka|emborrach|arma|pistola|cuchillo|navaja|vengan|duel|dolor|respir|desmay|veneno|trag|alerg|hincha|dormi|duerm|ayuda|culpa|escap|encerr|internet|mayor|grupo|aguant|no puedo mas|sirvo|harta?|cansad',
  ),
  fr: stems(
    'mour|mort|meur|tuer|tue\\b|suicid|coup|scarif|bless|sang|saign|cachet|medicament|pilule|disparai|reveil|exister|fardeau|seul|vide|trist|pleur|deteste|hai[rs]|personne|peur|effray|menac|secret|dire a|frapp|tap(?:e|ent|er)\\b|gifl|batt|bat\\b|pouss|crie|hurl|insult|bourr|boit|touch|embrass|nue?s?\\b|photo|vetement|deshabill|chambre|lit\\b|douche|viol|abus|harcel|moqu|rient|rigol|surnom|gros|mang|vom|maigr|poids|calorie|drogu|shit|beuh|joint|fum|vap|alcool|biere|vodka|saoul|arme|pistolet|couteau|veng|mal\\b|douleur|respir|evanou|poison|aval|allerg|gonfl|dorm|dors|aide|faute|fugu|enferm|internet|snap|groupe|en peux plus|supporte|sers a rien|marre|epuis',
  ),
  de: stems(
    'sterb|stirb|tot\\b|tod\\b|tote?\\b|umbring|umzubring|umgebracht|suizid|selbstmord|ritz|schneid|verletz|blut|tablette|pille|verschwind|aufwach|aufzuwach|existier|last\\b|allein|einsam|leer|traurig|wein|heul|hass|niemand|keiner|angst|bedroh|droh|geheim|erzahl|schlag|schlagt|schlug|gehauen|haut\\b|hau(?:en|t)|tritt|schubs|schrei|brull|beleidig|besoffen|betrunken|trinkt|trink|anfass|fasst|beruhr|kuss|nackt|foto|bilder?|auszieh|zimmer|bett\\b|dusche|vergewalt|missbrauch|mobb|gemobbt|lach|auslach|hanse|dick|fett|essen|esse\\b|gegessen|kotz|erbrech|abnehm|dunn|kalorie|droge|kiff|gras\\b|rauch|vape|alkohol|bier|wodka|waffe|pistole|messer|rach|weh\\b|schmerz|luft|atm|ohnmacht|gift|schluck|allerg|schwell|geschwoll|schlaf|hilfe|schuld|abhau|weglauf|eingesperrt|internet|gruppe|kann nicht mehr|aushalt|wertlos|nichts wert|satt\\b|mude\\b|fertig\\b',
  ),
  pt: stems(
    'morr|mort|mat(?:ar|o|a)\\b|suicid|cort(?:o|ei|ar|es)|machuc|ferir|sang|comprimido|remedio|sumir|desaparec|acordar|existir|peso\\b|fardo|sozinh|vazi[oa]|trist|chor|odei|odi[oa]|ninguem|medo|assust|ameac|segredo|contar|bat(?:e|eu|em|er)\\b|apanh|tapa|soco|chut|empurr|grit|xing|bebad|bebe|bebi|toc(?:a|ou|ar)|beij|nu[ad]e?s?\\b|pelad|fotos?\\b|roupa|quarto|cama|banho|estupr|abus|zoa|bullying|riem|rindo|ri de|apelid|gord|comer|como\\b|comi\\b|comida|vomit|emagrec|peso|magr|drog|maconha|fum|vape|alcool|cerveja|vodca|vodka|arma|revolver|faca|vingan|do[ir]\\b|doendo|doi\\b|dor\\b|dores|respir|desmai|veneno|engol|alerg|inch|dorm|durm|ajuda|culpa|fug|tranc|internet|grupo|aguent|nao sirvo|cansad|inutil',
  ),
  'hi-Latn': stems(
    'mar(?:na|ne|ta|te|ti|jau|jaun|unga|ungi|o)\\b|maar|maut|mara\\b|suicide|khudkushi|khud ?ko|kaat|kat(?:na|ti|ta)|khoon|goli|dawai|gayab|jeena|jina|jeene|bojh|akel[aei]|udas|dukhi|ro(?:na|ti|ta|ya|yi|ne)\\b|nafrat|koi nahi|dar\\b|darr|dar(?:ta|ti)|dhamk|raaz|secret|bata(?:na|na mat|ya)|pit(?:ta|te|ti|ai)|peet|thappad|maarte|marte|chilla|gaali|gali\\b|sharab|daru|nashe|chhu|chhoo|chu(?:ta|te|na)|kapd|photos?|nang|kamre|bistar|nahate|balatkar|rape|harass|chhed|mazak uda|haste|chidha|mot[aei]|khana|khaya|khati|khata|ulti|patl[aei]|wajan|vazan|nasha|ganja|cigarette|vape|smoke|chaku|chaaku|bandook|gun\\b|badla|dard|saans|behosh|zeher|zahar|nigal|allergy|soj|suj|neend|soya|soyi|madad|galti|bhag|band kar|online|group|bardasht|thak|jaan\\b',
  ),
  hi: /मर|मौत|मार|आत्महत्या|खुदकुशी|काट|चोट|खून|गोली|गोलियां|दवा|गायब|जीना|जीने|बोझ|अकेल|उदास|दुखी|रोना|रोती|रोता|नफरत|कोई नहीं|डर|धमक|राज|किसी को (?:मत|न) बता|पीट|थप्पड|चिल्ला|गाली|गालियां|शराब|नशे|नशा|छू|छेड|कपड|फोटो|तस्वीर|नंग|कमरे|बिस्तर|बलात्कार|मजाक उडा|हंस|चिढा|मोट|खाना|खाया|खाती|खाता|उल्टी|पतल|वजन|गांजा|सिगरेट|चाकू|बंदूक|बदला|दर्द|सांस|बेहोश|जहर|निगल|एलर्जी|सूज|नींद|सोया|सोई|मदद|गलती|भाग|बंद कर|बर्दाश्त|थक|जान\s/,
  ar: /موت|اموت|مت\s|نموت|انتح|اقتل|يقتل|قتل|اذي|اؤذي|اجرح|جرح|دم\b|الدم|حبوب|اقراص|دواء|اختف|عبء|وحيد|لوحدي|وحدي|حزين|حزن|ابكي|بكي|اكره|يكره|لا احد|ما حد|محد|خائف|خايف|خوف|اخاف|يهدد|تهدد|هدد|سر\b|سرا|لا تخبر|ما اقول|يضرب|تضرب|ضرب|يصفع|يركل|يدفع|يصرخ|تصرخ|يشتم|سكران|يشرب|يلمس|لمس|يقبل|عاري|صور|ملابس|غرفت|سرير|اغتص|تحرش|يتنمر|تنمر|يسخر|يضحك|سمين|سمينه|اكل|اكلت|طعام|اتقي|تقيا|استفرغ|نحيف|وزن|مخدر|حشيش|ادخن|تدخين|كحول|خمر|سلاح|مسدس|سكين|انتقام|الم\b|يؤلم|تؤلم|يوجع|وجع|الام|اتنفس|تنفس|اغمي|سم\b|بلع|ابتلع|حساسيه|تورم|منتفخ|نوم|انام|نمت|ساعد|ذنب|اهرب|يحبس|انترنت|لا استطيع|تعبت|مللت/,
  zh: /死|自杀|自残|割|伤害|伤口|血|药|消失|醒来|活|累赘|负担|孤独|一个人|空虚|难过|伤心|哭|恨|讨厌|没人|没有人|怕|害怕|威胁|秘密|不要告诉|别告诉|打|扇|踢|推|骂|吼|醉|喝酒|摸|亲我|吻|裸|照片|衣服|房间|床|洗澡|强奸|性侵|猥亵|欺负|霸凌|嘲笑|笑我|外号|胖|吃|呕|吐|减肥|瘦|体重|毒|烟|大麻|酒|枪|刀|报复|疼|痛|呼吸|晕|昏|吞|过敏|肿|睡|帮帮|救|错|逃|离家|关在|网上|网友|群|受不了|撑不住|累/,
};

function stems(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${words})`, 'u');
}
