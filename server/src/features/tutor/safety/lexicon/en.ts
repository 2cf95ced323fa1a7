import type { Phrases } from './slot.ts';

const BODY = '(arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin|hand|hands|stomach|face|neck|body|back|head|hair|cheek|ear)';
const KIN =
  '(dad|daddy|dady|father|mom|mum|mommy|mummy|mother|parent|parents|papa|mama|stepdad|stepmom|stepmum|stepfather|stepmother|stepbrother|uncle|aunt|auntie|grandpa|granddad|grandfather|grandma|grandmother|brother|sister|cousin|guardian|boyfriend|girlfriend|bf|gf|husband|wife|babysitter|nanny|family|relative|siblings|in-laws)';
const STAFF = '(teacher|coach|tutor|priest|pastor|imam|principal|boss|counsellor|counselor|trainer|instructor|driver|doctor|landlord|neighbour|neighbor)';
const HIT =
  '(hit|hits|hitz|hitted|hitting|beat|beats|beated|beating|beaten|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|hurt|hurts|hurting|choke|chokes|choked|choking|strangle*|burn|burns|burned|burnt|burning|whip|whips|whipped|whipping|spank*|cane|canes|caned|smack*|abuse*|abusing|molest*|rape|raped|rapes|raping|grope*|groping|assault*|attack*|torture*|torturing|starve|starves|shove|shoves|shoved|drag|drags|dragged|belts|stab|stabs|stabbed|bite|bites|bit)';
const ENDING =
  '(kill|killing|killed|end|ending|hang|hanging|shoot|shooting|drown|drowning|stab|stabbing|poison|poisoning|unalive|off|suffocate)';
const HARMING =
  '(hurt|hurting|harm|harming|cut|cutting|burn|burning|scratch|scratching|punch|punching|hit|hitting|bite|biting|starve|starving|bleed|injure|injuring|punish|punishing)';
const DIE =
  '(die|dying|dead|be dead|death|disappear|disappear forever|vanish|stop existing|not exist|cease to exist|sleep forever|never wake up|not wake up|stop living|suicide|bleed out)';
const THEM = '(himself|hisself|himslef|herself|herslef|themself|themselves)';
const MONTHS_OFF = '(anymore|any longer|any more)';

/** English, as `wording.ts` writes it out: "I'm" is "i am", "don't" is "do not". */
export const ENGLISH: Phrases = {
  'ends own life': `
    ${ENDING} myself
    (end|ending|ended|take|taking|finish) my (own )?life
    (want*|going|ready|plan*|about|decided|trying|tried|tempted) ~ (end|ending) (it all|everything|this life|things|it tonight|it today|it this *|it now)
    i am (ending|ended|going to end) (it|it all|everything|things)
    commit* suicide
    suicidal
    suicide (thoughts|ideation|plan|attempt)
    (thinking|thought|think|thoughts|considering|contemplating|googling|planning|plan|attempt*|tried|about) (of|about)? suicide
    i (do not|no longer|never|did not) ~ (want|wish|care|deserve|plan|need) to (live|be alive|exist|be here ${MONTHS_OFF}|be on this *|go on living|wake up|keep living|stay alive|grow up)
    (not want*|do not want) to (be alive|wake up|exist|live ${MONTHS_OFF}|be here ${MONTHS_OFF}|wake up tomorrow|wake up again)
    i (can not|could not) (go on|live|keep going) (like this|living|anymore|any longer|with this pain|in this world)
    better off dead
    (rather|better|prefer*|easier) (be|to be|off|if i was|if i were)? dead
    tired of (living|being alive|existing|life)
    (done|finished|sick) (with|of) (life|living|being alive|my life|this life|existing)
    hate (being alive|existing|living)
    see myself (living|alive|being alive|making it) (past|until|to|next|at|in)
    not (make|making) it (past|to) (my|the) * birthday
    (will|going to|gonna|might|could|almost|nearly|want to|thinking about|thinking of|about to) (jump|jumped|jumping|step|stepping|throw myself|throwing myself|walk|walking|lie|lying) (off|from|in front of|under|into|out of) (a|the|my|this|our)? (bridge|roof|building|balcony|window|cliff|train|trains|traffic|bus|car|truck|school roof|tracks)
    (step|stepping|jump|jumping|walk|walking|run|running) in front of (a|the) (train|car|bus|truck|lorry|traffic)
    (bridge|roof|edge|ledge|balcony|tracks) ~ (almost|nearly) jumped
    (stood|standing|stand) on (the|a) (bridge|roof|edge|ledge|balcony|tracks|railing) ~ (jump|jumped|jumping|end it|let go)
    (tried|trying|want|going|planning|attempted|thinking) (to|about|of) (overdose|od|overdosing)
    kms
    no longer want to live
    let me die
    i (should|need to|must|have to) (just )?(die|be dead)
    i (should|shall) not be alive`,
  wishes: `
    i ~ (want|wanted|wish|wished|hope|hoping|would like|would love|long|pray|praying|prefer|need|keep thinking|think|thinking|thought|dream|dreaming|fantasise|fantasize|fantasizing|feel like|am ready|crave|plan|planning)
    (want|wish|hope|ready|longing|thinking|rather|praying|wanting|easier|better|want it) (to|of|about|that|i|for)
    thoughts (of|about)
    tired of
    way to (go|fall)
    just let me`,
  death: `
    (to|of|about|like|am|was|were|be|been|feel|could|would|just|i|rather|and|than|or|of me) ${DIE} !(of|for|laugh*|from (laugh*|boredom|embarrass*)|in (the|a|this) (game|level|round)|to know|each|with|rate*|row|star|valley|sea|battery|cells|roll*|show*|forests)
    (was|were|had) never (been )?born
    never been born
    (sleep|asleep) (forever|and never|and not)
    never (wake|waking) up
    not (wake|waking) up (tomorrow|again|anymore|in the morning|ever)
    disappear (forever|for good|from (this|the) (world|earth|planet))
    be gone (forever|for good)
    (car|bus|truck|train|lightning|someone|plane|meteor) ~ (hit|hits|kill|kills|run over|crash into|runs over|shoot) me
    (everything|it|it all|this pain|the pain|my life) to (end|stop|be over) forever
    in my sleep
    stop (existing|living|breathing|being alive)`,
  'hurts oneself': `
    ${HARMING} myself
    self harm*
    (cut|cuts|cutting|slit|slitting|slice|slicing|burn|burning|burned|carve|carving|scratch|scratching|bite) (my|into my|at my) (own )?${BODY}
    (been|am|was|started|start|keep|stopped|stop|back to|again|addicted to|relapsed|relapse) (on|with|to)? cutting (again|lately|last night|every*|at night|since|because|when|today|$)
    cutting again
    my (self harm )?(scars|cuts) ~ (show*|see|hide|visible|arm|arms|wrist|wrists|notice*|ask*|from|cover*|long sleeves)
    (hide|hiding|cover|covering|see|saw|noticed) (my|the) (scars|cuts)
    (razor|blade|razors|blades|lighter) ~ (skin|wrist|wrists|arm|arms|myself|feel|drawer|hidden|bleed)
    (want|need|like|love|deserve) (to|the|this)? (bleed|pain|hurt myself|be punished)
    (until|till) (i|my|it|they) ~ (bleed|bleeds|bled|bruise*)
    (pain|cutting|hurting|bleeding|blood) ~ (helps|calms|feels good|makes me feel|only thing|release*)
    feel something ~ (cut|burn|hurt)`,
  'is worth nothing': `
    (better|happier|easier|better off|better place|fine|relieved) (off)? (without me|if i (was|were|am) (dead|gone|not (here|around|born|alive))|when i am (dead|gone)|if i (died|disappear*|did not exist|had never))
    (nobody|no one|noone|no-one|anyone|anybody|none) ~ (care*|miss me|notice|cry|be sad|remember|know) ~ (if|when) i (die|died|am dead|am gone|was|were|disappear*|left|vanish*|jumped|killed|go)
    (if|when) i (die|died|am dead|was dead|were dead|am gone|was gone|disappear*|killed myself) ~ (anyone|anybody|nobody|no one|everyone|my parents|my family|mom|dad|they|care|miss|sad|notice|cry)
    (no|any|a single|one|not any|see the|see a|see any|is the|what is the|there a|left no) (reason|point|purpose|sense) (left )?(to|in|of|for|for me to) (live|living|life|keep going|go on|going on|being alive|be alive|stay alive|staying|exist|existing|continue living|wake up|keep living|being here|anything anymore)
    nothing (left )?to live for
    (my life|life|living|everything) (is|feels|seems) (just |so |completely |all )?(pointless|worthless|meaningless|hopeless|not worth (it|living)|over for me|unbearable|a mess and i)
    (i am|i feel like|i feel|am just|being) (just )?(a |such a |only a |nothing but a )?(burden|mistake|waste of space|waste of air|waste of life|disappointment to everyone|worthless|better off dead|nothing and nobody)
    (should|wish i|would) (never|not) have been born
    (do not|never|not) deserve to (live|be alive|exist|breathe|be here)
    (everyone|everybody|whole world) hates me ~ (want|wish|die|disappear|cry|alone)
    hate myself
    i want out
    (can not|do not) (see|imagine) (a|any|my|the) (future|way out|tomorrow)`,
  'says farewell': `
    (my|a|this is my|wrote a|writing a|write a|leave a|leaving a|wrote my) (own )?(suicide|goodbye|farewell|last) (note|letter|message|letters|notes|words)
    (this is|its|it is) (my )?(goodbye|last (message|day|night|time you|post))
    goodbye (everyone|everybody|world|forever|all|cruel world|my friends)
    (letter|letters|note|notes) ~ (when|after|once|for when) i am (gone|dead)
    (giving|gave|given|give) (away )?(my|all my|all of my) (stuff|things|clothes|games|everything|pets|belongings) (away )?~ (not need|no longer need|where i am going|because i|goodbye|soon|gone)
    i (will|am|would) not (going to )?(be )?(here|around|alive|need it|be there) ~ (tomorrow|anymore|any more|much longer|next (week|year|month)|graduation|christmas|summer|my birthday|monday|long)
    (after|when|once) i am (gone|dead)
    (rope|noose|pills|gun|knife|razor|blade|belt|plan|bottle) (is|are|all|already|now)? (ready|next to me|in my hand|in front of me|waiting)
    (got|have|bought|hid|saved|collected|saving) (the|a|my|some|enough|up) (rope|noose|pills to|enough pills)
    (tell|take care of) (my|them) ~ (when i am gone|i loved|i am sorry) ~ (gone|bye|goodbye)`,
  'asks for a method': `
    (painless*|easiest|easy|best|quick*|fastest|fast|least painful|peaceful*|good|effective|simple|surest|way|ways|method|methods) (ways|way|method|methods|and * way)? (to|of|for) (die|dying|kill* (myself|yourself)|suicide|commit* suicide|end* (my|your) life|self harm|hang* (myself|yourself)|cut* (myself|yourself))
    (does|do|would|will|is|how much does|did) (it|dying|hanging|drowning) (hurt|painful|be painful)? (to|if you|when you|if i)? (die|hang|hanging|drown|slit|cut|bleed|jump|overdose|kill|shoot) (from|in front|off|yourself|myself|your|to death|out|my|$)
    (slit*|cut*) (your|my) (own )?(wrist|wrists|veins|throat)
    (tie|make|tying|making) a noose
    how (many|much) ~ (pills|tablets|sleeping|paracetamol|tylenol|ibuprofen|aspirin|xanax|medicine|medication|bleach|blood|advil|melatonin|antidepressants|insulin) ~ (die|dying|death|kill|overdose|od|fatal|lethal|dead|never wake|not wake)
    (which|what|whats|what is the|are there) ~ (pills|pill|poison|drug|drugs|medicine|medication|tablets|sleeping pills) ~ (deadly|deadliest|lethal|fatal|kill you|kill me|die|dead|dying|painless*)
    (what|would|will|can|could) ~ (happen|die|kill) ~ (if|from|by) (i|you) (took|take|taking|swallow*|swallowed|drank|drink|drinking|ate|eat|overdose*) (a lot of|all|a whole|too many|my|all my|the whole|a bottle|bleach|all of)
    (swallow*|take|took|drink|drank|taking) (all|a whole bottle|the whole bottle|all of) (my|of|the|her|his) ~ (pills|tablets|medicine|medication|meds|bleach)
    can (you|i|someone) die (from|by|of|if) (drinking|taking|swallowing|eating|jumping|holding|cutting|overdos*|hanging|i|you) ~ (bleach|pills|poison|medicine|want|roof|myself|sleeping)
    (how (tall|high|deep|far|fast|long)) ~ (die|dead|kill yourself|kill me|kill you|death|fatal) (if|when|by|from) (you|i|jump*|hang*|drown*|fall*)
    (die|kill*) (painless*|without pain|fast without|in my sleep|peacefully|without (anyone|my parents|it hurting))
    (sleep|asleep) (and|then|to) (never|not) wake up
    how to (commit suicide|die|end it|hang|od|overdose|bleed out|self harm|disappear forever)$
    how (do|can|should|could|would) i (commit suicide|die|end it|end it all|end my life|kill myself|hang|od|overdose|bleed out|self harm|disappear forever)`,
  'starves oneself': `
    (make|making|made|makes|force|forcing|forced|get|getting) (mysel*|hersel*|himsel*|themsel*) (to )?(throw up|vomit|puke|sick|be sick|purge)
    (throw|throwing|throws|threw|vomit|vomits|vomiting|puke|pukes|puking|purge|purges|purging) (up|it|it up|everything|my food|her food)? (after|every time|every night|whenever|when|in the|before) (i|she|he|every|each|dinner|lunch|breakfast|eating|meals|a meal|school|it|my)
    (stop|stopped|can not stop|keep|kept) (puking|vomiting|throwing up|purging|starving|bingeing|binging)
    finger* down (my|her|his|the) throat
    (starve|starving|starved) (mysel*|hersel*|himsel*)
    i ~ (do not|did not|have not|am not|never|barely|hardly|stopped|stop|quit|not) (eaten|eat|eating|ate) (anything|for|in|since|anymore|at all|because|all|so|until|properly|normally|now|dinner|lunch|breakfast) ~ (days|day|fat|weight|thin|skinny|body|ugly|week|weeks|anymore|monday|proud|week|mirror|model|belly|calories|hate)
    i ~ (stopped|quit|stop|refuse) (eating|to eat)
    (days|week) without (eating|food)
    (friend|sister|brother|she|he|cousin|daughter|roommate|bestie) ~ (does not|will not|is not|never|stopped|refuses to|barely|hardly) (eat|eating|eats) (anymore|anything|at all|and|because|lunch|food|properly|or)
    (skip|skipping|skipped) (all|every|my|most|meals|dinner|lunch|breakfast) ~ (fat|thin|skinny|weight|body|lose|hate|thinner|calories|ugly)
    (hate|disgusted by|ashamed of) (my body|my belly|my thighs|my stomach|how fat|my weight|how i look) ~ (eat|eating|food|meal|meals|starv*|weight|calories|stopped)
    (laxative*|diet pills|diuretics) ~ (skinny|thin|weight|lose|body|every day|after)
    (take|taking|took|use|using|buy) (laxative*|diet pills)
    (pro ana|pro mia|proana|thinspo|meanspo|ana tips|ana buddy|thigh gap ~ (get|how|want))
    (how (do|can|to|should) ~ (be|become|get|being|stay|develop)|i am|i have|i think i (am|have)|i might (be|have)|am i|do i have|want to be|becoming|my friend (has|is)|i am becoming|my sister (has|is)) ~ (anorexi*|bulimi*|anorexic|an eating disorder|binge eating)
    (lose|losing) (#+ (kg|kilos|kilo|pounds|lbs|lb)|#+kg|#+kilo*|#+lbs) (in|by|within|before) (a|one|two|three|#|this|next|few)? (week|weeks|days|day|friday|weekend|monday)
    (only|just) (let myself |allow myself to |ever )?(eat|eating|ate|have|drink) (an apple|one|once|water|#+|a|ice|gum|cucumber*|lettuce|salad)? ~ (a day|calories|per day|every day|each day|all day|water)
    (binge|binged|bingeing|binging) ~ (vomit|throw up|purge|puke|starve|guilty|fast|hate)
    (hide|hiding|hid|throw away|throwing away|spit out|give away|flush) (my|the|all my) (food|lunch|meals|dinner) ~ (nobody|not eating|no one|mom|mum|parents|so|they|thin|weight)
    (do not|never|not) deserve (food|to eat|dinner|eating)
    (fat|ugly|disgusting|huge) ~ (deserve|stopped|stop|no more) ~ (food|eat|eating|eat)
    guilty ~ (time|after|when|whenever|for) (i)? (eat|eating|ate)
    (afraid|scared|terrified) (of|to) (eat|eating|food|gain weight|gaining weight|calories)`,
  near: `
    (my|our) (best|close|good|little|big|older|younger|baby|old|ex|online|twin)? (friend|friends|bestie|bff|sister|brother|cousin|boyfriend|girlfriend|bf|gf|classmate|roommate|mom|mum|mother|dad|father|ex|crush|son|daughter|student|uncle|aunt|neighbour|neighbor|teammate|partner|buddy|mate|twin|sibling)
    (a|this|one|some|the) (friend|girl|boy|guy|kid|person|classmate|student|someone) (i know|of mine|in my|at my|at school|from my|from school|online|on|who i)
    (someone|somebody) (i know|in my|at my|from my|online|on (discord|instagram|snapchat|tiktok)|close to me|i love)`,
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
    overdos*`,
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
    (with|using|takes|took|gets) (a|his|her|the) (belt|stick|cable|wire|wooden spoon|whip|cane|ruler|slipper|broom|hanger|bat|knife|iron)
    (threaten*) (me|us|to (kill|hurt|beat|hit|throw|send|lock) (me|us))
    (going|want*|will|would|said|says|wants|hell|shell|try|tries|tried) (to )?(beat|hurt|hit|kill|strangle|choke|stab|punish) (me|us) (again|if i tell|if i say|badly|with|one day|when|tonight|because)
    (get|got|gets|getting|am|being|was|were) ~ (hit|beaten|slapped|punched|kicked|hurt|whipped|smacked|abused|spanked|locked up|strangled) (by|at home|with|for|every|if|when|because|again)
    (marry|marries|married|marrying) me (off|to)
    (force*|forcing|made|make|making) me (to )?(marry|get married|work|beg|sleep outside|stay in)
    (took|take|takes|hid|hide) (away )?my passport
    (scream*|yell*|shout*) at me (all|every|and hit*|and throw*|for hours|that i am worthless)
    (pull|pulls|pulled|pulling|drags|dragged) (me by )?(my|the) hair
    (calls|called|call|says|said|tells) ~ (worthless|never born|a mistake|useless|garbage|trash|stupid and hit*|wishes i)
    (kick|kicks|kicked|threw|throws|throw) me out (of the house|of home|at night)?`,
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
    (sexually|inappropriately) (touch*|assault*|abus*|harass*)`,
  'was abused': `
    i (am|was|got|get|have been|keep|am being|was being|were|being|keep getting) (sexually |physically |badly |almost |nearly )?(abused|raped|molested|groped|assaulted|harassed|groomed|trafficked|beaten (up|at home)|blackmailed|drugged|kidnapped|sold|locked up)
    (he|she|they|someone|somebody|people|who|man|guy|boy|uncle|cousin|father|brother|teacher|coach|friend) ~ (raped|rapes|molest*|abus*|assaulted|groped|trafficked|drugged|kidnapped) (me|us)
    (being|getting|gets|is) (sexually |physically )?(abused|molested|raped|beaten|hit|hurt|groomed) (by (my|her|his|their|a|the|him|someone)|at home)
    (friend|sister|brother|classmate|cousin|neighbour|girl|boy|someone|kid) ~ (gets|is|being|getting|is being) (abused|beaten|hit|hurt|raped|molested|starved) (by|at|every|a lot)
    (friends|her|his|their) (dad|father|mom|mum|mother|stepdad|uncle|parents|brother|boyfriend) (hits|beats|abuses|hurts|rapes|touches|molests|slaps|punches|starves|is hitting|is beating) (her|him|them)
    (sexual|physical|domestic|child) abuse (at home|by my|from my|in my (family|house|home))`,
  'is afraid at home': `
    (scared|afraid|frightened|terrified|fear|fearing|dread|dreading) (of|to) (go*|come|coming|be|being|return*|get*) (back )?(to my |to |at )?(home|my house|the house)
    (scared|afraid|frightened|terrified) (of|to|around|when) (my|being alone with my|be alone with|when my|be with my) (own)? (step|foster)? (dad|daddy|father|mom|mum|mother|parents|stepdad|stepfather|stepmom|stepbrother|uncle|brother|cousin|husband|boyfriend|bf|grandpa|stepmother|family|babysitter|coach)
    (do not|not|never|no longer|can not) feel safe (at home|in my|with my|around my|at school|here|anywhere|there)
    (unsafe|in danger) (at home|at my|in my|with my|around)
    (not|is not|isnt) safe (for me )?(at home|at my house|in my house|here at home)
    (run|running|ran) away (from home|from my|because (my|of my|he|she|they)|tonight|tomorrow)
    (can not|can i not|do not want to|never want to|how can i not) go (back )?home ~ (because|dad|mom|he|she|hit|beat|hurt|scared|anymore)
    (home|house) (is|feels) (like )?(hell|not safe|unsafe|dangerous|scary)
    social services ~ (call|should|my|dad|mom|home)
    how (do|can|should) i (tell|report|get help|get away|escape) ~ (dad|mom|father|mother|parents|stepdad|abuse*|abusive|home|hits|hurts)`,
  'is bullied': `
    bullying (me|my|us)
    (bully|bullies|bullied|bullys|bullyed|cyberbull*) (me|us|my (brother|sister|little *|friend))
    cyberbull* (me|us)
    i ~ (am|was|get|got|getting|have been|being|keep|keep getting|become) (constantly |always |often |being |getting |cyber )?(bullied|bullyed|picked on|teased|mocked|harassed|cyberbullied|laughed at|made fun of|called names|humiliated|left out on purpose|beaten up|jumped|pushed around|threatened|tormented|excluded|ganged up on|spat on|ostracised|ostracized|insulted)
    (brother|sister|friend|son|cousin|classmate|girl|boy|kid) ~ (is|gets|being|was|getting|is being|is getting) (being |getting )?(bullied|picked on|beaten up|harassed|teased|cyberbullied|mocked) (at|by|in|every|for|online|because|$)
    (make|makes|made|making|poke|pokes|poking) fun of (me|my (accent|weight|body|skin|clothes|family|religion|hair|disability|stutter|looks|voice|name))
    (mock|mocks|mocked|mocking|tease|teases|teased|teasing|humiliate*|humiliating|harass*|torment*|taunt*|insult*|pick on|picks on|picking on|picked on|laugh at|laughs at|laughing at|laughed at|spit at|spits at|spitting at|spit on|spits on|spitting on|spat on|gang up on|ganging up on|trip|trips|tripping|shove|shoves|shoving|shoved|push|pushes|pushing|pushed|jumped|beat up|beats up|hit|hits|hitting|kick|kicks|kicking|punch|punches|punching|follow|threaten|threatens|threatening|threatened|throw things at|throw stuff at|blackmail*|ignore|ignores|exclude|excludes) me (in|at|after|on|every|and|around|into|against|during|because|for|when|all|online|constantly|daily|a lot|whenever|on purpose|about|out|$)
    (boy|boys|girl|girls|kid|kids|guy|guys|group|classmates|they|he|she|people|students|bully|seniors|someone|class|everyone|everybody) ~ (keep|keeps|kept|always|constantly|never stop*|will not stop|are always) (tripping|mocking|teasing|pushing|shoving|hitting|kicking|calling|laughing|threatening|harassing|following|insulting|bothering|spitting|hurting|punching|stealing|picking|making fun|bullying)
    (call|calls|called|calling) me (names|fat|ugly|stupid|dumb|gay|worthless|a loser|loser|a freak|freak|weird*|a slut|slut|a whore|whore|a pig|pig|trash|useless|retard*|disgusting|a nerd|a monkey|a terrorist|smelly|the * word|slurs|bad names|mean names|a *)
    (call|calls|called|calling) me ~ and (push*|hit*|kick*|shov*|laugh*|spit*|throw*|trip*|beat*|mock*)
    (everyone|everybody|they|people|kids|class|girls|boys|classmates|all) ~ (laughs|laugh|laughed|laughing) (at me|when i)
    (everyone|everybody|whole class|whole school|all my classmates|nobody|no one|they all) ~ (hates|against|ignores|avoids|talks to|sits with|wants to (sit|play|be|talk) with|bullies|laughs at|excludes|turned against|makes fun of) me
    (spread|spreads|spreading|started|start|made up|making up|telling) (rumors|rumours|lies|gossip|a rumor|a rumour|fake stories|screenshots|pictures|photos|my photos) (about|of) me
    (posted|post|posting|shared|sharing|uploaded|made|filmed|took)  ~ (video|videos|photo|photos|picture|pictures|account|page|memes|meme|profile|comments|stories|things) (of|about|with|to mock|making fun of) (me|my)
    (steal|steals|stealing|stole|take|takes|took|taking) my (lunch|lunch money|money|bag|phone|things|stuff|homework|shoes|backpack|glasses) (money )?(every|and|at school|all the time|again|from me|after|in|each|away)
    (throw|throws|threw|throwing|dump*|hide|hides) my (bag|stuff|things|books|lunch|backpack|shoes|phone) (in|into|out|away|on|around)
    (tell|tells|told|telling|say|says|said|saying|texted|wrote|message) ~ (kill yourself|kill myself|kys|i should die|go die|to die|should kill myself)
    (do not|not|never|scared to|afraid to|hate to|hate|too scared to|want) ~ (go|going) to school ~ (because|bully|bullies|they|hit|laugh|mock|pick|mean|kids|boys|girls|anymore because)
    (eat|eating|hide|hiding|sit|sitting) (my )?(lunch )?(alone )?in the (toilet|bathroom|toilets|restroom|library) ~ (they|nobody|no one|because|so|bully|bullies|kids|cant|avoid)
    stop (people|them|him|her|kids|others|the kids|my classmates|everyone|the boys|the girls) (from )?(bullying|mocking|teasing|picking on|making fun|laughing at|hitting|calling)
    (beat|beats|beating) me up
    (hit|kick|beat|push|punch|trip|shove|jump) me (after|at|in|before|during|every|on the way) (school|class|recess|the hall|the hallway|the bus|break|lunch|pe|day|home|to school)`,
  stranger: `
    (a|an|some|this|the|that|another|one|random|old|older) (old |older |random |weird |strange |creepy |grown |unknown |rich |nice )?(man|men|guy|dude|adult|stranger|grown up|grownup|person|woman|lady|boy|user|player|account|someone|friend|somebody|photographer|agent|sugar daddy)
    (someone|somebody|he|she|they|people)
    (online|internet|instagram|insta|snapchat|snap|discord|roblox|tiktok|omegle|telegram|whatsapp|fortnite|minecraft|game|dm|dms|chat|facebook|kik|twitch|reddit|video call)
    (my|our) (online |internet |discord |new |older |gaming |math |maths |private )?(friend|teacher|coach|tutor|priest|pastor|boss|uncle|neighbour|neighbor|boyfriend|stepdad|trainer|driver|instructor|bf)
    they`,
  'wants of me': `
    (ask*|want*|tell*|told|say*|said|beg*|demand*|offer*|need*|send*|request*|pressur*|pay*|keep*|trick*|convinc*|sent|for) ~ (nude*|naked|underwear|bra|bikini|lingerie|swimsuit|topless|shirt off|clothes off|my feet|my body|private (photo*|pic*|picture*)|without (my )?(clothes|shirt)|undress|undressed|strip|sexy|what i (wear|am wearing|sleep)|dirty (pic*|photo*|things)|dick pic*|touch myself|take off)
    (ask*|want*|need*|demand*|know*|knows|gave|give|given|told|asking|found|find out|sent) ~ (my|our) (home )?(address|phone number|number|password|school name|full name|real name|location|bank|credit card)
    (ask*|wants to know|asking) ~ (where i live|what school|which school|home alone|if i am alone|how old i am|my parents are|if my parents|my first period|my period|virgin)
    (knows|know|found out) where i (live|go to school)
    (want*|ask*|tell*|told|invit*|plan*|offer*|insist*|going|keeps|trying|begs|said|should|lets) (me |us |i )?(to )?~ (meet|meet up|come over|come to|pick me up|visit me|pick me|see me alone|go to his|come to his|meet me|hang out alone|run away with|ride|rides)
    (meet|meeting|met) (him|her|them|someone|me|up)? (from the internet|alone|in secret|secretly|in person|without (telling|my)|at (his|a hotel|the mall alone|his house|his place))
    (meet) (someone|somebody|a stranger|a guy|a man) (from|i met|off) (the internet|online|discord|instagram|snapchat|roblox|tinder|a game)
    (secret|between us|our secret|not tell|never tell|do not tell|dont tell|without telling|nobody can know|no one can know|must not know|delete the|delete our|hide it from|would not understand)
    (calls|called|says|said|texts|tells|thinks) ~ (sexy|hot|mature for my age|beautiful body|loves me|in love with me|special girl|special boy|turned on)
    (is|he is|she is|guy is|man is|friend is) (1[89]|[2-9]#) ~ (and )?i am (only |just )?1[0-7]
    i am (only |just )?1[0-7] ~ (is|he is|she is|was) (1[89]|[2-9]#)
    (buys|bought|gives|gave|offers|offered|offering|sends|sent|paid|pays) me (gifts|presents|money|robux|vbucks|v-bucks|a phone|things|rides|a ride|alcohol|drugs|cigarettes|candy)
    (turn|turning|put) (my|on my|the) (camera|cam|webcam) on
    (turn on|switch on) my (camera|cam|webcam)
    (follow*|wait*|watch*) (me|outside|for me|my) ~ (home|school|house|car|every day)
    (will not|wont|does not|keeps) (leave me alone|stop messaging|messaging me|texting me at night|sending me dick pics|stop texting|stop calling)`,
  'threatens with pictures': `
    (leak*|post*|shar*|publish*|spread*|upload*|expos*|show*|send*|sell*|sent) (my|the|our|those|all my|a|some|his|around my)? (nude*|nudes|private (photo*|pic*|picture*|video*)|intimate (photo*|pic*|picture*|video*)|naked (photo*|pic*|picture*|video*)|sex tape) ~ (to|online|everyone|if|unless|my|of|without|around|on|i|and|or|$)
    (leak*|post*|publish*|share*|spread*|expose*|threaten*|blackmail*) ~ (my )(nudes|pics|pictures|photos|photo|videos|video|private pictures|private photos|screenshots)
    (threaten*|blackmail*|going|want*|says|said|will|money|pay) ~ (leak|post|share|publish|expose|spread|show|send) (my|the|it|them|everything|our|those|these) (nude*|pic*|photo*|picture*|video*|private|secret*|chat*|to everyone|to my (parents|school|friends)|online)
    i sent  ~ (nude*|naked (pic*|photo*)|pictures of my body|private (pic*|photo*|picture*))
    (wants|want|asks|demands) money or (he|she|they) (will|hell|shell|ll)
    sextort*
    (blackmail|blackmails|blackmailed|blackmailing) me`,
  emergency: `
    i ~ (took|taken|swallowed|drank|ate) (all|a whole|a bunch|a lot|too many|so many|the whole|##+) ~ (pills|tablets|meds|medicine|sleeping pills|painkillers)
    i (just )?(cut|slit) my (wrist|wrists|veins|throat) ~ (bleed*|blood|stop|help)
    (shoot|shooting|blow|blowing) up (my|the|our|a) (school|class|classroom)
    (bring|bringing|brought|brings|take|taking) (a|my dads|his|the|my) (gun|knife|weapon|bomb) ~ (to|at|in) (school|class)`,
  'how to get': `
    how (do|can|could|would|should|to|does|did you|might|2) (i|you|we|one|someone|somebody|u|to|my friends and i)? ~ (make|build|create|construct|assemble|print|cook|synthesi*|produce|brew|buy|get|order|grow|smuggle|mix|prepare|extract|use|smoke|sniff|snort|inject|take|do|sell|find|steal|hide|become|roll|huff|modify|convert|detonate|light|acquire|purchase|sneak|deal|bring|score|try)
    how (to|do i|do you|can i) (sniff|snort|huff|inject|smoke|3d print|cook|get)
    (recipe|recipes|instructions|instruction|guide|tutorial|blueprint*|steps|step by step|ingredients|manual|formula) (for|to|on|of|how)
    where (is|can|do|does|could|would|to|s|are|should|the|best)? (the best place to |i |you |we |u |one |someone )?(buy|get|find|order|purchase|pick up|score|i get|to buy|buy)
    (tell|teach|show|help|explain|give) (me|us) ~ (how|make|build|making|building|buy|get|pick|cook|to|recipe|instructions)
    (i|we|friends and i|lets) (want|wanna|would like|need|am trying|am going|plan|am planning|wish|try|really want|want us) to (make|build|try|buy|get|blow|create|cook|smoke|use|own|bring|take|do|have|sell|grow|mix|set|throw)
    (best|easiest|cheapest|fastest|safe|safest) (way|place|dose|amount|chemicals|stuff) (to|of|for)
    (what|which) (chemicals|household|ingredients|stuff|things|materials|cleaning|cleaners|drugs|pills|products|can i|do i|should i|would i|could i|household chemicals) ~ (make|mix|explode|explodes|get|need|use|put|buy|build|blow|feel|high|combine|household)
    where do (we|i|you) get them
    (pretend|act|imagine|roleplay|ignore|you are) ~ (how to|make|explain|build|tell)
    (what is|whats|what) (a|the) (safe|good|right|normal|first)? (dose|amount)
    how (many|much) ~ (to|until|before|till|do i need|for) (get|to get|be|i get|feel)? (high|drunk|wasted|stoned|trip)
    how (can|do|to|could|would) (i|you|we|one)? (get|getting|become|be) (high|drunk|stoned|wasted|buzzed)`,
  'weapon or drug': `
    (pipe |nail |petrol |smoke |stink |car |dry ice |homemade |real |small |chemical |atomic |nuclear |dirty |pressure cooker |time |letter )?(bomb|bombs|grenade|grenades|landmine|ied|explosive|explosives|c4|tnt|dynamite|detonator)
    molotov*
    (gun|guns|pistol|pistols|rifle|rifles|firearm|firearms|handgun|shotgun|silencer|ammo|ammunition|bullets|crossbow|taser|tazer|stun gun|brass knuckles|switchblade|flamethrower|flame thrower|ghost gun|machete|ak47|ak-47)
    (nerve gas|nerve agent|sarin|ricin|mustard gas|chlorine gas|tear gas|poison gas|toxic gas|poisonous gas|chemical weapon*|bioweapon*|bio weapon*|napalm|thermite|chloroform|cyanide|gunpowder|black powder|gun powder|nitroglycerin|firework|fireworks|firecracker*|rocket fuel|poison)
    (acid) to (throw|burn|hurt|melt)
    (explode|explodes|explosion|blow up|blow something up|blow things up|blows up|detonate*)
    (crystal meth|meth|methamphetamine|cocaine|coke to sniff|crack|heroin|fentanyl|lsd|mdma|molly|ecstasy|ghb|pcp|ketamine|shrooms|magic mushrooms|dmt|weed|marijuana|cannabis|hash|hashish|edibles|thc|lean|purple drank|xanax|percs|percocet|oxy*|adderall|steroids|opium|speed pills|date rape drug*|roofies|drug|drugs|joints|a joint|bong|vape|vapes|vape juice|cigarettes|nicotine pouches|vodka|alcohol|beer|booze|fake id|illegal drugs|dope|whippets|poppers)
    (get|getting|be|become) (high|stoned|wasted|drunk|buzzed)
    (sniff|sniffing|huff|huffing|snort|snorting) (glue|paint|petrol|gas|gasoline|markers|deodorant|powder|pills|nutmeg|lighter fluid)
    (choking|blackout|pass out|tide pod|benadryl|fire|skull breaker|nutmeg) challenge
    (high) (with|on|from|off) (household|cough|glue|nutmeg|syrup|paint|medicine|stuff|my|something)
    (cough syrup|benadryl|robitussin|dxm) ~ high`,
  'harms others': `
    (how|want|wanna|going|gonna|help me|way|ways|plan|planning|will|would like|what can i|could i|can i|ready|need|wish i could) ~ (kill|hurt|poison|stab|shoot|attack|murder|beat up|drug|strangle|kidnap|burn|blackmail|torture|harm|injure|hit|punish|get rid of|destroy) (my|a|the|this|that|some|all my|all the|our|his|her|those|everyone in my) ~ (teacher|teachers|classmate|classmates|neighbour|neighbor|neighbours|neighbors|brother|sister|dad|mom|mum|father|mother|parents|dog|cat|ex|girl|girls|boy|boys|kid|kids|person|people|friend|friends|bully|bullies|principal|coach|family|school|class|stepdad|boss|enemy|students|man|woman|baby|pet|roommate|teammate|uncle|boyfriend|girlfriend)
    (how|want|going|help me|way|ways|plan|can i|could i|ready) ~ (kill|hurt|poison|stab|murder|strangle|kidnap|drug|shoot|torture|attack) (someone|somebody|him|her|them|people|everyone|a human|everybody|anyone|you all|these people)
    (kill|hurt|poison|murder|attack|stab|beat*) (someone|somebody|him|her|them|people|a person|my *) (without|and not|so|and get away|with no) ~ (caught|notice*|trace|evidence|knows|knowing|detected|suspect*|away)
    (set|light|burn) ~ (school|house|car|classroom|teacher|teachers|neighbour|neighbors) (on fire|down|up)
    burn* down (my|the|our|his|her|a) (school|house|home|class)
    (bring|bringing|take|taking|carry) (a|my|the) (knife|gun|weapon|bat|blade) to (school|class|the party|the fight) ~ (revenge|tomorrow|bully|kill|show|scare|stab|pay|get|him|them|her)
    (bring|bringing|take|taking) (a|my|the) (knife|gun|weapon|bomb) to (school|class)
    shoot up (my|the|our|a) (school|class|classroom|church|mall)
    (school|mass) shooting ~ (plan|do|my school|i am|want to do|how to)
    (put|slip|mix|add) (in|into)? ~ (drink|food|coffee|tea|water bottle|lunch|sandwich) (so|to|that|and) ~ (sick|sleep|die|pass|vomit|ill|faint|unconscious|hurt|asleep|diarrhea)
    (make|get|made) (my|him|her|the|a|someone|them) ~ (sick|unconscious|pass out|faint|bleed) ~ (poison|drink|food|without|so that|put|secretly)
    hack (into )?(my|a|the|someones|somebodys|his|her) (teacher*|school*|classmate*|friend*|ex*|girlfriend*|boyfriend*|principal*|mom*|dad*|sister*|brother*|account|phone|instagram|snapchat|email|grades)
    (revenge|get back at|get even) ~ (knife|gun|hurt|poison|kill|beat|acid|fire|weapon)
    (throw|pour|spray) (acid|bleach|boiling water|petrol|gasoline) (at|on|over|in) (someone|somebody|him|her|my|his|their|a)`,
  'asks to make': `
    (write|writes|draw|generate|show|send|give|make|create|roleplay|role play|tell|find|describe|imagine|be my|act|pretend|continue|talk|let us|lets|do|want|can you|could you|show me|read|play|help me|how do i (find|get|make|see|watch)|where can i|i want|give me|pls|please|story|picture of|pictures of|photo of|photos of|link|links|search)`,
  lewd: `
    (porn*|p0rn|pornhub|xxx|hentai|rule34|rule 34|onlyfans|erotic*|erotica|nsfw|smut|lewd|fap*|blowjob|handjob|gangbang|milf)
    sext*
    nude (picture*|photo*|pic*|image*|video*|girl*|boy*|selfie*|of a|of my)
    nudes
    (naked|undressed|topless|shirtless|sexy|hot|horny|slutty) (#+ year old|girl|girls|boy|boys|woman|women|man|men|teacher|schoolgirl*|student|students|kid|kids|child|children|teen*|picture*|photo*|pic*|image*|video*|anime|body|celebrity|selfie|pose|roleplay|story|chat|people|actress|classmate*|minor*|body|underage)
    (picture*|photo*|pic*|image*|video*|drawing) of  ~ (naked|nude|girls|girl|boys|boy|women|schoolgirl*|teen*|child*|kids|classmate*|teacher) ~ (naked|nude|without clothes|undress*|in underwear|topless|sexy|bikini|no clothes|in the shower|in lingerie)
    (naked|nude|undressed|topless) ~ (girl|girls|boy|boys|woman|women|schoolgirl*|child*|kid|kids|teen*|classmate*|year old)
    (sex|sexual|sexy|dirty|steamy|spicy adult|kinky|naughty|horny|adult|x-rated) (story|stories|scene|scenes|tape|chat|roleplay|roleplay|role play|fanfic*|fantas*|talk|game|games|video*|picture*|act|acts|poem|rp|joke*|position*|movie*|film*|content|link*|toy*)
    (sexgeschichte)
    (talk|speak|be|act|get) (dirty|sexy|naughty|horny|kinky)
    (having|have|has|had) sex ~ (detail|details|scene|story|with (me|a|an|her|his|my|him)|describe|graphic*|explicit*)
    (describe|write|story|scene|imagine|roleplay) ~ (having|have|has|had) sex
    (sex with) (me|you|a|an|my|her|his|him|children|kids|minor*|student*|teacher*|a *)
    (without|no) (clothes|clothing|underwear)
    (deepfake|deep fake|undress|nudify|strip) ~ (of|girl|classmate|teacher|nude|naked|photo|picture|app|her|him)
    (loli*|shota*|jailbait|underage (sex|porn|girl*|boy*))
    (make|making) (love|out) ~ (detail|describe|scene|story|roleplay)`,
  joke: `
    (lol|lmao|rofl|haha*|hehe*|jk|lolol|lmfao|xd|😂|🤣|💀)
    (just kidding|only joking|just joking|so funny|hilarious)
    (die|dying|died|dead|kill me) (of|from|with|in) (laugh*|boredom|embarrass*|cringe|cuteness|hunger|curiosity)
    not (gonna|going to) lie this (game|level|song|movie)
    (homework|exam|exams|test|math|maths|algebra|fractions|essay|assignment|teacher|coach|mom|mum|dad|mother|parents|heat|weather) (is|are|will|is going to|are going to|would|gonna) (going to )?(kill|killing|murder|be the death of) me
    die if i (have to|do not|fail|see one more|get another)
    kill for (a|some)
    (dying|dead) (to know|to see|to try|inside from|serious|tired|right|line|end|on time|battery)
    (rather die than) (do|study|learn|solve|read|write|eat) !(live)`,
  mishap: `
    (accident*|by mistake|shaving|cooking|chopping|papercut|paper cut|playing|football|soccer|skating|tripped|fell|falling|bunsen|lab|in class|oven|iron while|hot pan|slack|a (slice|piece)|some (cake|bread|time)|hair|fringe|bangs|nails|basketball|training|gym|pe class|practice|volleyball|bike|climbing|sport*|stretch*|studying|reading|by accident|sunburn*|cast|splinter)`,
  play: `
    (at|in|on) (chess|checkers|mario *|fifa|fortnite|minecraft|roblox|tennis|basketball|football|soccer|a (game|race|match|quiz|video game)|the (game|race|match|quiz|level|semi*|final|finals|tournament|spelling *|leaderboard|score*)|monopoly|uno|cards|poker|ping pong|pingpong|table tennis|scrabble|mario kart|smash|rocket league|badminton|cricket|swimming|running|arm wrestling|rock paper scissors|math|maths|trivia)
    (hit|hits) me (up|with (another|a|the|one|some|more|your|it|an))
    (hits|hit|beat|beats) (me|us) (to (it|the|school)|by #|by one|by two|in (points|goals)|every game|fair and square)
    (beat|beats|beating) (me|us) (again )?(at|in) !(home|night|school|front|bed|the (house|face|head|night|room|morning|evening))
    (dream|dreamed|dreamt|nightmare) (that|about|where|of)
    (pillow fight|snowball|water fight|boxing training|karate|judo|taekwondo|wrestling|self defen*|dodgeball|sparring|fencing)
    (kick|kicks|kicked|throw|throws|threw) me (off|out of) (the|my|a|our) (computer|team|call|group|server|game|room|zoom|chat|class)`,
  study: `
    (essay|essays|poem|novel|novels|chapter|character|characters|protagonist|scene|shakespeare|romeo|juliet|hamlet|macbeth|theme|themes|metaphor|author|poet|plot|paragraph|thesis|debate|presentation|poster|slides|report on|report about|book report|reading assignment|lesson on|unit on|for (my )?(history|biology|chemistry|physics|sociology|psychology|english|health|ethics|civics|religion|art|literature|science|social studies|geography|economics|philosophy|pe) (class|project|homework|essay|presentation|lesson|exam|test)?$|for a (school )?(project|presentation|debate|research)|textbook|definition|define|synonym|translate|translation|in (spanish|french|german|hindi|latin|english|japanese|chinese|italian)|statistics|statistic|percentage|rate of|rates|bar chart|graph|probability|per 1000*|symptoms|awareness|prevention|law|laws|legal|illegal|policy|history of|in history|world war|ww1|ww2|wwi|wwii|war|battle|century|ancient|medieval|roman|romans|greek|empire|revolution|treaty|holocaust|slavery|hiroshima|nagasaki|manhattan project|columbine|civil war|cold war|velocity|acceleration|momentum|newton*|force|kinetic|mass of|km|meters|metres|joules|calculate|equation|formula for|molar|enzyme*|neuro*|receptor*|pharmacolog*|mechanism|biology|biological|chemistry of|sociology|durkheim|freud|philosoph*|camus|socrates|plato|kant|nietzsche|stoic*|in the (story|book|movie|film|novel|play|text|poem|passage|bible|myth|song|series|show)|idiom|meaning of|proverb|grammar|tense|conjugate|vocabulary|article about|news about|documentary|movie|film|lyrics|main idea|summari*|why (do|does|did) (people|teens|teenagers|some|students|he|she|they|the|so many)|how (does|do|did) (bullying|abuse|suicide|drugs|alcohol|nicotine|cocaine|poison|bombs|guns|the body|a bomb|a gun)|what (is|are|was|were|does) (an|a|the)?(anorexia|bulimia|suicide|bullying|cyberbullying|abuse|self harm|eating disorder*|puberty|menstrua*|drug abuse|overdose|domestic violence|depression|harakiri|euthanasia)|causes of|effects of|effect of|consequences of|campaign|experiment)`,
  'harmless thing': `
    (bath|seed|photo|glitter|water|paint|smoothie|hot chocolate|cocoa|flower|logic|fork|zip|sex|f) bomb*
    (bomb calorimeter*|bombsh*|bombard*)
    (glue|water|nerf|toy|squirt|heat|staple|nail|massage|radar|portal|lego|cardboard|paper|origami|rubber band|price|bubble|electron) gun*
    (minecraft|roblox|scratch|unity|unreal|godot|fortnite|python|javascript|pygame|blender|game|games|gaming|gta|sims|dnd|d&d|zombie*|boss|npc|mob|mobs|enemies|sprite|level|code|program|script|linux|process|processes|terminal|sword|shooter|fps)
    (drug) (store|shop|discovery|delivery|design|trial*|test*|policy|resistan*|resistant|company|interaction*|addiction|abuse)
    (draw*|sketch*|animat*|costume|prop|cosplay|halloween|model rocket|lego|paper|cardboard)
    (quit|stop|avoid|say no to|refuse|rehab|off drugs|recover*|away from|against|(danger|dangers) of|get rid of|help (him|her|them|people|my *) (stop|quit)|detox|addict*|smell of) ~ (drug|drugs|weed|vape|vaping|smoking|alcohol|cigarettes|drinking|nicotine)
    (fermentation|ferment*|yeast|rubbing alcohol|alcohol (group|content|thermometer|functional)|gun control|control|safety|law|laws|amendment|volcano|vinegar|baking soda|mentos|bath|root beer|ginger beer)
    (weeds|plant|plants|bacteria|virus|viruses|germs|ant|ants|mosquito*|insect|insects|pest|pests|cancer|cell|cells|time|mood|bug|bugs|mockingbird|cockroach*|spider|spiders|mice|rats)
    (painting|sculpture|statue|art|michelangelo|renaissance|botticelli|anatomy|mole rat|naked eye|reproduction|reproductive|chromosome*|sex (cell|cells|education|ed|linked|ratio|determination|hormone*)|sexual (reproduction|selection|dimorphism|orientation|health|education|harassment policy)|hot (air|spring|spot|dog|chocolate)|body (cell|system|temperature|mass|part|parts))
    (nuclear fission|atomic structure|uranium|fusion|combustion|reaction rate|sodium|potassium|recoil|projectile)`,
};
