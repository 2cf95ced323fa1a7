import type { MessageLanguage } from '../../../ports/language/port.ts';

/**
 * A body in danger in the other languages, as further phrases of the slot “emergency”: bad pain, a dose, poison, a blow to the
 * head, what a body can't bear, somebody who does not get up.
 */
export const BODY_IN_DANGER: Readonly<Record<Exclude<MessageLanguage, 'en'>, string>> = {
  es: `
    me duele ~ (pecho|corazón)
    (dolor|dolores|presión|opresión) ~ (en|de) (el|mi)? pecho
    me duele (mucho|muchísimo|muy fuerte|demasiado|horrible|tanto|un montón|bastante) ~ (estómago|barriga|abdomen|vientre|panza|tripa|costado|lado derecho)
    me duele ~ (estómago|barriga|abdomen|vientre|panza|tripa|costado|lado derecho) ~ (mucho|muchísimo|muy|demasiado|horrible|desde ayer|desde anoche|desde hace|fiebre|vomit*|no puedo|no se quita|cada vez)
    dolor* (muy )?(fuerte|fuertes|horrible*|insoportable*|terrible*|agudo) ~ (estómago|barriga|abdomen|vientre|panza|lado|costado|pecho)
    (tomé|tomado|tragué|tragado|comí) ~ ([5-9]|##+|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|muchas|muchos|demasiad*|toda la caja|todas las|una caja|un blister) ~ (paracetamol*|ibuprofeno*|pastilla*|píldora*|aspirina*|analgésico*|medicamento*|pastillas de dormir|tabletas|somníferos)
    (puedo|pasa si|pasa algo si) ~ (tomar|tomo|me tomo|tomé) ~ ([5-9]|##+|cinco|seis|siete|ocho|nueve|diez|doce|veinte) ~ (paracetamol*|ibuprofeno*|pastilla*|aspirina*)
    (bebí|bebió|tragué|tragó|comió|tomó|tomé|se bebió|se comió) ~ (lejía|cloro|veneno|pila|pilas|imán|imanes|detergente|limpiador|anticongelante|gasolina|raticida|amoníaco|desinfectante)
    (golpeé|golpeó|golpe|pegué|caí|di) ~ (cabeza) ~ (mareo|maread*|vomit*|borroso|doble|sangr*|desmay*|confund*|no recuerdo|no me acuerdo|sueño|náusea*|fuerte|doler|duele)
    (se me|se le|me|le) (hincha*|está hinchando|están hinchando|hinchó|hincharon|cierra|está cerrando|cerró) ~ (cara|labio*|lengua|garganta|boca|ojos)
    (labio*|lengua|cara|garganta|boca) ~ (hinchad*|hinchando|hincha*|cerrando|cierra)
    reacción alérgica !(es|en)
    (no|ya no) (se despierta|despierta|responde|reacciona|respira|se mueve|se levanta|puedo respirar)
    (no para|no deja|no dejo|no paro) de sangrar
    (me corté|se cortó) ~ (profundo|hondo|mucho|muy)
    (me estoy|se está) (ahogando|asfixiando)
    (me desmayé|voy a desmayarme|me voy a desmayar)
    (tiene|tuvo|teniendo) (convulsiones|un infarto|un ataque al corazón|un derrame)
    (huele a|fuga de) gas
    no (he )?(dormido|comido|duermo|como) (ni|y) ~ (comido|dormido|comer|dormir|como|duermo|he comido|he dormido) ~ (días|noches|hace)
    (llevo|hace) ~ (días|noches) ~ sin (dormir|comer) (ni|y)`,
  fr: `
    (j ai|ai) ~ mal (à la|dans la|au) (poitrine|coeur|cœur|thorax)
    (ma poitrine|mon cœur|mon coeur) ~ (mal|serre|brûle|fait)
    douleur* ~ (poitrine|thorax)
    (j ai|ai) (super|très|trop|hyper|tellement|vraiment|grave|affreusement|horriblement) mal (au ventre|à l estomac|au bas ventre|sur le côté|au côté)
    (j ai|ai) mal (au ventre|à l estomac|au bas ventre) ~ (depuis|droite|fièvre|vomi*|insupportable|horrible|de plus|très|tenir|peux plus)
    douleur* (très )?(forte|fortes|vive*|horrible*|insupportable*|atroce*) ~ (ventre|estomac|côté|poitrine)
    (pris|avalé|prendre|avaler) ~ ([5-9]|##+|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|plein de|trop de|toute la boîte|une boîte|toute une|une plaquette) ~ (doliprane*|paracétamol*|ibuprofène*|comprimé*|cachet*|médicament*|pilule*|aspirine*|somnifère*|advil)
    (bu|avalé|mangé|léché) ~ (javel|poison|pile|piles|aimant*|lessive|détergent|produit ménager|antigel|essence|déboucheur|désinfectant|white spirit)
    (cogné|tapé|tombé|tombée|frappé|cognée|choc|coup) ~ (tête|crâne) ~ (vertige*|tourne|vomi*|flou|double|saigne*|sang|évanoui*|souviens|rappelle|nausée*|dormir|fort|mal|bizarre|trouble)
    (lèvre*|langue|gorge|visage|bouche|yeux) ~ (gonfl*|serre|ferme|enfl*)
    (réaction allergique|choc allergique) !(est|c est)
    (ne se réveille|se réveille|réagit|respire|bouge|répond|se relève) (pas|plus)
    (n arrête|arrête|s arrête) (pas|plus) de saigner
    (ça )?saigne ~ (pas|plus|beaucoup|arrête)
    (je me suis|s est) coupé* ~ (profond|profondément|fort|très)
    (je m étouffe|il s étouffe|elle s étouffe)
    (je me suis évanoui*|je vais m évanouir|je vais tomber dans les pommes)
    (fait|fais|a fait) (une crise cardiaque|un avc|un infarctus|des convulsions|une crise d épilepsie)
    (sent|odeur de|fuite de) (le )?gaz
    (dors|dormi|mange|mangé) (plus|pas|rien) ~ (mange|mangé|dors|dormi) (plus|pas|rien)
    (jours|nuits) ~ (dors|dormi|mange|mangé|sans dormir|sans manger) ~ (ni|et|plus) ~ (dors|dormi|mange|mangé|dormir|manger)`,
  de: `
    (schmerz*|stechen|druck|enge) ~ (brust|brustkorb|herz*)
    (brust|brustkorb|herz) ~ (weh|schmerz*|sticht|drückt|brennt)
    (schlimme|starke|heftige|krasse|extreme|unerträgliche|schreckliche|übelste|wahnsinnige|höllische|sehr starke) (bauch*|magen*|unterleib*)
    (bauch*|magen*) ~ (schlimm|stark|heftig|unerträglich|krass|furchtbar|extrem|seit gestern|rechts|fieber|kotz*|erbrech*|erbroch*|nicht mehr|kaum)
    mein* (bauch|magen) tut ~ (weh|schlimm)
    ([5-9]|##+|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|dreißig|zu viele|zu viel|ganz viele|eine ganze packung|die ganze packung|eine packung|alle) ~ (tablette*|pille*|paracetamol|ibuprofen*|ibu|ibus|aspirin|schmerzmittel|schmerztablette*|schlaftablette*) ~ (genommen|geschluckt|eingenommen|nehmen|gegessen|drin)
    (getrunken|verschluckt|geschluckt|gegessen|trank|schluckte|verschluckte) ~ (bleich*|gift|batterie|knopfzelle|magnet*|putzmittel|reiniger|spülmittel|waschmittel|frostschutz*|benzin|abflussreiniger|desinfektion*)
    (bleich*|chlor*|gift|rattengift|batterie|knopfzelle|magnet*|putzmittel|*reiniger|spülmittel|waschmittel|frostschutz*|benzin|desinfektion*) ~ (getrunken|verschluckt|geschluckt|gegessen)
    (kopf) ~ (gestoßen|gefallen|geknallt|gehauen|angeschlagen|aufgeschlagen|gestürzt|geprallt) ~ (schwindlig|schwindelig|übel|schlecht|kotz*|erbrech*|erbroch*|verschwommen|doppelt|blut*|ohnmächtig|müde|erinner*|stark|weh|komisch|tut|alles|mir|ich|und)
    (gehirnerschütterung) ~ (ich|habe|hab|glaube)
    (ich|glaube|habe|hab) ~ gehirnerschütterung
    (lippe*|zunge|hals|gesicht|mund|augen|rachen) ~ (schwillt|schwellen|geschwollen|angeschwollen|anschwillt|zu|dick)
    allergische* (reaktion|schock) !(ist|sind|bei)
    (wacht|reagiert|atmet|bewegt|antwortet|steht) ~ nicht (mehr|auf)?
    (hört|hörts) nicht auf ~ blut*
    (blutet|blute) ~ (stark|nicht auf|viel|doll|extrem|wie)
    (tief|ganz tief) ~ (geschnitten|schnitt)
    (geschnitten) ~ tief
    (erstick*|verschluckt und keine luft)
    (bin|werde|wurde|gleich) ~ (ohnmächtig|umgekippt|bewusstlos)
    (hat|hatte) (einen|ein) (herzinfarkt|schlaganfall|krampfanfall|anfall)
    (riecht nach|gasgeruch|leck) gas*
    (nicht|nichts|kaum) (mehr )?(geschlafen|gegessen|schlafe|esse) ~ (nicht|nichts|kaum) (mehr )?(gegessen|geschlafen|schlafe|esse)
    (weder) (geschlafen|gegessen) noch`,
  pt: `
    (dor|dores|pressão|aperto) ~ (no|do|meu) peito
    peito ~ (dói|doendo|doi|apertado|aperta|queimando)
    (dor|dores) (muito |bem |super )?(forte*|horrível|insuportável|terrível|aguda|absurda) ~ (barriga|estômago|abdômen|abdome|lado|costas|pé da barriga)
    (barriga|estômago|abdômen|lado direito) ~ (doendo|dói|doi|dor) ~ (muito|demais|forte|desde ontem|desde|febre|vomit*|não passa|horrível|pra caramba)
    (dor|doendo|dói|doi) ~ (barriga|estômago|lado direito) ~ (desde ontem|muito|demais|febre|vomit*|não passa|forte)
    (tomei|engoli|tomou|engoliu|tomar) ~ ([5-9]|##+|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|muitos|muitas|uma cartela|a cartela|a caixa|uma caixa) ~ (paracetamol|dipirona*|ibuprofeno*|comprimido*|remédio*|pílula*|aspirina*|rivotril|calmante*)
    (bebi|bebeu|engoli|engoliu|comeu|tomou|tomei) ~ (água sanitária|veneno|pilha|bateria|ímã|imã|detergente|sabão|alvejante|desinfetante|gasolina|soda|cloro|chumbinho)
    (bati|bateu|pancada|caí|caiu) ~ cabeça ~ (tont*|vomit*|embaçado|embaçada|dobrado|sangue|sangr*|desmai*|lembr*|sono|enjo*|forte|doendo|dói|vendo)
    (lábio*|boca|língua|garganta|rosto|cara|olhos) ~ (inch*|fechando|fechou|fecha)
    reação alérgica !(é|e o que)
    (não|nao) (acorda|responde|reage|respira|se mexe|levanta|se levanta)
    (não|nao) para de sangrar
    (sangrando|sangra|sangue) ~ (muito|não para|nao para|demais)
    (me cortei|se cortou) ~ (fundo|feio|muito)
    (engasgou|engasgado|engasgando|sufocando)
    (desmaiei|vou desmaiar|quase desmai*)
    (teve|tendo|está tendo|tá tendo) ~ (convulsão|infarto|avc|derrame|ataque cardíaco)
    (cheiro de|vazamento de|cheirando a) gás
    (não|nao|nem) (durmo|dormi|como|comi) ~ (nem|não|nao) (durmo|dormi|como|comi)
    (sem) (dormir|comer) ~ (nem|e|sem) (dormir|comer)`,
  'hi-Latn': `
    (seene|sine|seena|chest|chati|chhati) ~ (dard|pain)
    (pet|stomach|peit) ~ (bahut|bohot|bahot|tez|bhayankar|zor|bht) ~ (dard|pain)
    (pet|stomach) ~ dard ~ (kal se|bahut|bohot|tez|bukhar|ulti|ruk nahi|sahan)
    (tez|bahut|bohot) ~ dard ~ (pet|seene|sine|chest)
    (maine|mene|usne|bhai ne|behen ne|dost ne) ~ ([5-9]|##+|paanch|panch|chhe|saat|aath|nau|das|barah|bees|poori|puri|saari|sari|bahut sari|bohot sari) ~ (paracetamol|crocin|dolo|goli|goliyan|goliya|tablet|tablets|pills|dawai) ~ (kha|khaa|le|nigal)
    ([5-9]|##+|das|bees|barah) (paracetamol|crocin|dolo|goliyan|tablets|pills) (kha|khaa|le) (li|liya|lu|lun|sakta|sakti)
    (zeher|zahar|phenyl|bleach|harpic|tezab|acid|battery|cell|petrol|kerosene|chuhe ki dawai|detergent) ~ (pi|pee|nigal|kha) (li|liya|gaya|gayi|liye)
    (sar|sir|sar pe|head) ~ (chot|lagi|laga|takra*) ~ (chakkar|ulti|dhundhla|khoon|behosh|neend|yaad nahi|zor)
    (honth|gala|chehra|jeebh|muh|aankh*) ~ (sooj|suj|soojh|band ho|phool)
    allergy ~ (ho gayi|ho rahi|saans|sooj)
    (uth|jaag|hil|bol|jawab) ~ (nahi|nhi) (raha|rahi|rahe|de)
    khoon ~ (band|ruk) (nahi|nhi)
    (bahut|bohot) khoon (nikal|beh|aa)
    (behosh|chakkar kha kar gir)
    (heart attack|daura|mirgi) ~ (aa|pad|pada|aaya) (raha|gaya|rha|gya|hai)
    (na) (soya|soyi|khaya|khayi) ~ (na) (soya|soyi|khaya|khayi|kuch khaya)
    gas (leak|ki badbu)`,
  hi: `
    (सीने|छाती) ~ (दर्द)
    (पेट) ~ (बहुत|तेज|भयंकर|ज़ोर|असहनीय) ~ दर्द
    (पेट) ~ दर्द ~ (कल से|बहुत|तेज|बुखार|उल्टी|रुक नहीं|सहन)
    (तेज|बहुत) ~ दर्द ~ (पेट|सीने|छाती)
    (मैंने|मैने|उसने|भाई ने|बहन ने|दोस्त ने) ~ ([5-9]|##+|पांच|छह|सात|आठ|नौ|दस|बारह|बीस|पूरी|सारी|बहुत सारी|ढेर सारी) ~ (पैरासिटामोल|क्रोसिन|गोली|गोलियां|टैबलेट|दवा|दवाई|दवाइयां) ~ (खा|ले|निगल)
    ([5-9]|##+|दस|बीस|बारह) (पैरासिटामोल|गोलियां|टैबलेट) (खा|ले)
    (जहर|फिनाइल|ब्लीच|तेजाब|एसिड|बैटरी|सेल|पेट्रोल|मिट्टी का तेल|चूहे की दवा|डिटर्जेंट|हार्पिक) ~ (पी|निगल|खा) (ली|लिया|गया|गई|लिए)
    (सिर|सर) ~ (चोट|लगी|लगा|टकरा*) ~ (चक्कर|उल्टी|धुंधला|खून|बेहोश|नींद|याद नहीं|जोर)
    (होंठ|गला|चेहरा|जीभ|मुंह|आंख*) ~ (सूज|बंद हो|फूल)
    एलर्जी ~ (हो गई|हो रही|सांस|सूज)
    (उठ|जाग|हिल|बोल|जवाब) ~ नहीं (रहा|रही|रहे|दे)
    खून ~ (बंद|रुक) नहीं
    बहुत खून (निकल|बह|आ)
    (दौरा|मिर्गी) ~ (पड़|आ) (रहा|गया|है)
    न ~ (सोया|सोई|खाया|खाई) ~ न ~ (सोया|सोई|खाया|खाई)
    गैस (लीक|की बदबू)`,
  ar: `
    (صدري|قلبي) ~ (يؤلمني|يوجعني|بيوجعني|وجع|ألم)
    (ألم|وجع|آلام|ضغط) ~ (في|ب)? (صدري|الصدر|قلبي)
    (ألم|وجع|آلام) (شديد|شديدة|قوي|قوية|رهيب|لا يحتمل|فظيع|كبير) ~ (بطني|معدتي|جانبي|البطن|المعدة)
    (ألم|وجع) ~ (بطني|معدتي|جانبي) ~ (شديد|قوي|منذ|من أمس|من امبارح|كثير|حرارة|أستفرغ|اتقيا)
    (بطني|معدتي) ~ (يؤلمني|تؤلمني|يوجعني|توجعني|بتوجعني|بيوجعني) ~ (جدا|كثير|كتير|بشدة|منذ|من أمس|من امبارح|اوي|قوي)
    (أخذت|اخذت|تناولت|بلعت|شربت|اكلت) ~ ([5-9]|##+|خمس|ست|سبع|ثمان|ثماني|تسع|عشر|عشرة|عشرين|علبة|شريط|كثير) ~ (حبة|حبات|حبوب|بنادول|باراسيتامول|مسكن*|أقراص|قرص|دواء|الدواء)
    (شرب|شربت|بلع|بلعت|ابتلع|ابتلعت|أكل|أكلت) ~ (كلور|الكلور|سم|السم|بطارية|مبيض|منظف|مغناطيس|بنزين|مبيد|ديتول|كيروسين)
    (رأسي|راسي|رأسه|رأسها) ~ (ضرب*|اصطدم|خبط*|وقعت|سقطت) ~ (دوخة|دوار|أتقيأ|استفرغ|ضبابي|دم|نعاس|غثيان|مشوش|لا أتذكر)
    (ضربت|خبطت|صدمت|وقعت على|سقطت على) ~ (رأسي|راسي) ~ (دوخة|دوار|أتقيأ|استفرغ|ضبابي|دم|نعاس|غثيان|مشوش|أرى|ارى|وأرى|لا أتذكر|بقوة|أشعر|وأشعر|بدوار|بدوخة|وأتقيأ)
    (شفتي|وشفتي|شفتاي|شفايفي|لساني|وجهي|حلقي|عيني) ~ (تورم*|يتورم|تتورم|منتفخ*|انتفخ*|ينتفخ|تنتفخ|يضيق|يغلق)
    (لا|ما|مو|مش|ولا|وما) (يستيقظ|تستيقظ|يصحى|تصحى|يرد|ترد|يتحرك|تتحرك|تقوم|يقوم|بيصحى|بتصحى)
    (الدم|النزيف) (لا|ما) (يتوقف|بيوقف|يوقف)
    (أنزف|انزف|ينزف|تنزف) ~ (كثيرا|بشدة|كثير|بشده|كتير)
    (جرحت|قطعت) ~ (عميق|بعمق)
    (يختنق|أختنق|اختنق|تختنق)
    (أغمي علي|سيغمى علي|فقدت الوعي)
    (رائحة|تسرب) (الغاز|غاز)
    (لم|ما) (أنم|انم|نمت|آكل|اكل|أكلت) ~ (ولم|ولا|وما) (أنم|انم|نمت|آكل|اكل|أكلت)`,
  zh: `
    (胸口|胸|心脏)~(很痛|好痛|很疼|好疼|剧痛|疼得|痛得|闷得|压着)
    (肚子|胃|腹部|右下腹|小腹)~(疼得|痛得|剧痛|特别疼|特别痛|非常疼|非常痛|疼死|痛死|很痛|很疼|好痛|好疼|一直疼|一直痛)
    (吃|吞|服)(了)?~(五|六|七|八|九|十|二十|三十|几十|5|6|7|8|9|##|整瓶|一瓶|一盒|整盒|一把)~(片|颗|粒|药|扑热息痛|布洛芬|止痛药|对乙酰氨基酚|安眠药)
    (喝|吞|误食|误服|吃)(了|下)~(消毒水|漂白水|漂白剂|洁厕灵|农药|老鼠药|毒药|电池|磁铁|洗衣液|洗洁精|汽油|毒蘑菇)
    (撞|摔|磕|砸)~(头|脑袋)~(晕|吐|模糊|流血|恶心|想睡|记不|重影|疼)
    (头|脑袋)(撞|摔|磕|砸)~(晕|吐|模糊|流血|恶心|想睡|记不|重影|疼)
    (嘴唇|舌头|喉咙|脸|眼睛)~(肿)
    过敏~(喘|肿|呼吸|喉咙|全身|救)
    (叫不醒|没反应|没有反应|起不来|动不了)
    (血|流血)~(止不住|不停|停不下来|很多)
    (割|划|切)~(很深|好深)
    (快要|快|要)(晕|昏)(了|倒|过去)
    (我|他|她)~(噎住|呛住|窒息|抽搐|中风|心脏病发)
    (煤气|燃气)(泄漏|味)
    (天|晚)没(睡|吃)~(没|不)(吃|睡)
    没(睡|吃)~(没|不)(吃|睡)~天`,
};
