import type { Phrases } from './slot.ts';

const BODY =
  '(arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin|hand|hands|stomach|face|neck|body|back|head|hair|cheek|ear)';
const KIN =
  '(dad|daddy|dady|father|mom|mum|mommy|mummy|mother|parent|parents|papa|mama|stepdad|stepmom|stepmum|stepfather|stepmother|stepbrother|uncle|aunt|auntie|grandpa|granddad|grandfather|grandma|grandmother|brother|sister|cousin|guardian|boyfriend|girlfriend|bf|gf|husband|wife|babysitter|nanny|family|relative|siblings|in-laws)';
const STAFF =
  '(teacher|coach|tutor|priest|pastor|imam|principal|boss|counsellor|counselor|trainer|instructor|driver|doctor|landlord|neighbour|neighbor)';
const HIT =
  '(hit|hits|hitz|hitted|hitting|beat|beats|beated|beating|beaten|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|hurt|hurts|hurting|choke|chokes|choked|choking|strangle*|burn|burns|burned|burnt|burning|whip|whips|whipped|whipping|spank*|cane|canes|caned|smack*|abuse*|abusing|molest*|rape|raped|rapes|raping|grope*|groping|assault*|attack*|torture*|torturing|starve|starves|shove|shoves|shoved|drag|drags|dragged|belts|stab|stabs|stabbed|bite|bites|bit)';
const ENDING =
  '(kill|killing|killed|end|ending|hang|hanging|hanged|shoot|shooting|drown|drowning|stab|stabbing|poison|poisoning|unalive|off|suffocate|suffocating|strangle|strangling|choke|choking|electrocute)';
const HARMING =
  '(hurt|hurting|harm|harming|cut|cutting|burn|burning|scratch|scratching|punch|punching|hit|hitting|bite|biting|starve|starving|bleed|injure|injuring|punish|punishing)';
const THEM = '(himself|hisself|himslef|herself|herslef|themself|themselves)';

/** English. About what others do. */
export const ABOUT_OTHERS = {
  near: `
    (my|our) (best|close|good|little|big|older|younger|baby|old|ex|online|twin)? (friend|friends|bestie|bff|sister|brother|cousin|boyfriend|girlfriend|bf|gf|classmate|roommate|mom|mum|mother|dad|father|ex|crush|son|daughter|student|uncle|aunt|neighbour|neighbor|teammate|partner|buddy|mate|twin|sibling)
    (a|this|one|some|the) (friend|girl|boy|guy|kid|person|classmate|student|someone) (i know|of mine|in my|at my|at school|from my|from school|online|on|who i)
    (someone|somebody) (i know|in my|at my|from my|online|on (discord|instagram|snapchat|tiktok)|close to me|i love)
    (she|he) (told|said|texted|says|wrote|messaged) (me|to me|that)?`,
  'ends their life': `
    ${ENDING} ${THEM}
    (end|ending|take|taking) (his|her|their) (own )?life
    suicid*
    ${HARMING} ${THEM}
    (cuts|hurts|burns|harms) ${THEM}
    self harm*
    (want*|wish*|going|wanting|threaten*) (to|she|he|they)? (die|be dead|were dead|was dead|unalive|jump off *|jump from *|disappear forever)
    (not|does not|do not|no longer) want* to (live|be alive|be here|exist|wake up)
    (cuts|scars|cut marks) (on|all over) (her|his|their) (arm|arms|wrist|wrists|leg|legs|thigh|thighs)
    jump off (a|the) (roof|bridge|building|balcony)
    overdos*
    (want*|going|threaten*) to jump (off|from|in front of)`,
  elder: `
    (my|our|her|his|their) (step|foster|real|own|older|big|little|drunk|abusive|old|new|younger|ex|moms|mums|maths|math|pe|english|science|sports|football|swimming)? (step|foster)? (${KIN}|${STAFF})
    (^|and|because|so|but|when|that|if|tell|is|today|now|since) (dad|daddy|dady|mom|mum|mommy|mummy|papa|mama|grandpa|grandma|uncle)
    (at|from) home
    (stepdad|stepmom|stepfather|stepmother|stepbrother|foster dad|foster mom)
    (the|a|an|this|some) (older )?(teacher|coach|priest|man|adult|grown up|grownup|neighbour|neighbor)`,
  'hurts me': `
    ${HIT} (up )?(on )?(me|us|you|my (sister|brother|mom|mum|mother|little (brother|sister)|siblings|brothers|sisters|baby *|dad|${BODY}))
    ${HIT} (him|her|them) ~ (and|scared|afraid|police|friend|help|what should)
    (hits|hit|beats|beat) (my )?(mom|mum|mother|mama|dad|sister|brother)
    (throw|throws|threw|throwing) (a|an|the|things|stuff|plates|my|hot|glass|bottles|objects) ~ at (me|us)
    (lock|locks|locked|locking|shut|shuts|tie|ties|tied|tying|chain*|hold|holds|held) (me|us) (up|in|inside|out|to|down|under|by|alone|outside)
    (do not|does not|never|will not|did not|refuse* to|stopped|forget* to) (feed|feeding|give) (me|us) (food|any|enough|dinner|to eat|anything|when|if|because|for|lunch|properly|$)
    (leave|leaves|left|leaving) (me|us|me and *) ~ alone (for|at night|without|all|days|with no)
    (no|without|any) food
    (bruise|bruises|black eye|marks|belt marks|welts|burns|cuts) (from|on|by|because|all over|where) ~ (my|me|mom|mum|dad|parents|belt|him|her)
    (with|using|takes|took|gets|grabs) (a|his|her|the) (belt|whip|cane|hanger|extension cord|wooden spoon) !(around|of the)
    (threaten*) (me|us|to (kill|hurt|beat|hit|throw|send|lock) (me|us))
    (going|want*|will|would|said|says|wants|hell|shell|try|tries|tried) (to )?(beat|hurt|hit|kill|strangle|choke|stab|punish) (me|us) (again|if i tell|if i say|badly|with|one day|when|tonight|because)
    (get|got|gets|getting|am|being|was|were) ~ (hit|beaten|slapped|punched|kicked|hurt|whipped|smacked|abused|spanked|locked up|strangled) (by|at home|with|for|every|if|when|because|again)
    (marry|marries|married|marrying) me (off|to)
    (force*|forcing|made|make|making) me (to )?(marry|get married|work|beg|sleep outside|stay in)
    (took|take|takes|hid|hide) (away )?my passport
    (scream*|yell*|shout*) at me (all|every|and hit*|and throw*|for hours|that i am worthless)
    (pull|pulls|pulled|pulling|drags|dragged) (me by )?(my|the) hair
    (calls|called|call|says|said|tells) ~ (worthless|never born|a mistake|useless|garbage|trash|stupid and hit*|wishes i)
    (kick|kicks|kicked|threw|throws|throw) me out (of the house|of home|at night)?
    (push|pushes|pushed|pushing|shove|shoved|shoves|shake|shakes|shook|throws|threw|slam|slams|slammed|grab|grabs|grabbed|drag*) (me|us) (down|off|into|against|out|by|onto|across|around|to the|so|when|and|hard) !(try|get|do|study|better)
    (throw|throws|threw|throwing) ~ at (me|us|my (head|face))
    (pull|pulls|pulled|point|points|pointed) (a|his|her|the) (gun|knife) (on|at) (me|us)
    (shot|shoots|shooting|swings|swung|came|comes) (at|for) (me|us|the wall)
    (make|makes|made|making|force|forces|forced) (me|us) (to)? (stand|sleep|kneel|stay|sit|live) ~ (outside|cold|garage|floor|hours|night|corner|balcony|dark|basement)
    (lock|locks|locked) (me|us|the (fridge|kitchen|food|door)) (in|so|and|at|for|up|inside|outside)
    (the|deserve the|his|her|another|about the|of the) (beating|beatings)
    (break|breaks|broke|broken|twist*|dislocat*) my (arm|leg|nose|finger|fingers|wrist|rib|ribs|tooth|jaw)
    (not|hasnt|has not|never|did not) (bought|buy|buys|cooked|cook|made|make) ~ (food|dinner|anything to eat)
    (gets|get|got|becomes|is|turns) (very|so|really)? violent
    (send|sends|sending) (me|us) (away|abroad) (if|to (get married|marry)|because|when)
    (until|till) (i|she|he|we) (bleed|bleeds|bled|pass* out|can not)
    (marks|bruises|bruise|burns|welts|scars|black eye|broken (arm|nose|rib)) (on|from|all over|because|by)
    (so hard) ~ (ear|bleed*|mark|bruise|cry|sit|walk|fell|ringing)
    pull* (my|our) (ears|hair|ear)`,
  'touches me': `
    (touch|touches|touched|touching|rub|rubs|rubbed|rubbing|grab|grabs|grabbed|grabbing|feel|feels|grope*|groping|fondle*|stroke|strokes|kiss|kisses|kissed|kissing|lick*|hug|hugs) (me|my|you|us) ~ (private|privates|private parts|private part|down there|chest|breast|breasts|boobs|thigh|thighs|butt|bum|bottom|inappropriate*|weird*|wrong|shouldnt|should not|where|under|at night|when (we|i|you|nobody|no one)|alone|not like|not want|do not|hate|uncomfortable|sexual*|secret*|changing room|locker room|shower|bed|underwear|shirt|body|legs|lap|tell)
    (uncle|stepdad|stepfather|stepbrother|grandpa|grandfather|dad|father|coach|teacher|tutor|priest|pastor|babysitter|cousin|brother|boss|doctor|neighbour|neighbor|man|guy|adult|somebody|someone|boy|driver|trainer) ~ (keeps |keep |always |has |tried to |tries to |wants to )?(touch*|grop*|grab*|kiss*|fondl*|molest*|rubs|rubbing|undress*) (me|us)
    (make|makes|made|making|force|forces|forced|forcing|want|wants|asked|asks|tell|tells|told|begs) me (to )?(touch|undress|strip|kiss|sleep with|take (my|off|all)|have sex|lie with|sit on his|do (things|stuff|something|sexual|bad|it)|watch (porn|him|videos of)|get naked|be naked|shower with|get in bed)
    (take|took|taking|takes|pull|pulled|pulls|remove|removed) (off )?my (clothes|pants|underwear|shirt|trousers|bra) off
    (take|took|taking|takes|pull|pulled|pulls|remove|removed) (off my|my) (clothes|pants|underwear|shirt|trousers|bra)
    (watch|watches|watched|watching|stares|look|looks|looking|film|films|filmed|filming|spy|spies|spying|walks in|comes in) (at |on )?(me )?(in the shower|in the bath|shower|undress*|change|changing|naked|sleep|when i (shower|change|undress|sleep|am in the))
    (come|comes|came|coming|sneak*|gets|got|climb*) (in|into|in to) my (room|bed) (at night|when|while|and|every night|after|drunk|naked|again)
    (have|had|having) sex with (me|him|my (dad|uncle|brother|cousin|stepdad|teacher|coach))
    (does|did|do|doing|done) (bad|weird|dirty|sexual|gross|nasty|strange|these|some|things|stuff|something)? (bad|weird|dirty|sexual)? (stuff|things|something|it) to me
    (touch|touches|touched|touching) (me|you|us) (where|in|inappropriately|sexually|down|there|without|wrong|badly|a lot and|and (i|told|said|it))
    (bad|unsafe|secret|wrong) touch*
    (expose*|exposing|flash*|showed|shows|show) (himself|his (penis|dick|private*|thing)) to me
    (sexually|inappropriately) (touch*|assault*|abus*|harass*)
    (hand|hands|finger|fingers) (under|up|on|in|inside|down|into) my (shirt|skirt|leg|legs|thigh|thighs|pants|trousers|underwear|chest|dress|bra|body)
    (uncle|stepdad|stepfather|stepbrother|grandpa|grandfather|dad|father|coach|teacher|tutor|priest|cousin|brother|boyfriend|man|guy|he|babysitter) ~ (climb*|get*|crawl*|sneak*|comes|came|lies|lay) (in|into|in to) my (bed|room at night|room when)
    was touched (by|in|on)
    (touched|touches|touching|rubbed) (me|my leg|my legs|my body|my thigh) (on|and|at|in|while|during|when|every)
    (our|special|secret|its a|a little) (special|secret|little)? game ~ (tell|secret|touch|night|bed|quiet)
    (he|she|uncle|cousin|coach|brother|man) ~ (our|a) (special|secret|little) (special|little|secret)? (game|secret)
    does things to me
    (sit|sits|sitting) on his lap
    (show|shows|showed|showing|watch|watched|send|sends|sent) me (dirty|porn|naked|sexual|adult|bad|nasty) (video*|picture*|photo*|movie*|film*|stuff|things)
    (forced|made|pressured|forces) me ~ (do it|have sex|sleep with|go further) ~ (no|not want|did not)
    (said no|did not want) ~ (forced|kept going|did it anyway|did not stop)
    (came|comes|walks|walked) in (while|when) i (was|am) (showering|in the shower|changing|undressing|naked|bathing)
    massage* ~ (tell|secret|alone|coach|nobody|team)`,
  'was abused': `
    i (am|was|got|get|have been|keep|am being|was being|were|being|keep getting) (sexually |physically |badly |almost |nearly )?(abused|raped|molested|groped|assaulted|harassed|groomed|trafficked|beaten (up|at home)|blackmailed|drugged|kidnapped|sold|locked up)
    (he|she|they|someone|somebody|people|who|man|guy|boy|uncle|cousin|father|brother|teacher|coach|friend) ~ (raped|rapes|molest*|abus*|assaulted|groped|trafficked|drugged|kidnapped) (me|us)
    (being|getting|gets|is) (sexually |physically )?(abused|molested|raped|beaten|hit|hurt|groomed) (by (my|her|his|their|a|the|him|someone)|at home)
    (friend|sister|brother|classmate|cousin|neighbour|girl|boy|someone|kid) ~ (gets|is|being|getting|is being) (abused|beaten|hit|hurt|raped|molested|starved) (by|at|every|a lot)
    (friends|her|his|their) (dad|father|mom|mum|mother|stepdad|uncle|parents|brother|boyfriend) (hits|beats|abuses|hurts|rapes|touches|molests|slaps|punches|starves|is hitting|is beating) (her|him|them)
    (sexual|physical|domestic|child) abuse (at home|by my|from my|in my (family|house|home))
    (neighbour|neighbor|neighbors|neighbours|man|woman|couple) ~ (hurts|hits|beats|abuses|hurting|hitting|beating) (his|her|their|the) (kid|kids|child|children|son|daughter|wife|baby)
    (forced to|being forced to|make me|making me|have to) (marry|get married)
    forced marriage
    i ~ (get|got|am|was) (whipped|beaten|caned|belted|slapped|locked up) (when|if|because|for|by|at|every)
    (cigarette|iron|belt) (burns|burn|marks) ~ (from|on) (my|her|his)
    (get|gets|got) married ~ (not want|against|forced|old|summer and i)`,
  'is afraid at home': `
    (^|am|so|too|really|always|very|i|me|im|is|and) (scared|afraid|frightened|terrified|fear|fearing|dread|dreading) (of|to) (go*|come|coming|be|being|return*|get*) (back )?(to my |to |at )?(home|my house|the house)
    (scared|afraid|frightened|terrified) (of|to|around|when) (my|being alone with my|be alone with|when my|be with my) (own)? (step|foster)? (dad|daddy|father|mom|mum|mother|parents|stepdad|stepfather|stepmom|stepbrother|uncle|brother|cousin|husband|boyfriend|bf|grandpa|stepmother|family|babysitter|coach)
    (do not|not|never|no longer|can not) feel safe (at home|in my|with my|around my|at school|here|anywhere|there)
    (unsafe|in danger) (at home|at my|in my|with my|around)
    (not|is not|isnt) safe (for me )?(at home|at my house|in my house|here at home)
    (run|running|ran) away (from home|from my|because (my|of my|he|she|they)|tonight|tomorrow)
    (can not|can i not|do not want to|never want to|how can i not) go (back )?home ~ (because|dad|mom|he|she|hit|beat|hurt|scared|anymore)
    (home|house) (is|feels) (like )?(hell|not safe|unsafe|dangerous|scary)
    social services ~ (call|should|my|dad|mom|home)
    how (do|can|should) i (report|get help|get away|escape) ~ (dad|mom|father|mother|parents|stepdad|abuse*|abusive|home|hits|hurts)
    how (do|can|should) i tell ~ (abuse*|abusive|hits|hurts|beats|touch*)
    home is not (a)? (safe|safe place)
    flinch ~ (dad|mom|mum|father|mother|he|she|they|comes|near)
    (hide|hiding|hid) (in|under|behind) ~ (when|because|from) (my|dad|mom|mum|he|they|she) ~ (fight*|drunk|angry|hit*|come*|yell*|home)
    (go|going|send me) back to (my)? (dads|moms|mums|fathers|mothers|foster|stepdads|uncles|his) ~ (hurts|hits|beats|scared|touch*|abus*|hurt|hit)
    (get away|escape|run away|save me|get out) (from)? (my)? (family|home|dad|father|parents|stepdad|house)`,
} satisfies Partial<Phrases>;
