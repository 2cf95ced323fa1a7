import type { Phrases } from './slot.ts';

const FAMILY =
  '(père|papa|mère|maman|parents|beau père|belle mère|beau frère|oncle|tonton|tante|grand père|papi|papy|grand mère|mamie|frère|soeur|sœur|demi frère|cousin|cousine|copain|mec|mari|tuteur|famille)';
const STAFF =
  '(prof|professeur|maître|maîtresse|entraîneur|coach|prêtre|voisin|baby sitter|patron|directeur|moniteur)';

/** French. Apostrophes are spaces here: "j'ai" is "j ai". */
export const FRENCH: Phrases = {
  'ends own life': `
    (j ai plus|ai plus|plus|pas|aucune) envie (d être là|de vivre|d exister|de continuer|d être ici|de me réveiller|de me lever|d être en vie)
    (mieux|plus simple|plus facile|tranquilles|heureux) (sans moi|si j étais (mort*|pas là)|si je (mourais|disparais*|n existais))
    (veux|voudrais|envie de|aimerais) (juste )?(disparaître|ne plus exister|plus exister|dormir pour toujours|ne plus me réveiller|plus me réveiller|en finir)
    (lettre|mot) d adieu
    (avalé|pris|avaler) (plein|trop|tous|une boîte|beaucoup) (de|des|mes)? ~ (cachets|médicaments|médocs|comprimés|pilules)
    (je veux|je voudrais|jveux|jvx|je vais|envie d|envie de|envie que|j aimerais|je préfère*|je pense|je songe|j ai pensé|pense souvent|penser|j essaie|j ai essayé|veux juste|il faut que) ~ (mourir|crever|me tuer|me suicider|suicide|disparaître (pour|à)|être mort*|en finir|me pendre|plus me réveiller|ne plus (vivre|exister|être là|me réveiller)|mettre fin|je meure|m endormir pour toujours|partir pour toujours|sauter)
    (me tuer|me suicider|me pendre|m ôter la vie|mettre fin à (mes jours|ma vie)|en finir avec (la vie|ma vie|tout)|m ouvrir les veines|me foutre en l air)
    je (ne |n )?(veux|peux|souhaite|désire|ai|supporte) (plus|pas) (envie de )?(vivre|exister|être en vie|me réveiller|continuer à vivre|continuer comme|être là|de vivre|la vie|de cette vie|ma vie)
    (pensées|idées) (suicidaires|noires|de mort)
    (suicidaire)
    (mieux|plus simple|préférerais|voudrais|aimerais) ~ (mort|morte|jamais né*|pas être né*|si je mourais|si j étais mort*)
    (marre|fatigué*|ras le bol) (de|d) (vivre|la vie|ma vie|exister|cette vie)
    je (déteste|hais) (ma vie|vivre)
    (sauter|me jeter) (du|d|de|par|sous|devant) (un|une|le|la)? (pont|toit|immeuble|fenêtre|train|balcon|métro|voiture)`,
  wishes: '',
  death: '',
  'hurts oneself': `
    (je me scarifie|me scarifie|je me coupe|me suis coupé*|me mutile|je me brûle|me fais du mal|je me fais mal exprès|me griffe)
    (scarifi*|mutil*) ~ (bras|cuisse*|poignet*|encore|depuis|caché|personne)
    je (me |m )?(scarifie|suis scarifié*|mutile|automutile|coupe|brûle|taillade|griffe|fais (du )?mal|fais saigner|suis coupé*|frappe) (les|le|la|mes|quand|depuis|encore|avec|pour|exprès|tous|volontairement|souvent|moi|à nouveau|parfois|$)
    (me scarifier|m automutiler|automutil*|scarific*|me couper les|me faire (du )?mal|me mutiler)
    (cicatrices|coupures) (sur|aux|de) (mes|les|mon) (bras|poignets|poignet|cuisses|jambes)
    (lame|rasoir|cutter) ~ (coup*|bras|poignet*|peau)
    je me suis (coupée|coupé|scarifiée|scarifié|tailladé*|mutilé*)`,
  'is worth nothing': `
    (mieux|heureux|tranquille*|soulagé*) (sans moi|si je (n |ne )?(étais|existais|suis|mourais|meurs|disparais*)|si j étais)
    (personne|nul) ~ (manquer*|remarquer*|pleurer*|manque*|souciera*|s en rendr*|apercevr*|fou*|fiche*) ~ (si|quand) (je|j) (meurs|mourais|disparais*|n étais|étais|suis|pars)
    (si|quand) je (meurs|mourais|disparais*) ~ (personne|tout le monde|mes parents|ils)
    (aucune|plus de|pas de|plus aucune|aucun|à quoi) (raison|sens|sert|intérêt) (de|à|d)? (vivre|continuer|la vie|exister|être en vie)
    (ma vie|la vie) (n a|ne vaut|n a plus|ne sert|a plus) (plus |pas |aucun )?(de )?(sens|rien|la peine|à rien)
    je (suis|ne suis) (qu )?(un|une) (fardeau|poids|erreur|merde|déchet)
    je ne (mérite|devrais) pas (de )?(vivre|exister|être né*|être en vie)
    je me (déteste|hais)`,
  'says farewell': `
    (lettre|mot|message) (d |de )?(adieu|suicide|au revoir)
    (adieu) (à tous|tout le monde|le monde|les amis)
    (quand|après que) je (ne serai plus|serai mort*|serai parti* pour)`,
  'asks for a method': `
    (combien|quels|quel|quelle|quelles) ~ (cachets|médicaments|comprimés|médoc*|doliprane|pilules|poison|somnifères|javel|paracétamol) ~ (mourir|crever|mortel*|me tuer|se tuer|létal*|overdose|meurt)
    (comment|moyen|façon|méthode|manière) ~ (se suicider|me suicider|mourir (sans|vite|rapidement|$)|me tuer|me pendre|se pendre|se tuer|m ouvrir)
    mourir (sans (douleur|souffrir)|vite|dans mon sommeil)`,
  'starves oneself': `
    (mange|mangé) (rien|presque rien|plus rien|plus) (depuis|de la semaine|du tout)
    (je saute|sauté) ~ repas
    (me fais|me faire|me force à|se fait|fais) vomir
    vomi* ~ (après|repas|manger|mangé|chaque|grossir)
    je (ne |n )?(mange|ai|veux) (plus|pas|rien|presque plus|mangé)? (rien |plus |manger |mangé )?(depuis|parce|car|pour|à cause|parc|pcq|que) ~ (gros*|maigr*|poids|jours|moche|corps|mince|régime|kilos|suis trop)
    j ai arrêté de manger
    (je suis|je crois|je pense|je deviens|devenir|j ai|comment être|comment devenir) ~ (anorexi*|boulimi*|trouble* alimentaire*|troubles du comportement alimentaire|tca)
    (laxatifs) ~ (maigrir|mince|poids|perdre)
    perdre (#+ (kilos|kg)|#+kg|#+kilo*|#+lbs) en (une|un|#|deux|trois) (semaine|semaines|jours)
    (déteste mon corps|me trouve gros*|trop gros*) ~ (manger|mange|bouffe|repas)
    (saute|sauter|sauté) (tous|les|mes|des) ~ repas
    (pour|afin de) maigrir ~ (mange|manger|rien|repas)
    repas pour maigrir`,
  near: `
    (mon|ma|mes) (meilleur* )?(ami*|copain|copine|frère|soeur|sœur|cousin*|pote|mère|père|camarade|voisin*|mec|meuf)
    (un|une) (ami*|fille|garçon|pote|copine|camarade|élève) (de|à|que|dans)?
    quelqu un`,
  'ends their life': `
    (veut|voulait|va|pense|essay*|menace|parle) ~ (se tuer|se suicider|mourir|suicide|en finir|se pendre|sauter|de se suicider)
    (s est|se) (suicid*|scarifi*|mutil*|coupé* les)
    se (scarifie|mutile|coupe|fait du mal) 
    ne veut plus vivre
    (parle|parlé|pense|pensé) (de|au|du) (suicide|mourir|se tuer|se suicider|mort)`,
  elder: `
    (mon|ma|mes|le|un|une|son|sa) (propre )?(${FAMILY}|${STAFF}|homme|monsieur|adulte|type)
    (papa|maman)
    (à la maison|chez moi)`,
  'hurts me': `
    (me|m|nous) (frappe|frappent|frappait|tape|tapent|tapait|bat|battent|battait|gifle|cogne|cognent|brûle|brûlé|fouette|secoue|étrangle|maltraite|maltraitent|menace|enferme|enfermé|insulte|jette|punit avec|donne des coups|fait (du )?mal|font (du )?mal|prive de|a frappé*|a tapé*|a battu*|a giflé*|a étranglé*|a fait mal|a fait du mal|a jeté|a poussé|tabasse|met des coups|claque|tire les cheveux|attache)
    (frappe|tape|bat|cogne|tabasse) (ma|mon|mes|maman) (mère|frère|soeur|sœur|petit*|soeurs|frères)?
    (coups de|à coups de) (ceinture|bâton|câble|pied|poing)`,
  'touches me': `
    (me|m|nous) (touche|touchait|a touché*|tripote|pelote|caresse|a caressé*|embrasse|a embrassé*|déshabille|a déshabillé*|force à|oblige à|a forcé*|a obligé*|regarde (sous|dans) la) ~ (seul*|nuit|corps|cuisse*|seins|partout|bizarre*|aime pas|n aime|parties|intime*|endroits|douche|sans|toucher|nu|nue|coucher|choses|quand|là|secret|veux pas|lit|vestiaire*|chambre)
    (oncle|tonton|beau père|cousin|grand père|prof|entraîneur|coach|frère|voisin|homme|monsieur|prêtre|père) ~ (me touche|m a touché*|me tripote|m embrasse|m a embrassé*|me viole|m a violé*|me caresse|me pelote)
    (vient|entre|rentre) dans (ma chambre|mon lit) la nuit
    (oncle|tonton|beau père|cousin|grand père|prof|entraîneur|coach|frère|voisin|homme|monsieur|prêtre|père|papa|papy) ~ (touche|touchait|tripote|caresse)
    (rentre|vient|entre|se glisse) ~ (ma chambre|mon lit) ~ (nuit|soir)
    (forcé*|obligé*) à (coucher|faire l amour|le toucher|faire des choses|me déshabiller)`,
  'was abused': `
    (j ai été|je suis|je me suis fait|je me fais|j étais) (sexuellement )?(violé*|violer|abusé*|agressé*|battu*|maltraité*|harcelé* sexuel*|tabass*|toucher|tripot*|frapp*)
    (a|ont) abusé de (moi|nous)
    m (a|ont) (violé*|agressé* sexuel*|séquestr*)
    (on|ils) me (bat|battent|frappe|frappent|maltraite*) (à la maison|chez moi)`,
  'is afraid at home': `
    (peur|terrifié*|angoisse) (de|d|à) (l idée de )?(rentrer|retourner|aller|être) (à la maison|chez moi|chez mes|à mon domicile)
    (peur|terrifié*) (de|d) (mon|ma|mes) (père|papa|mère|maman|beau père|oncle|frère|parents|mari|copain)
    (pas|plus) en sécurité (à la maison|chez moi|avec)
    (fuguer|m enfuir|fuguer de|partir de chez moi) ~ (maison|chez|parents|père|parce|car|frappe|$)?`,
  'is bullied': `
    (ils|elles|on|des gens|les autres|les garçons|les filles|tout le monde|ma classe) ~ (me tape*|me taper|me frapp*|m attend*|m insult*|se moqu*|m humili*|me harcèl*|me crach*|m enferm*|me film*|me pouss*|me vol*|me rackett*)
    (me taper|me frapper|me cracher dessus|m insulter) ~
    (je suis|on me) harcel*
    (me|m|nous) (harcèle|harcèlent|fais harceler|fait harceler|font harceler|insulte|insultent|fais insulter|humili*|bouscule*|pousse|poussent|crache*|fais bizuter|fais racketter|rackette*|frappent|tapent|menacent|rejettent|fais rejeter|fais taper|fais frapper|fais embêter|embêtent|emmerdent|ignorent) ~ (école|collège|lycée|classe|récré|cour|insta|snap|réseaux|groupe|élèves|tous|toujours|jours|internet|tout le temps|exprès|poussent|whatsapp|chaque|depuis)
    je me fais (harceler|insulter|taper|frapper|racketter|embêter|humilier|moquer|bousculer|persécuter)
    (se moque|se moquent|rigole|rigolent|se fichent|se foutent|rient) (toujours |tous |beaucoup )?de (moi|ma|mon)
    (on|ils|elles|les autres|tout le monde|des filles|des garçons) (se )?(m insulte*|me traite*|m humilie*|me harcèle*|me pousse*|me tape*|me frappe*|m ignore*|me rejette*|me crache*|me déteste*|me menace*)
    (me traite|me traitent|m appelle|m appellent) (de )?(gros*|moche|nul*|pute|pédé|intello|sale|tout|noms)
    (victime|subis|je vis) (de |du |d )?(un )?(harcèlement|cyberharcèlement|racket)
    (lance|lancent|font courir|répandent) des rumeurs sur moi
    (toute la classe|tout le monde|la classe|les élèves|les autres|ils|elles|on) ~ (me déteste|m insulte|me harcèle|m humilie|me rejette|me tape|se moque* de moi|m ignore|me pousse)
    (groupe|compte|page) ~ (se moquer|moquer) de moi
    (me|m) (insulte|insultent|déteste*) (et|tous|en|sur|à)`,
  stranger: `
    (un|une|le|ce|cet|mon|des) (homme|monsieur|mec|type|inconnu*|adulte|garçon|personne|ami|gars|vieux|prof|coach|entraîneur|dame|mec plus âgé)
    (quelqu un|il|on)
    (internet|insta|instagram|snap|snapchat|discord|roblox|jeu|tiktok|whatsapp|réseaux|facebook)`,
  'wants of me': `
    (demande|demandé|veut|voulait|exige|réclame|propose|dit|insiste|voudrait|offre) ~ (photo|photos|vidéo*|nude*|nu|nue|déshabill*|sous vêtements|mon adresse|mon numéro|où j habite|ma caméra|cam|argent contre)
    (veut|voulait|propose|demande|voudrait|insiste) ~ (rencontrer|me voir|qu on se voie|se voir|voir en|vienne chez|venir chez|venir me chercher|rendez vous) ~ (secret|seul*|cachette|chez lui|parents|rien dire|en vrai|parc|hôtel|irl|$)
    (secret|ne (le )?(dis|dire|dise|raconte) (rien )?à|rien dire|notre secret|en cachette|dire à personne|n en parle)
    m attend (devant|à la sortie|en bas)
    (me suit|me suivait) ~ (école|maison|rue|partout|collège)
    (envoie|envoyer|envoyé|m envoie) ~ (photos|photo|messages|vidéos) ~ (nu*|lui|lit|nuit|secret|$)`,
  'threatens with pictures': `
    (menace*|va|veut|chantage|fait chanter) ~ (publier|diffuser|envoyer|montrer|poster|partager|balancer) ~ (photos|nudes|nude|vidéo*|images|photo|dossiers)
    (menace*|chantage) ~ (photos|nudes|vidéos)
    j ai envoyé (un|une|des|mes) (nude*|photo* (nue|intime*|dénud*))
    (me fait chanter|me font chanter)`,
  emergency: `
    (j ai|je viens de) (pris|avalé|avaler|prendre) ~ (trop|plein|toute|tous|boîte|beaucoup|##+) ~ (médicaments|cachets|comprimés|pilules|boîte|somnifères|doliprane)
    (je n arrive|j arrive|je ne peux|je peux) (plus|pas) (à )?respirer
    (ne respire plus|est inconscient*|s est évanoui*|ne se réveille (pas|plus)|saigne beaucoup|s étouffe)`,
  'how to get': `
    (comment|commen) (je (peux|fais)|on (peut|fait)|faire|puis je|peut on|se)? (pour )?(faire|fabriquer|fabrique|construire|acheter|trouver|obtenir|préparer|cuisiner|créer|mélanger|me procurer|se procurer|avoir|fumer|prendre|sniffer|me droguer|se défoncer|cultiver|imprimer|fais)
    (où|ou) (est ce que )?(je|on|puis je|peut on|trouver|acheter) (peux|peut|pourrais)? (acheter|trouver|me procurer|avoir|choper|acheter)?
    (recette|instructions|tuto|tutoriel|étapes|guide|plan) (pour|de|d|du)
    (je veux|je voudrais|explique moi|dis moi|apprends moi|aide moi à|montre moi) (comment )?(on )?(faire|fabriquer|construire|acheter|essayer|créer|fait|fabrique)`,
  'weapon or drug': `
    (bombe|bombes|explosif*|grenade*|molotov|poudre à canon|dynamite|pétard*)
    (pistolet|arme|armes|fusil|flingue|silencieux|revolver|couteau papillon|taser)
    (drogue|drogues|cannabis|shit|beuh|weed|herbe|cocaïne|coke|héroïne|meth|ecstasy|lsd|joint|joints|champignons hallu*|alcool|cigarettes|vape|puff|mdma|protoxyde)
    (poison|gaz toxique|gaz moutarde|napalm|chloroforme|cyanure)`,
  'harms others': `
    (comment|je veux|je vais|j ai envie de|j ai envie d|aide moi à|moyen de|façon de|envie de|j aimerais|on peut|je peux) ~ (tuer|empoisonner|assassiner|poignarder|blesser|frapper|tabasser|kidnapper|droguer|brûler|me venger de|faire du mal à|agresser|éliminer) (mon|ma|mes|un|une|le|la|quelqu un|des|les|ce|cette|à)
    (tuer|empoisonner|blesser) (quelqu un|une personne|mon *|ma *|des gens) (sans|et)
    (brûler|faire exploser|mettre le feu à|tirer dans|faire sauter) (mon|ma|l|une|le|la) (école|collège|lycée|maison|classe)
    (apporter|amener|ramener) (un|une) (couteau|arme|pistolet) (à l école|au collège|au lycée|en classe)`,
  'asks to make': `
    (écris|écrire|écrit|ecris|montre|montrer|envoie|dessine|génère|fais|donne|raconte|invente|décris|je veux|imagine|trouve|cherche|peux tu|où|crée)`,
  lewd: `
    (porno*|pornographi*|érotique*|nudes|hentai|xxx)
    (photo*|vidéo*|image*|dessin*) ~ (nu|nue|nus|nues|dénudé*|porno*|sexuel*|sexe|à poil|sexy)
    (fille*|femme*|garçon*|homme*|enfant*|élève*) (nu|nue|nus|nues|dénudé*|à poil|sexy)
    (histoire|scène|récit|conversation|chat|jeu) (de )?(sexe|sexuel*|coquine|chaude|hot|porno|cochonne)
    (faire l amour|coucher ensemble|baiser) ~ (détail*|décri*|scène|histoire)
    (histoire|histoires|blague) ~ (cul|sexe|cochonne*|hot|x)`,
  'takes drugs': `
    (je me drogue|je suis drogué*|je suis accro|je suis alcoolique|je suis bourré*|je suis défoncé*|je suis high)
    je (fume|prends|sniffe|bois|consomme) ~ (beuh|joints|shit|cannabis|drogue|cocaïne|coke|ecsta*|md|cachets|alcool|vodka|colle|proto*)
    (arrive pas à|arrive plus à|peux pas|peux plus) (arrêter de|m arrêter de) (fumer|boire|vapoter|prendre)
    (mère|père|maman|papa|frère|sœur|beau père) ~ (se drogue|est alcoolique|boit tout|toujours bourré*|se pique)
    (me forcent|me force|veulent que|me poussent|me met la pression) ~ (fume*|boi*|drogue*|prenne|prendre|vende)`,
  threatens: `
    (je vais|je veux|j ai envie de|envie de|je pourrais) (le|la|les|lui|tous les)? (tuer|buter|planter|poignarder|brûler|frapper|défoncer|empoisonner) ~
    (il|elle|ils|mec|gars|ex|quelqu un) ~ (dit|menace*|veut|veulent|a dit) ~ (me|nous) (tuer|planter|frapper|violer|buter|brûler)
    (couteau|flingue|arme|lame) ~ (école|lycée|collège|sac|cours|demain)
    menac* ~ (mort|couteau|tuer|arme)
    (tirer|tuer tout le monde|faire sauter) ~ (lycée|collège|école)`,
  joke: `
    (mdr|ptdr|lol|haha*|hihi*|je rigole|je plaisante|c est une blague|xd|😂|🤣)
    (mort|morte|meurs|mourir|crève*|crever) de (rire|faim|soif|chaud|froid|trouille|fatigue|honte|curiosité|sommeil|ennui|peur)
    (devoir|devoirs|exercice*|maths|contrôle|exam|examen|dissertation|prof) (me|va me|vont me) (tue*|tuer|tuent)`,
  mishap: `
    (exprès pas|sans faire exprès|accident|en cuisinant|cuisine|rasant|cheveux|ongles|frange|papier|football|foot|en jouant|sport)`,
  play: `
    (aux échecs|au foot|jeu vidéo|course|match|fifa|minecraft|au tennis|aux cartes|me tape (une|dans|sur les nerfs|l incruste))`,
  study: `
    (exposé|dissertation|rédaction|poème|roman|chapitre|personnage|scène de|pièce|roméo|juliette|hamlet|camus|zola|définition|définir|signifie|traduis|traduire|statistique*|histoire de (la|l|france)|guerre|bataille|siècle|atomique|nucléaire|hiroshima|présentation|débat|loi|lois|prévention|calcule*|équation|vitesse|biologie|chimie|sociologie|qu est ce que|qu est ce qu|c est quoi (le|la|l)|résumé|explique la mort|étranger|commentaire|pour un (exposé|devoir)|recherche sur|durkheim)`,
  'harmless thing': `
    (minecraft|jeu|scratch|python|roblox|linux|processus|bactérie*|virus|temps|plante*|insecte*|cafard*|moustique*|bain|calorimétrique|colle|eau|art|peinture|sculpture|reproduction|sexuée|lego|papier|carton|mauvaises herbes)`,
};
