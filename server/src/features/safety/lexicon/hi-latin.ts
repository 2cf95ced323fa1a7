import type { Phrases } from './slot.ts';

const FAMILY =
  '(papa|pitaji|pita|daddy|dad|maa|mummy|mammi|mom|chacha|chachu|mama|tau|fufa|uncle|aunty|dada|nana|bhai|bhaiya|behen|jija|sauteli|sautele|pati|bf|gharwale|ghar wale|cousin)';
const STAFF = '(teacher|sir|master|coach|padosi|tutor|pandit|maulvi|driver|aadmi|admi)';
const AM = '(hu|hun|hoon|hai|h|hain)';
const I = '(main|mai|me|mein|mujhe|mujhko|muje|mera|meri|mere|mann|man)';

/** Hindi in Latin letters, as it is typed. */
export const HINDI_IN_LATIN: Phrases = {
  'ends own life': `
    (phansi|faansi|chhat se|chat se|train|zeher|zehar|nadi me) ~ (laga l*|kood*|kud*|latak*|kha l*|aage aa*|neeche aa*|niche aa*|pee l*)
    (marna|mar jana|mar jaana|marne|suicide|khudkushi|khudkhushi|aatmahatya|jaan dena|jaan de|jan dena|jan de|faansi|fansi|apni jaan) ~ (chaht*|hai|h|mann|man|soch*|karna|karne|kar|lu|lun|dunga|dungi|ka|ki|lag*)
    ${I} ~ (mar jau|mar jaau|mar jaun|mar jana|mar jaana|marna|jeena nahi|nahi jeena|jina nahi|nahi jina|nhi jeena|nhi jina|ni jina|suicide|khudkushi|mar jaunga|mar jaungi)
    (jeena|jina|jeene|jine|zinda rehna|zinda) (ka man |ki ichha |ka mann )?(nahi|nhi|nai|ni) (chaht*|hai|h|karta|rehna|ab)?
    (jeene|jine|zindagi|jindagi|life) se (thak|tang|pareshan)
    (zindagi|jindagi|life) (khatam|khtm|end) (karna|kar|karne|krna)
    (khud ko|apne aap ko) (maar*|mar|khatam|khtm) (dun*|du|lu|lun|dalu|dena|karna|loon)?
    kash ~ (mar jat*|paida hi|paida na|main mar)
    (mar jaane|mar jane|marne|mar jana) (ka|ki) (man|mann|dil) (karta|kar|hai|h)?`,
  wishes: '',
  death: '',
  'hurts oneself': `
    (apne|apni|apna) (haath|hath|kalai|nas|arm|wrist|body|pair) (ko )?(kaat*|kat*|jala*|cut)
    (khud ko|apne aap ko) (chot|nuksan|nuksaan|kaat*|kat*|jala*|hurt|cut|takleef)`,
  'is worth nothing': `
    (mere marne|mere jane|mere jaane|mere bina|main mar|mai mar) ~ (fark nahi|farak nahi|fark nhi|kisi ko|khush|koi nahi|kisiko)
    (main|mai|mein)  ~ (bojh|bekar|bekaar) ${AM}
    (jeene|jine|zindagi|jindagi|life) ka (koi )?(matlab|fayda|faayda|maksad|reason|point) (nahi|nhi|kya)
    (meri )?(zindagi|jindagi|life) (bekar|bekaar|barbad) (hai|h|ho gayi)
    khud se nafrat`,
  'says farewell': `
    (aakhri|akhri|last) (khat|chitthi|message|msg) (hai|likh*|mera)
    alvida (dosto|duniya|sabko)`,
  'asks for a method': `
    (kitni|kaun si|konsi|kaunsi) ~ (goli|goliyan|tablet*|dawai|zeher|zahar|pills) ~ (mar|maut|marne|marte|mar jaun*|death)
    (suicide|khudkushi|aatmahatya) (kaise|karne ka tarika)
    (bina dard|aasani se|asani se) (ke )?(marne|marna|mar)`,
  'starves oneself': `
    (khana|khane|khaana|khaane|khake) ~ (ulti|vomit|ultiyan)
    (patli|patla|slim|weight|wajan|vajan|moti|mota) ~ (khana nahi|khana chhod*|khana chod*|kuch nahi kha*|bhukhi|bhooki|nahi khati|nahi khata|nhi khati|khana nhi|nahi khaya)
    (khana|khaya|khati|khata) ~ (chhod diya|chod diya|nahi|nhi|band) ~ (moti|mota|patli|weight|wajan|din|dino)
    (mujhe|main) ~ (anorexia|bulimia|eating disorder)`,
  near: `
    (mera|meri|mere|hamari) (best |sabse acchi |sabse acha )?(dost|saheli|behen|bhai|friend|gf|bf|maa|papa|cousin|classmate)
    ek (ladki|ladka|dost|friend)`,
  'ends their life': `
    (suicide|khudkushi|aatmahatya|marna|mar jana|mar jaana|jaan dena) ~ (chaht*|karne|karna|koshish|rahi|raha|bol*|keh*)
    (apne|apna|apni) (haath|hath|kalai|nas|wrist) (kaat*|kat*|cut*)`,
  elder: `
    (mere|meri|mera|hamare) (sautele |sauteli )?(${FAMILY}|${STAFF})
    ${FAMILY}
    (ghar par|ghar pe|ghar me|ghar mein|ghar wale)`,
  'hurts me': `
    (mujhe|hume) ~ (band|dande|belt|chappal|jala*|bhukha) ~ (mart*|maart*|karke|rakht*|peet*)
    (mujhe|muje|mujhko|hame|humein|mummy ko|maa ko|mom ko|behen ko|bhai ko|mera) ~ (marte|maarte|marta|maarta|marti|maarti|mara|maara|peette|pitte|peetta|pitta|peeta|pita|jalate|thappad|pitai|dhamki|dhamkate|band kar*|bhukha|gala|belt se|maar*)
    (belt|dande|danda|lathi|chappal|wire) se (mar*|maar*|peet*|pit*)
    (maar|pitai) (khata|khati|padti|hoti)`,
  'touches me': `
    (mujhe|muje|mujhko|mere) ~ (galat tarike|galat jagah|galat tarah|private|chhati|body|gande tarike|gandi tarah) ~ (chhu*|chu*|touch|hath|haath)
    (mujhe|muje|mujhko)  ~ (chhute|chhuta|chhua|chute|chuta|touch karte|touch karta|touch kiya|kiss kiya|kiss karte)
    (galat|bad) touch
    kapde utar*`,
  'was abused': `
    (mere saath|mere sath|mera) ~ (rape|balatkar|shoshan|galat kaam|ched*|chhed*|zabardasti|jabardasti|abuse)`,
  'is afraid at home': `
    ghar (jane|jaane|wapas jane|lautne|me rehne|mein rehne) (se|me|mein) (mujhe )?(dar|bahut dar|bohot dar|darr)
    (papa|pita|maa|mummy|chacha|bhai|uncle|sautele) se (bahut |bohot )?(dar|darr)
    ghar se (bhag*|bhaag*)
    ghar (me|mein|par|pe) safe (nahi|nhi)`,
  'is bullied': `
    (mujhe|meko|mera|meri) ~ (chidhat*|chidat*|mazak|mazaak|mota bol*|moti bol*|kaali bol*|kala bol*|bully|tang karte|pareshan karte)
    (mujhe|muje|mujhko|mera|meri|mere) ~ (chidhate|chidate|chidhata|tang karte|pareshan karte|majak udate|mazak udate|mazaak udate|majak banate|mazak banate|bully|dhamkate|satate|dhakka|gali|gaali|galiyan|hanste|haste)
    (mujh par|mujhpe|mere upar|mujhpar) (sab |sabhi )?(hanste|haste)
    (mazak|majak|mazaak) (uda*|bana*)`,
  stranger: `
    (ek|koi|kisi|wo|woh|us) (anjan |anjaan |ajnabi |budha |unknown )?(aadmi|admi|ladka|banda|uncle|ajnabi|insaan|aurat|person|man)
    (online|internet|instagram|insta|game|whatsapp|facebook|snapchat|discord)`,
  'wants of me': `
    (nangi|nude|bina kapdo|gandi) (photo|pic|pics|photos|video|tasveer)
    (photo|pic|pics|address|number|nudes) ~ (maang*|mang*|bhej*|puch*|pooch*)
    (akele|chupke|chhupke) (me |mein )?(mil*|bula*)
    (kisi ko|mummy papa ko|ghar pe|kisiko) (mat|na|nahi) (bata*|keh*|bol*)`,
  'threatens with pictures': `
    (photo|photos|pics|video|nudes) ~ (viral|leak|daal*|dal*|faila*|post) ~ (dhamki|kar*|dunga|dega|degi)
    blackmail`,
  emergency: `
    (maine|mene) ~ (goliyan|goli|tablets|neend ki goli*|zeher|zahar) ~ (kha li|pi liya|kha liya|khaa li)
    (saans|sans) (nahi|nhi) (aa|le) (rahi|raha|pa)
    behosh (ho gaya|ho gayi|hai)`,
  'how to get': `
    (kaise|kese|kaisay) ~ (bana*|mil*|kharid*|khareed*|taiyar|banega|len*|peet*)
    (bana*|kharid*|khareed*) ~ (kaise|kese|kahan|kaha|tarika|sikha*)
    (kahan|kaha|kidhar) (se |pe )?(mil*|kharid*|khareed*)
    (banane|kharidne) (ka|ki) (tarika|vidhi|recipe)`,
  'weapon or drug': `
    (bomb|bum|visfotak|barood|grenade)
    (bandook|banduk|gun|pistol|katta|hathiyar)
    (ganja|gaanja|drugs|charas|afeem|nasha|weed|maal|cocaine|heroin|sharab|daru|daaru|cigarette|vape)
    (zeher|zahar|jahar|poison)`,
  'harms others': `
    (teacher|sir|kisi|dost|bhai|padosi|usko|use|ladke|papa|mummy|behen) (ko )?~ (maar dal*|mar dal*|jaan se maar*|jaan se mar*|zeher de*|zahar de*|chaku mar*|kaise maaru|kaise maru|marna hai|maarna hai|maar du*)
    school (ko |me |mein )?(aag laga*|uda*|jala*|bomb se)`,
  'asks to make': `
    (likho|likh|likhna|dikhao|dikha|bhejo|bhej|banao|bana|sunao|suna|do|chahiye|batao|de)`,
  lewd: `
    (sex|ashleel|porn|kamuk|sexy|gandi|xxx) (kahani|video|story|photo|pic|pics|chat|stories)
    (nangi|nanga|nude) (photo|pic|pics|ladki|ladkiyon|ladkiyan|video|tasveer)
    (porn|xxx)`,
  'takes drugs': `
    (main|mai|mujhe|meko) ~ (nasha|drugs|ganja|charas|sharab|daaru|cigarette|vape|weed|goliyan) ~ (karta|karti|peeta|peeti|leta|leti|lat|aadat|chhod|chod|addict*)
    (nashe|sharab|drugs|ganje|daaru) ki (lat|aadat)
    (papa|mummy|bhai|maa) ~ (nasha karte|nashedi|sharabi|drugs lete)
    (zabardasti|jabardasti|force|pressure) ~ (sharab|cigarette|drugs|nasha|daaru|weed|pilat*|pilaya)`,
  threatens: `
    (main|mai|mann karta|man karta|dil karta) ~ (use|usko|usse|unko|sabko|teacher ko|bhai ko|papa ko) ~ (maar dal*|maar du*|jaan se|chaku|chaaku|jala*|goli|maar dung*|khatam)
    (jaan se maarne|maar dalne|chaku maarne|tezaab|acid) ~ (dhamki|bola|kaha|dega|phek*|fek*)
    (school|class) ~ (chaku|chaaku|gun|bandook|katta|pistol) ~ (la*|le*|hai|rakha)`,
  joke: `
    (bhook|bhukh|hasi|hans hans|has has|garmi|bore|sharam|neend) (se|ke mare|ke maare|kar|ke) (mar|ke mar|mara)
    (homework|maths|math|exam|padhai|physics) ne (maar*|mar*)
    (mazak|majak|mazaak) (kar raha|kar rahi|tha|hai|kiya)
    (lol|haha*|hehe*|😂|🤣)`,
  mishap: `(galti se|khelte|khana banate|baal|nakhun)`,
  play: `(khel me|khel mein|shatranj|chess|cricket|game me|game mein|ludo)`,
  study: `
    (essay|nibandh|kavita|upanyas|chapter|character|natak|romeo|juliet|paribhasha|definition|matlab kya|meaning|translate|statistics|yudh|war|itihas|history|parmanu|nuclear|project|presentation|kanoon|law|janan|prajanan|kya hai|kya hota|kyu ki|kyun ki|kitne log|biology|chemistry|kaam karta|padhate|padhata|padhati|padhai karte)`,
  'harmless thing': `(game|minecraft|bacteria|virus|machhar|macchar|kide|paudhe|kagaz|khilona|time|scratch|python)`,
};
