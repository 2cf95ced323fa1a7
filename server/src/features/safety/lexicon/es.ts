import type { Phrases } from './slot.ts';

const FAMILY =
  '(papá|papa|padre|papi|mamá|mama|madre|mami|padrastro|madrastra|padres|papás|tío|tio|tía|tia|abuelo|abuela|hermano|hermana|hermanastro|primo|prima|novio|esposo|marido|tutor|familia|cuñado)';
const STAFF =
  '(profesor|profesora|profe|maestro|maestra|entrenador|cura|sacerdote|vecino|niñera|jefe|director)';

/** Spanish. */
export const SPANISH: Phrases = {
  'ends own life': `
    (no quiero|ya no quiero|no tengo ganas de|sin ganas de) (seguir )?(viviendo|vivir|existir|seguir aquí|estar aquí|despertar)
    (todos|mi familia|el mundo) ~ (mejor) ~ (sin mí|si yo no|si no estuviera|si me muero|si muero)
    (quiero|quisiera|ojalá) ~ (desaparecer|no despertar|dormir para siempre|irme de este mundo|no haber nacido)
    (escribí|escribo|dejé|hice) (una|mi) (carta|nota) (de despedida|para cuando|de adiós)
    (quiero|quisiera|voy a|deseo|prefiero|necesito|pienso|me quiero|me voy a|ganas de|quería|pensando en|intenté|intentado) ~ (morir|morirme|matarme|suicidarme|matar !(a|al|el tiempo|tiempo)|suicidar|ahorcarme|desaparecer para siempre|estar muert*|acabar con (todo|mi vida|esto)|quitarme la vida|no despertar*|tirarme)
    (matarme|suicidarme|ahorcarme|quitarme la vida|acabar con mi vida|terminar con mi vida|colgarme|cortarme las venas)
    me (quiero|voy a|quisiera) (matar|morir|suicidar|ahorcar|colgar)
    (ya )?no (quiero|deseo|aguanto|puedo) (más )?(vivir|seguir viviendo|existir|estar vivo|estar viva|despertar|estar aquí|seguir así|con mi vida|con la vida)
    (ya )?no (quiero|deseo) seguir
    (pienso|pienso mucho|pensamientos|ideas|pensando|pensado) (en|de)? (el )?(suicid*|morir|la muerte|quitarme la vida)
    (mejor|preferiría|prefiero|ojalá|desearía|quisiera|debería) ~ (muert*|no haber nacido|nunca haber nacido|no existir|no despertar|morir*|me muera|muriera|atropelle*)
    estoy (cansad*|hart*) de (vivir|la vida|existir|mi vida)
    odio (vivir|mi vida|estar viv*)
    (saltar|tirarme|lanzarme|aventarme) (de|del|desde|al|por) (un|una|el|la)? (puente|edificio|techo|balcón|ventana|tren|azotea)
    (quiero|quisiera|me gustaría|desearía) (estar|verme|ser) muert*
    (tomar|tragarme) ~ (para|y) (morir|morirme)
    acabar con todo
    no puedo más ~ (vida|vivir|morir|acabar|desaparecer|llorar)
    (quiero|quisiera) desaparecer
    (me gustaría|quisiera|ojalá|desearía|hubiera preferido) no haber nacido`,
  wishes: '',
  death: '',
  'hurts oneself': `
    (me corté|me corto|me hago cortes|me hice cortes|me estoy cortando|me quemo|me hago daño|me lastimo|me rasguño) ~ (otra vez|brazo*|pierna*|muñeca*|cuando|mamá|nadie|todos|noche|baño|a propósito|$)
    cortes en (el|los|la|las|mi|mis) (brazo*|pierna*|muñeca*)
    me (corto|corté|cortaba|quemo|quemé|rasguño|araño|lastimo|golpeo|pego|hago daño|hice daño|autolesion*) (los|las|el|la|a mí|con|cuando|mism*|en|para|yo|otra vez|todos|de nuevo|$)
    (cortarme|lastimarme|hacerme daño|quemarme|autolesion*|herirme)
    (cicatrices|cortes) (en|de) (mis|los|las|el) (brazo*|muñeca*|pierna*)
    me (hago|hice) (cortes|cortadas|heridas) (en|con)`,
  'is worth nothing': `
    (nadie|ninguno) (me )?(extrañ*|echaría|va a extrañar|notaría|se daría cuenta|lloraría|le importa*|le importo) ~ (si|cuando|me muero|muero|muriera|desapare*|no estoy|no estuviera|ya no)
    (mejor|felices|bien) (estarían |sin )?(sin mí|si yo no|si no existiera|si me muero|si desapare*)
    no (le )?(encuentro|veo|tiene|hay|tengo) (sentido|razón|motivo|razones|motivos) ~ (vida|vivir|seguir)
    (mi vida|la vida) no (tiene|vale) (sentido|nada|la pena)
    soy (una|un) (carga|estorbo|error|basura)
    no (merezco|debería) (vivir|existir|haber nacido|estar viv*)
    me odio
    mi vida no (vale|sirve|tiene)`,
  'says farewell': `
    (carta|nota|mensaje) (de )?(despedida|suicid*)
    (adiós|adios) (a todos|mundo|para siempre)
    (cuando|después de que) (yo )?(me muera|ya no esté|me haya ido)`,
  'asks for a method': `
    (cuántas|cuantas|cuánto|cuanto|qué|que|cuáles) ~ (pastillas|pastilla|medicina|veneno|paracetamol|medicamento*|lejía|cloro) ~ (morir|morirme|muero|matar*|mueres|sobredosis|letal|mortal*)
    (cómo|como|forma|manera|método|métodos|formas) ~ (suicidar*|morir (sin|rápido)|matarme|quitarme la vida|morir$|ahorcar*|cortarme)
    morir (sin dolor|rápido|durmiendo|dormid*)
    (cuántas|cuantas|qué|que|cuáles) (pastillas|pastilla) ~ ~ (morir|matar*|muero|letal*)`,
  'starves oneself': `
    (llevo|voy|tengo) ~ (días|horas) sin comer
    (me salto|salto) ~ comidas
    (solo como|nada más como) ~ (manzana|agua|lechuga|calorías)
    (vomito|vomitar|vómito|vomitando|me provoco|provocarme|me hago vomitar|me obligo a vomitar) ~ (después|comer|comida|cena|engordar|cada|vómito|comidas)
    (dejé|dejar|dejo|he dejado|sin|no|ya no) (de )?(comer|como|he comido|comí) ~ (gord*|engordar|flac*|delgad*|bajar|días|peso|cuerpo|cuatro|tres|nada)
    (tengo|creo|padezco|sufro|soy|ser|volverme|cómo tener) ~ (anorexi*|bulimi*|anoréxic*|bulímic*|trastorno alimen*|trastorno de la alimentación)
    (odio mi cuerpo|me veo gord*|estoy gord*|me siento gord*) ~ (comer|comida|como|hambre)
    (laxantes) ~ (adelgazar|bajar|flac*|peso)
    (bajar|perder|adelgazar) (#+ (kilos|kg)|#+kg|#+kilo*|#+lbs) en (una|un|#|dos|tres) (semana|semanas|días|día)
    (dedo|dedos) (en|a) la (garganta|boca)`,
  near: `
    mi (mejor )?(amig*|herman*|prim*|novi*|compañer*|mamá|papá|tí*|vecin*)
    (una|un) (amig*|chic*|compañer*|niñ*) (mí*|de mi|del|que)?
    alguien`,
  'ends their life': `
    se (quiere|va a|quería|intentó|quiso) (matar|morir|suicidar|ahorcar)
    (suicidarse|matarse|quitarse la vida|ahorcarse)
    (quiere|quería|va a) (morir*|matarse|suicidarse)
    no quiere (vivir|seguir viviendo)
    se (corta|lastima|hace daño|autolesiona) (los|las|el|a|con|$)?`,
  elder: `
    (mi|mis|el|la|un|una|su) (propio )?(${FAMILY}|${STAFF}|hombre|señor|adulto)
    (en|de) (mi )?casa
    (papá|mamá|papa|mama)`,
  'hurts me': `
    (me|nos) (pega|pegan|pegó|pegaba|golpea|golpean|golpeó|golpeaba|maltrata|maltratan|lastima|lastiman|quema|quemó|azota|cachetea|patea|pateó|abofetea|encierra|encerró|amenaza|amenazó|tira|insulta|estrangula|ahorca|empuja|da golpes|dio una paliza|da palizas|hace daño|hizo daño|deja sin com*|da cinturon*|jala|agarra a golpes)
    (le|les) (pega|pegan|pegó|golpea|golpean|grita) a (mi|mamá|mama|mis)
    (golpea|maltrata|golpeó|agrede) a (mi|mis|mamá)
    (pegarme|golpearme|maltratarme|lastimarme)
    me (dio|da|dan|dieron) (con|una|un|golpes|cachetadas|cinturonazos|bofetada*)
    (moretones|moretón|golpes|marcas) ~ (cuerpo|cara|brazos|espalda|mamá|papá|cable)?`,
  'touches me': `
    (me|nos) (toca|tocó|tocaba|tocan|manosea|manoseó|besa a la fuerza|besó|acaricia|desnuda|desnudó|obliga a|obligó a|mira cuando me baño|espía) ~ (no me gusta|partes|cuerpo|piernas|pecho|noche|sol*|raro|íntim*|debajo|donde|ducha|tocarlo|desnud*|cosas|y no|y me|cuando|sin|secreto|baño)
    (me|nos) (toca|tocó|manosea|manoseó|viola|violó)$
    (tío|padrastro|primo|abuelo|profesor|profe|entrenador|hermano|hermanastro|hombre|vecino|cura|papá|señor) ~ me (toca|tocó|manosea|manoseó|violó|viola|besa|besó)
    (tocarme|manosearme)
    (tocó|toca) mis partes
    (novio|padrastro|tío|hermano|primo|abuelo|papá) ~ ~ (entra|viene|se mete) (a|en) mi (cuarto|cama|habitación)`,
  'was abused': `
    (abusó|abusa|abusan|abusaron|abusaba) (sexualmente )?de (mí|mi|nosotr*)
    (fui|he sido|soy|me han) (víctima de |sexualmente )?(abus*|viol*|maltrat*|agredid*)
    me (violó|violaron|viola|maltratan|maltrata|abusaron|secuestr*)
    (en|por) (mi )?casa me (pegan|maltratan|golpean|insultan)`,
  'is afraid at home': `
    (miedo|temor|terror|pánico) (de|a) (volver|regresar|ir|llegar|entrar|estar) (a|en) (mi )?casa
    (miedo|terror) (de|a) (mi|que mi) (papá|papa|padre|mamá|mama|madre|padrastro|tío|tio|hermano|abuelo)
    no (me siento|estoy) (a salvo|segur*|bien) en (mi )?casa
    (escaparme|escapar|huir|fugarme|irme) de (mi )?casa`,
  'is bullied': `
    (me encierran|me graban|me empujan|me escupen|me pegan|me insultan|me tiran|me quitan|me persiguen|se burlan|se ríen) ~ (de mí|baño|cole|colegio|escuela|clase|llorando|recreo|salida|todos los días|cada día|mochila|dinero)
    (me|nos) (hacen|hace|hicieron|están haciendo) (bullying|la vida imposible|bulling)
    (se burla|se burlan|se burlaban|se ríen|se rien|se ríe|se mofan|burlan|ríen) (mucho )?de (mí|mi|nosotr*)
    (me|nos) (acosan|acosa|insultan|insulta|molestan|humillan|empujan|empuja|escupen|amenazan|pegan|golpean|excluyen|ignoran|discriminan|quitan|roban|ponen apodos|dicen (gord*|fe*|apodos|cosas)|llaman (gord*|fe*|maric*)) ~ (escuela|colegio|clase|recreo|salón|internet|redes|grupo|compañeros|todos|día|días|pegan|siempre|cada|whatsapp)
    (compañeros|niños|chicos|chicas|todos|clase|escuela|colegio) ~ me (acosan|insultan|molestan|humillan|empujan|pegan|golpean|odian|excluyen|amenazan|escupen)
    (sufro|víctima de|soy víctima) (de )?(bullying|acoso|ciberacoso)
    (todos|nadie) (me odian|me odia|me habla en clase)
    me (dicen|llaman|gritan) (fe*|gord*|tont*|maric*|estúpid*|apodos|cosas feas|insultos)
    me (tiran|lanzan|avientan|esconden|quitan|rompen) (papeles|cosas|piedras|mi|mis|la|comida|agua)
    nadie quiere (sentarse|jugar|hablar|estar|trabajar) (conmigo|con mí)`,
  stranger: `
    (un|una|el|ese|este|la) (hombre|señor|tipo|desconocid*|extrañ*|adult*|chico|persona|amigo|profe*|entrenador|viejo|señora|muchacho)
    (alguien|él|el)
    (internet|instagram|discord|roblox|juego|redes|whatsapp|facebook|tiktok|snapchat|chat)
    (chico|hombre|tipo|señor|muchacho) (mayor|grande|adulto)`,
  'wants of me': `
    (pide|pidió|pide que|quiere|quería|exige|dice|dijo|ofrece|insiste|manda|pregunta) ~ (fotos|foto|videos|video|desnud*|sin ropa|mi dirección|mi número|mi teléfono|dónde vivo|ropa interior|mi cámara|nudes|pack)
    (quiere|quería|propone|pide|dice) ~ (verme|vernos|veamos|encontrar*|conocer*|conozcamos|quedar|visite|vaya a su casa|verse) ~ (sol*|secreto|escondidas|casa|persona|decir|diga|papás|padres|hotel|parque|$)
    (no (le |se lo )?(diga|digas|cuente|cuentes|decir)|que sea (un )?secreto|nuestro secreto|en secreto|guarde el secreto|a escondidas)`,
  'threatens with pictures': `
    (amenaz*|va a|quiere|chantaje*|extorsion*) ~ (publicar|subir|difundir|mostrar|enviar|compartir|pasar|mandar) ~ (fotos|videos|foto|video|nudes|imágenes|pack|conversac*)
    (le )?(envié|mandé) (una )?(foto* desnud*|nudes|pack|fotos íntimas)
    me (chantajea|extorsiona|chantajean|extorsionan)`,
  emergency: `
    (me )?(tomé|tragué|tome) ~ (muchas|todas|demasiadas|un frasco|un montón de|##+) ~ (pastillas|pastilla|tabletas|medicamentos)
    no (puedo|puede) respirar
    (no respira|está inconsciente|se desmayó|no despierta|sangr* mucho|se está ahogando)`,
  'how to get': `
    (cómo|como) (puedo |se |yo |podría |debo |hay que |me )?(hago|hacer|hace|fabrico|fabricar|fabrica|construyo|construir|construye|preparo|preparar|consigo|conseguir|compro|comprar|obtener|cocinar|cocino|crear|armar|drogar*|mezclar|usar|cultivar|consumir)
    (dónde|donde) (puedo |se |lo |yo )?(comprar|compro|conseguir|consigo|compra|consigue|venden|encuentro)
    (receta|instrucciones|pasos|tutorial|guía) (para|de)
    (quiero|necesito|dime|enséñame|ayúdame|explícame) (a )?(cómo )?(hacer|fabricar|construir|comprar|conseguir|probar)`,
  'weapon or drug': `
    (bomba|bombas|explosivo*|granada*|molotov|pólvora|dinamita)
    (pistola|pistolas|arma|armas|rifle|escopeta|silenciador|revólver|navaja)
    (droga|drogas|marihuana|mota|hierba|cocaína|coca|heroína|metanfetamina*|cristal|éxtasis|lsd|hachís|porro|porros|vaper|vape|alcohol|cigarros|fentanilo|perico)
    (veneno|gas venenoso|gas tóxico|gas mostaza|napalm|cloroformo)`,
  'harms others': `
    (cómo|como|quiero|voy a|quisiera|ayúdame a|forma de|manera de|puedo) ~ (matar|envenenar|asesinar|apuñalar|lastimar|golpear|herir|disparar|secuestrar|drogar|quemar|vengarme) (a|de) (mi|mis|un|una|el|la|alguien|una persona|otro|los)
    (matar|envenenar|lastimar|herir) (a )?(alguien|una persona|mi *|gente) (sin|y que no)
    (quemar|incendiar|explotar|volar|balear|tirotear) (mi|la|una) (escuela|casa|colegio)
    (llevar|traer) (un|una) (cuchillo|pistola|arma|navaja) a la (escuela|clase)`,
  'asks to make': `
    (escribe|escríbeme|muestra|muéstrame|muestrame|enséñame|manda|mándame|envía|envíame|dame|dibuja|genera|haz|hazme|cuéntame|cuenta|quiero|busca|dónde|pásame|describe|descríbeme|crea)`,
  lewd: `
    (porno|pornografía|pornográfic*|erótic*|nudes|hentai|xxx|sexo explícito)
    (foto*|video*|imagen|imágenes|dibujo*) ~ (desnud*|sin ropa|porno*|sexual*|sexo|encuerad*)
    (chica*|mujer*|niña*|niño*|chico*|hombre*) (desnud*|sin ropa)
    (historia|cuento|relato|escena|chat|juego) (sexual*|de sexo|porno*|caliente|hot|sexo)
    (teniendo|tener) sexo
    (historia|cuento|relato|algo) ~ (caliente|sexo|sexual|sucio)`,
  'takes drugs': `
    (me drogo|me estoy drogando|soy adict*|soy alcohólic*|fumo marihuana|fumo porros|fumo mota|fumo hierba)
    (consumo|tomo|probé|inhalo|aspiro|meto|esnifo) ~ (drogas|cocaína|coca|pastillas|marihuana|cristal|pegamento|tusi|éxtasis)
    (no puedo|no sé cómo) (dejar|parar) de (fumar|beber|tomar|vapear|drogarme|consumir)
    (estoy|vine|llegué|voy) (borrach*|drogad*|pedo|ciego|colocad*|fumad*) ~ (clase|escuela|colegio|ahora|todos|otra|examen)
    (mamá|papá|madre|padre|hermano|padrastro) ~ (se droga|es alcohólic*|siempre borrach*|es adict*|se inyecta)
    (me obligan|me presionan|quieren que|me dicen que) ~ (fume|drogue|tome pastillas|beba|venda droga|pruebe drogas)`,
  threatens: `
    (quiero|voy a|ganas de|podría|me dan ganas de) (matar|apuñalar|acuchillar|disparar|golpear|quemar|envenenar|lastimar) a (mi|mis|un|una|todos|los|las|ese|esa|esos|alguien|ella|él)
    (lo|la|los|las) voy a (matar|apuñalar|quemar|reventar|acuchillar)
    (dice|dijo|amenaz*|dicen) que (me|nos) (va|van) a (matar|apuñalar|violar|disparar|quemar|pegar)
    (me amenaz*|amenaza) ~ (cuchillo|pistola|navaja|muerte|matar*)
    (llevar|llevo|trajo|traer|tiene) (un|una) (cuchillo|pistola|navaja|arma) (a|al|en) (la|el)? (escuela|colegio|cole|clase|mochila)
    (la banda|una banda|los de la banda|el cartel|la pandilla) ~ (me|mi|nos)`,
  joke: `
    (jaja*|jeje*|jajaja*|es broma|bromeo|lol|xd|😂|🤣)
    (muero|muriendo|morir*|muerto|muerta) de (hambre|risa|sueño|aburrimiento|calor|frío|sed|ganas|miedo|vergüenza|curiosidad|cansancio|nervios)
    (tarea|examen|matemáticas|fracciones|clase|estudio) ~ (mata*|matando)`,
  mishap: `
    (sin querer|accidente|cocinando|jugando|afeit*|pelo|cabello|uñas|flequillo|papel|fútbol)`,
  play: `
    (juego de|ajedrez|fútbol|carrera|partido|videojuego|fifa|minecraft|me pega (la risa|el sol)|me pegan las)`,
  study: `
    (ensayo|tarea sobre|poema|novela|capítulo|personaje|escena|obra|romeo|julieta|hamlet|definición|define|significa|traduce|traducir|estadística*|historia de|guerra|batalla|siglo|atómica|nuclear|hiroshima|presentación|exposición|debate|ley|leyes|prevención|prevenir|calcula*|ecuación|velocidad|biología|química|sociología|qué es|que es|qué son|cuento de|resumen|investigación|trabajo sobre|para mi (trabajo|clase|ensayo|exposición)|medicina)`,
  'harmless thing': `
    (minecraft|juego|videojuego|scratch|python|roblox|linux|proceso|procesos|bacteria*|virus|tiempo|planta*|insecto*|cucaracha*|mosquito*|maleza|baño|crema|agua|calor|sodio|calorimétrica|cardíaca|hidráulica|arte|pintura|escultura|reproducción|lego|papel|cartón|farmacia)`,
};
