import type { Phrases } from './slot.ts';

const FAMILY =
  '(vater|papa|vati|mutter|mama|mutti|eltern|stiefvater|stiefmutter|onkel|tante|opa|oma|großvater|großmutter|bruder|schwester|stiefbruder|halbbruder|cousin|cousine|freund|mann|pflegevater|pflegemutter|betreuer|familie)';
const STAFF = '(lehrer|lehrerin|trainer|pfarrer|priester|nachbar|babysitter|chef|nachhilfelehrer|rektor)';

/** German. */
export const GERMAN: Phrases = {
  'ends own life': `
    (will|möchte|mag) (einfach |auch |echt |nur )?(nicht mehr|nimmer|nie wieder|nie mehr) (aufwachen|leben|hier sein|da sein|weiterleben|existieren|aufstehen)
    (abschiedsbrief|abschiedsbriefe) ~
    (allen|alle|ihnen|familie) ~ (besser|leichter) ~ (ohne mich|wenn ich (weg|tot|nicht))
    (will|möchte) (einfach |nur )?(verschwinden|tot sein|weg sein|für immer schlafen|schluss machen mit allem)
    (kann|halte|schaff*|pack*) ~ nicht mehr ~ (leben|aus und will|weiter leben)
    (will|möchte|würde|wünschte|wünsche|werde|könnte|überlege|denke|dran|daran|lieber|liebsten|gedanken|versucht|plane|vor) ~ (sterben|tot sein|tot|umbringen|umzubringen|erhängen|das leben (zu )?nehmen|suizid|selbstmord|nicht mehr (da sein|leben|aufwachen|existieren|hier sein)|verschwinden für immer|für immer (verschwinden|schlafen|weg)|zu sterben|springen vom|vor (den|einen) zug|schluss (zu )?machen mit)
    mich (selbst )?(umbringen|umzubringen|erhängen|töten|zu töten|erschießen|vor den zug|aufhängen)
    mir (selbst )?das leben (zu )?nehmen
    mir die (pulsadern|adern) auf*
    (will|möchte|kann|mag|wollte)  ~ (nicht|nich|nimmer) (mehr )?(leben|existieren|aufwachen|am leben sein|da sein|auf der welt sein|weiterleben|weiter leben|weitermachen)
    (suizid*|selbstmord*) (gedanken|gefährdet|versuch*|begehen|machen|nach)
    (suizidgedanken|selbstmordgedanken|suizidgefährdet|suizidal|lebensmüde)
    (besser|lieber|wäre|wär) (ich )?(tot|nie geboren|gar nicht geboren|nicht mehr da)
    (hätte|wäre) ich (nie|nicht) geboren
    (keine lust|kein bock|müde|satt) (mehr )?(zu leben|auf das leben|auf mein leben|aufs leben|vom leben)
    ich hasse (mein leben|das leben)
    (von|vom) (der|einer|dach|hochhaus|brücke|balkon) ~ (springen|spring)
    vor (den|einen|die) (zug|bahn|auto) (zu )?(springen|werfen|laufen|schmeißen)
    (keinen|kein|null) (bock|lust) (mehr)? (auf|zu) (dieses|das|mein|zu)? (leben|leben mehr)`,
  wishes: '',
  death: '',
  'hurts oneself': `
    (ritze|ritz|geritzt|ritzen|schneide|geschnitten|verbrenne) (ich )?(mich|mir|mein*|wieder|gestern|heute) ~
    (mich|mir) ~ (geritzt|ritze|ritzen|selbst verletzt|absichtlich verletzt|in den arm geschnitten|verletze)
    mich (gestern|heute|wieder|nachts|oft|schon wieder) ~ (geritzt|geschnitten|verletzt|verbrannt) !(beim)
    (ritze|ritz|schneide|schneid|verletze|verbrenne|kratze|schlage) (ich )?(mich|mir) (selbst |selber |in |an |die |den |wieder |seit |oft |immer |mit |absichtlich |jeden |wenn |manchmal |$)
    mich (selbst |selber |wieder )?(ritze|ritzen|geritzt|zu ritzen|schneide|schneiden|geschnitten|verletze|verletzen|zu verletzen)
    (ritze|ritzen) mich
    ich ritze
    (selbstverletz*)
    (narben|schnitte) (an|auf) (meinen|den|meinem) (arm|armen|handgelenk*|bein*)
    (schneide|ritze|schnitt|geschnitten|geritzt) ~ (in|an|auf) (den|die|meinen|meine) (arm|arme|bein|beine|haut|oberschenkel|handgelenk)
    (schneide|ritze) (ich)? mir`,
  'is worth nothing': `
    (ohne mich) ~ (besser|glücklicher|leichter)
    (besser|glücklicher|leichter) ~ (ohne mich|wenn ich (weg|tot|nicht))
    (niemand|keiner|niemanden|keinen) ~ (vermiss*|merk*|bemerk*|interessier*|traurig|kümmer*|auffallen) ~ (wenn ich|ich (tot|weg|sterbe))
    wenn ich (sterbe|tot|weg|nicht mehr) ~ (niemand|keiner|alle|würde)
    (keinen|kein|welchen) (sinn|grund) (mehr )?(im leben|zu leben|am leben|weiterzu*|zum leben|in meinem leben|im leben)
    (mein leben|das leben|leben|alles) (hat|ist|macht) ~ (keinen sinn|sinnlos|nichts wert|wertlos|nicht lebenswert)
    ich bin  ~ (eine last|zur last|nichts wert|wertlos|ein fehler|eine belastung)
    ich (verdiene es|habe es) nicht (verdient )?zu leben
    ich hasse mich`,
  'says farewell': `
    (abschiedsbrief|abschiedsnachricht)
    (lebt wohl|leb wohl|auf wiedersehen welt)
    wenn ich (nicht mehr da|tot|weg) bin`,
  'asks for a method': `
    (wie viele|wieviele|wie viel|welche|welches) ~ (tabletten|pillen|schlaftabletten|paracetamol|ibuprofen|gift|medikamente) ~ (sterben|tot|tödlich*|stirbt|umbringen|sterbe|töten)
    (wie|methode|weg|art|möglichkeit) ~ (mich umbringen|sich umbringen|schmerzlos|schmerzfrei|selbstmord|suizid|am besten sterben|mich töten|sich erhängen|bringe ich mich um|bringt man sich um)
    (schmerzlos*|schmerzfrei|ohne schmerzen|schnell) (zu )?sterben`,
  'starves oneself': `
    (esse|ess) (ich )?(seit|nur|kaum|fast|seit tagen) ~ (nichts|nix|apfel|kaum|nicht)
    (finde|fühl*) mich (trotzdem |zu |viel zu |so |total )*(fett|dick) ~
    finger in den (hals|rachen)
    (kotze|erbreche|übergebe|kotzt|erbricht|übergibt) ~ (nach|essen|mahlzeit|jedes|jeden|absichtlich|dünn)
    nach dem essen ~ (kotze*|erbrech*|übergebe*)
    (esse|ess|gegessen|isst) (ich )?(seit|fast|kaum|gar|schon|heute|jetzt|nur|nichts|nicht) ~ (nichts|mehr|dick|fett|abnehmen|tagen|dünn|hässlich|tage|apfel|kalorien)
    (nichts|nicht|nix) mehr (gegessen|essen|esse|zu essen) ~ (dick|fett|tagen|weil|dünn|abnehmen)
    ich (hab|habe) aufgehört zu essen
    (habe|hab|bin|glaube|werde|leide|werden) ~ (magersucht|magersüchtig|bulimie|bulimisch|essstörung|essgestört|anorexi*)
    (abführmittel) ~ (abnehmen|dünn|schlank|gewicht)
    (#+ (kilo|kg)|#+kg|#+kilo*|#+lbs) in (einer|#|zwei|drei|ein) (woche|wochen|tagen) (abnehmen|verlieren)
    (hasse meinen körper|bin zu (dick|fett)|fühle mich (dick|fett)) ~ (essen|esse|gegessen|mahlzeit*)`,
  near: `
    (mein|meine|meiner|unser*) (beste |bester |besten |kleine |kleiner |große |großer )?(freund*|bruder|schwester|cousin*|mitschüler*|mutter|vater|mama|papa|kumpel|nachbar*|klassenkamerad*)
    (ein|eine) (freund*|mädchen|junge|mitschüler*|bekannte*) (von mir|aus|in|an)?
    jemand`,
  'ends their life': `
    (sich|sie sich|er sich) (selbst )?(umbringen|umzubringen|töten|das leben nehmen|erhängen|ritzen|etwas antun|was antun|verletz*)
    (ritzt|schneidet|verletzt) sich
    (sie|er|freundin|freund|schwester|bruder) ~ (will|möchte) ~ (sterben|nicht mehr leben)
    (suizid*|selbstmord*)`,
  elder: `
    (mein|meine|meinem|meiner|der|ein|unser|ihr|sein) (eigener )?(${FAMILY}|${STAFF}|mann|erwachsener)
    (papa|mama)
    (zu hause|daheim|zuhause)`,
  'hurts me': `
    (schlägt|schlagen|schlug|haut|hauen|verprügelt|prügelt|tritt|treten|ohrfeigt|misshandelt|verletzt|würgt|würgte|verbrennt|bedroht|quält|schubst|sperrt|peitscht|boxt|beschimpft) (mich|uns|meine mutter|meine mama|mama|meinen bruder|meine schwester)
    (mich|uns|meine mutter|meine mama|mama) ~ (schlägt|geschlagen|verprügelt|gehauen|getreten|misshandelt|gewürgt|verbrannt|eingesperrt|bedroht|verletzt|prügelt|geohrfeigt|schlug|haut|würgt|tritt|einsperrt)
    (wirft|warf|schmeißt) ~ (nach mir|auf mich)
    (mit dem|mit einem) (gürtel|stock|kabel|kochlöffel)
    (tut|tun|getan) mir (immer |oft )?weh
    (gibt|geben) mir (nichts|kein) (zu )?(essen)?
    (schlägt|schlagen) mir`,
  'touches me': `
    (fasst|fasste|berührt|berührte|begrapscht|grapscht|streichelt|küsst|küsste|betatscht|befummelt) (mich|uns|mir) ~ (an|nachts|unten|komisch|überall|intim*|brust|beine|heimlich|allein|po|ohne|will|nicht|wo|dusche|immer|unter|zwischen|wenn)
    mich ~ (angefasst|begrapscht|betatscht|befummelt|unsittlich|anfasst|anzufassen|berührt an|ausziehen|ausgezogen|geküsst)
    (zwingt|gezwungen|zwang) mich ~ (ausziehen|auszuziehen|anzufassen|sex|küssen|dinge|sachen|anfassen)
    (kommt|kam)  ~ in mein (zimmer|bett)
    (schaut|guckt|beobachtet) (mir|mich) ~ (dusche|duschen|umziehen|ausziehen)
    (freund|stiefvater|onkel|bruder|opa|vater|trainer|cousin) ~ ~ (kommt|kam) ~ in mein (zimmer|bett)
    mich ~ (an der|am|an den|zwischen den) (brust|po|hintern|beinen|oberschenkel)`,
  'was abused': `
    (ich|hat mich|haben mich|wurde|bin|werde) ~ (missbraucht|vergewaltigt|misshandelt|sexuell (belästigt|genötigt)|verprügelt|belästigt worden)
    (werde|wurde|bin) (ich )? ~ (geschlagen|misshandelt|verprügelt|missbraucht|eingesperrt)
    mich (missbraucht|vergewaltigt)`,
  'is afraid at home': `
    (angst|panik|traue mich nicht|trau mich nicht) (davor )?(nach hause|heim|zu hause|vor zuhause|heimzu*|nachhause)
    angst vor (meinem|meiner|meinen) (vater|papa|mutter|mama|stiefvater|onkel|bruder|eltern|opa|freund)
    (nicht|nie) sicher (zu hause|daheim|zuhause|bei meinem|bei meiner)
    (zu hause|zuhause|daheim) (nicht|nie) sicher
    (von zu hause|von zuhause|von daheim) (weglaufen|abhauen|ausreißen|weg)`,
  'is bullied': `
    (machen|macht|machn) mich (jeden tag |immer |ständig |alle |voll |total )?(fertig|runter|nieder)
    (mobben|mobbt|hänseln|verprügeln|bespucken|beleidigen|schubsen|schlagen|auslachen|ärgern|lachen) mich
    (alle|die|jungs|mädchen|klasse) ~ (lachen|ziehen|lästern) ~ (mich aus|über mich)
    (werde|wurde) ~ (gemobbt|gehänselt|ausgelacht|verprügelt|fertig gemacht|ausgegrenzt|beleidigt)
    (werde|wurde|bin) (ich )?~ (gemobbt|gehänselt|schikaniert|ausgelacht|ausgegrenzt|gehänselt|beleidigt|fertig gemacht|fertiggemacht|verprügelt|geärgert|bedroht|erpresst)
    (mobben|mobbt|hänseln|hänselt|schikanieren|schubsen|schubst|beleidigen|beleidigt|ärgern|bespucken|treten|hauen|erpressen|ignorieren|hassen|schlagen|bedrohen|nennen|auslachen) (mich|uns) !(an)
    (lachen|lacht) (mich|über mich)  ~ (aus)?
    (machen|macht) (sich )? ~ (über mich) lustig
    (über mich)  ~ (lustig|lästern|lachen)
    (lustig|lästern|lacht|lachen) ~ über mich
    (keiner|niemand) (in der klasse |in meiner klasse |mag |will |redet |spielt )+(mich|mit mir)
    (alle|klasse|mitschüler|jungs|mädchen) ~ (gegen mich|hassen mich|lachen mich aus|ärgern mich|schlagen mich)
    (mobbing) (opfer|in meiner klasse gegen mich)
    (alle|jeder) ~ (hassen|hasst|ignorieren|ignoriert) mich
    (nehmen|klauen|nimmt|klaut) mir (mein|meine|das|immer) ~ (weg|geld|sachen|essen|$)`,
  stranger: `
    (ein|eine|der|ein älterer|irgendein|so ein|dieser|mein) (mann|typ|fremder|fremde|unbekannter|erwachsener|junge|kerl|lehrer|trainer|freund|alter mann|älterer mann|user|person)
    (jemand|er|sie)
    (internet|online|instagram|insta|snapchat|discord|roblox|tiktok|whatsapp|spiel|chat)`,
  'wants of me': `
    (will|möchte|wollte|fragt|fragte|verlangt|bittet|bietet|sagt|schreibt|fordert) ~ (nacktbild*|nacktfoto*|nackt|fotos|foto von mir|bilder|bild von mir|videos|unterwäsche|adresse|handynummer|nummer|wo ich wohne|kamera|ausziehen|auszieh*|ausziehe)
    (will|möchte|wollte|fragt|drängt) ~ (treffen|treffe|besuchen|abholen|zu ihm|zu sich) ~ (allein|alleine|heimlich|niemand*|eltern|geheim|und|ohne|hause|$)
    (niemandem|keinem|niemand|eltern nicht*|nichts)  ~ (sagen|erzählen|verraten|sag|erzähl|wissen)
    (unser geheimnis|geheim halten|geheimnis bleiben)
    (bilder|bild|fotos|foto|videos) (schicke|schicken|schick|sende|senden|machen)
    (ihm|ihr) (bilder|fotos|videos)`,
  'threatens with pictures': `
    (droht|drohen|erpresst|erpressen|will|wird|gedroht) ~ (bilder|fotos|video*|nacktbilder|nacktfotos|bild|foto) ~ (veröffentlich*|posten|verschicken|zeigen|teilen|hochladen|schicken|verbreiten|weiterschicken|zu veröffentlichen|leaken|online)
    (erpresst|erpressen) mich
    (habe|hab) (ihm|ein|ihr|einem) ~ (nacktbild*|nacktfoto*|nudes) geschickt`,
  emergency: `
    ich (habe|hab) ~ (tabletten|pillen|schlaftabletten|medikamente) (genommen|geschluckt)
    (kann|bekomme|bekomm|kriege|krieg) ~ (nicht atmen|nicht mehr atmen|keine luft|schlecht luft|kaum luft)
    (atmet nicht|ist bewusstlos|wacht nicht auf|ist ohnmächtig|blutet stark|ist umgekippt)`,
  'how to get': `
    (wie|wie kann|wie könnte) (ich|man|wir)? (kann )?(baue|baut|bauen|bastel*|mache|macht|machen|stelle|stellt|herstell*|koche|kocht|kochen|kaufe|kauft|bekomme|komme|kommt|mische|mischt|drucke|züchte|besorge|rauche|nehme|kriege|kann)
    (wo|woher) (kann|bekomme|kriege|gibt|finde|kaufe|kauft|krieg|bekommt|besorge)
    (anleitung|rezept|bauplan|tutorial|schritte) (für|zum|zur|von|um|wie)
    (sag|zeig|erklär|hilf|bring) (mir|uns) ~ (wie|baue*|bauen|machen|herstell*|kaufen)
    (ich will|ich möchte|wir wollen) ~ (bauen|kaufen|probieren|herstellen|ausprobieren|basteln|rauchen|nehmen)`,
  'weapon or drug': `
    (*bombe|*bomben|sprengstoff*|granate*|molotow*|molotov*|schwarzpulver|dynamit|böller)
    (pistole|waffe|waffen|gewehr|schusswaffe|schalldämpfer|revolver|knarre|schlagring|springmesser)
    (droge|drogen|gras|marihuana|cannabis|hasch|kokain|koks|heroin|meth|crystal|ecstasy|lsd|joint|joints|pilze zum trippen|zauberpilze|alkohol|zigaretten|vape|speed|mdma)
    (gift|giftgas|senfgas|napalm|chloroform|ko tropfen|zyankali)`,
  'harms others': `
    (wie|will|möchte|werde|kann ich|könnte|hilf mir) ~ (meinen|meine|meinem|den|die|einen|eine|jemanden|jemand|ihn|sie|leute|andere) ~ (töten|umbringen|vergiften|erstechen|erschießen|verletzen|verprügeln|entführen|ermorden|abstechen|vergifte|töte|umbringe|wehtun|ausschalten|erpressen|zu töten|zu verletzen)
    (meine|die|unsere) schule (anzünden|in die luft|abfackeln|sprengen)
    amok*
    (messer|waffe|pistole) ~ (schule|klasse) (mitnehmen|mitbringen|bringen)
    (will|möchte|werde|könnte) ~ (umbringen|töten|erstechen|erschießen|verprügeln|vergiften)`,
  'asks to make': `
    (schreib|schreibe|zeig|zeige|schick|schicke|mal|male|zeichne|erzähl|erzähle|mach|mache|gib|generier*|erstell*|beschreib*|such|suche|ich will|kannst du|wo)`,
  lewd: `
    (porno*|pornos|pornografi*|erotik*|erotisch*|nacktbild*|nacktfoto*|nudes|hentai|xxx|sexgeschichte*|sexbild*|sexvideo*|sexszene*)
    (nackte*|nackt|sexy) (frau*|mädchen|jungs|junge|männer|mann|bilder|fotos|kinder|schülerin*|lehrerin)
    (bild*|foto*|video*) ~ (nackt*|ohne kleidung|sex)
    (geschichte|szene|story) (über|mit|von) (sex|sexuell*)
    (versaut*|schmutzig*|unanständig*) ~
    (was|etwas|geschichte|witz*) ~ (versaut*|sex)`,
  'takes drugs': `
    (ich nehme|ich nehm|ich hab|ich rauche|ich kiffe|ich ziehe|ich schnüffel*|ich trinke) ~ (drogen|gras|koks|tabletten|pillen|xanax|tilidin|speed|kleber|wodka|jeden tag|alkohol|mdma|keta) !(im unterricht besprochen)
    ich (kiffe|kiff|sauf|saufe) (jeden|immer|vor|seit|täglich|viel)
    (bin|komme|war) (total |voll |schon wieder |gerade )?(besoffen|betrunken|bekifft|high|drauf|stoned|zugedröhnt)
    (bin|glaube) ~ (süchtig|abhängig|alkoholiker*) (nach|von)? ~ !(handy|minecraft|schokolade)
    (mutter|vater|mama|papa|bruder|stiefvater) ~ (nimmt drogen|ist alkoholiker*|trinkt (immer|jeden|nur)|spritzt sich|ist süchtig|ständig betrunken)
    (zwingen|drängen|wollen dass|überreden) ~ (rauche*|kiffe*|trinke*|drogen|pillen|vape*|verticke*)`,
  threatens: `
    ich (will|werde|könnte|möchte|würde am liebsten) (ihn|sie|ihm|alle|meinen|meine|den|die|jemanden) ~ (umbringen|abstechen|töten|erschießen|verprügeln|vergiften|anzünden|abknallen|schlagen)
    ich (bring|stech|mach) (ihn|sie|alle|den) (um|ab|kalt)
    (er|sie|typ|junge|jemand|ex|einer|die) ~ (droht|gedroht|sagt|will|hat gesagt|wollen|drohen) ~ (mich|uns|mir|alle) ~ (umbring*|abstech*|töt*|erschieß*|vergewaltig*|schlag*|verprügel*)
    (messer|waffe|pistole|knarre) (mit )?(in|zur|in die|im) (die )?(schule|rucksack|klasse|tasche|unterricht) ~
    (amok*|amoklauf) ~ (plan*|machen|will|schule|morgen)
    mit (dem|einem) (messer|waffe) bedroht`,
  joke: `
    (haha*|hihi*|lol|xd|nur spaß|war ein witz|scherz|witz|😂|🤣)
    (sterbe|sterben|tot|verhungere|lache mich|totgelacht) (vor|tot|gelacht)
    (vor) (hunger|lachen|langeweile|durst|hitze|kälte|neugier|scham|müdigkeit)
    (hausaufgaben|mathe|klausur|aufgabe*|prüfung|schule|lernen) (bringen|bringt|macht|machen|killt) mich (noch )?(um|fertig|tot|wahnsinnig)`,
  mishap: `
    (aus versehen|versehentlich|unfall|beim kochen|beim rasieren|haare|nägel|pony|papier|fußball|beim spielen|sport)`,
  play: `
    (schach|im spiel|fifa|minecraft|rennen|beim fußball|tennis|kartenspiel|im wettlauf|schlägt mich (beim|im|in))`,
  study: `
    (referat|aufsatz|erörterung|gedicht|roman|kapitel|figur|szene|drama|werther|romeo|faust|goethe|kafka|definition|definiere|bedeutet|versteht man|übersetz*|statistik*|geschichte der|(der|im|den|dem|vom|ein|kalte*|dreißigjährige*) krieg*|kriegs*|krieges|weltkrieg*|schlacht|jahrhundert|atombombe|nuklear*|hiroshima|präsentation|debatte|gesetz*|prävention|berechne|gleichung|geschwindigkeit|biologie|chemie|soziologie|was ist|was sind|zusammenfassung|interpretation|durkheim|funktioniert|hausarbeit|für (ein|mein|das) (referat|projekt))`,
  'harmless thing': `
    (minecraft|spiel|scratch|python|roblox|linux|prozess*|bakterie*|virus|viren|zeit|pflanze*|insekt*|mücke*|unkraut|badebombe*|kalorimeter|heißkleb*|kunst|gemälde|skulptur|fortpflanzung|lego|papier|pappe|nerf|rasen|klee|heu)`,
};
