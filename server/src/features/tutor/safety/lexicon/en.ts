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
const DIE =
  '(die|dying|dead|be dead|death|disappear|disappear forever|vanish|stop existing|not exist|cease to exist|sleep forever|never wake up|not wake up|stop living|suicide|bleed out)';
const THEM = '(himself|hisself|himslef|herself|herslef|themself|themselves)';
const MONTHS_OFF = '(anymore|any longer|any more)';

/** English, as `wording.ts` writes it out: "I'm" is "i am", "don't" is "do not". */
export const ENGLISH: Phrases = {
  'ends own life': `
    ${ENDING} myself
    (end|ending|ended|take|taking) my (own)? life !(story|cycle)
    (want*|going|ready|plan*|about|decided|trying|tried|tempted) ~ (end|ending) (it all|everything|this life|things|it tonight|it today|it this *|it now)
    i am (ending|ended|going to end) (it|it all|everything|things)
    (i|me|my|going|gonna|how to|how do i|how can i|should i) ~ commit* suicide
    suicide ~ (only|best|way out|answer|option) ~ (me|way|out|left)
    suicidal
    suicide (thoughts|ideation|plan|attempt)
    (thinking|thought|think|thoughts|considering|contemplating|googling|planning|attempting|tried) (of|about)? suicide !(rates|rate|statistics|prevention|data|notes|squad|bomb*|in|as|gene|hotline*|awareness|for)
    i (do not|no longer|never|did not) ~ (want|wish|care|deserve|plan|need) to (live|be alive|exist|be here ${MONTHS_OFF}|be on this *|go on living|wake up|keep living|stay alive|grow up) !(in|with|at|near|on|like|under|there|here|alone|abroad|early|so)
    (not want*|do not want) to (be alive|wake up|exist|live ${MONTHS_OFF}|be here ${MONTHS_OFF}|wake up tomorrow|wake up again)
    i (can not|could not) (go on|live|keep going) (like this|living|anymore|any longer|with this pain|in this world)
    better off dead
    (rather|better|prefer*|easier) (be|to be|off|if i was|if i were)? dead
    tired of (living|being alive|existing|life) !(in|with|at|here|on|near|next|under|science*|cycle*)
    (done|finished|sick) (with|of) (life|living|being alive|my life|this life|existing) !(in|with|at|here|on|near|science*|cycle*|next)
    hate (being alive|existing|living) !(in|with|here|at|on|near|so|next)
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
    i (should|shall) not be alive
    (why|how) (am i|i am) (even|still)? (still|even)? (alive|living|here on earth)
    (saving|saved|collecting|collected|hoarding|stockpiling|hiding|counted|counting) (up)? ~ (pills|antidepressants|tablets|meds|medication)
    i (will|might|could|should) be dead (soon|before|by|tomorrow|next)
    (think|thinking|thought|want|wanting|thoughts) ~ (crash*|driv*|riding|swerv*|running|walking) ~ (into|in front of) (traffic|a wall|a tree|a truck|a car|cars|a bus)
    (tried|try|trying) to end (it|things|everything)
    (urge|urges|impulse|tempted) (to|of) (cut|cutting|hurt|bleed|die|jump|self harm|end it)
    (living|being alive|existing) (hurts|is too|is so|is torture|is hell|sucks|is exhausting)
    (dying|death|being dead) (would|will|must|sounds|seems|feels) (be)? (so)? (peaceful|better|easier|nice|good|a relief|like a relief)
    why (do|should|would) i (have to)? (keep|go on|continue) (on)? (living|existing|being alive|breathing)
    (reason|reasons) to (stay|be|keep) (alive|living)
    only (reason i am|alive because)
    pray* (that)? (i)? (do not|not|never) (to)? wake
    (end|kill|delete|erase) (me|myself) (please|already|forever)
    (kill|end) me !(if|when|for|with|lol|haha|because|over|by)
    want* to (go|leave|get) (away)? (forever|from this world|this world|to heaven)
    not (being|be) here (anymore|any longer|tomorrow)
    do this life (thing)? (anymore|any more)`,
  wishes: `
    i ~ (want|wanted|wish|wished|hope|hoping|would like|would love|long|pray|praying|prefer|need|keep thinking|think|thinking|thought|dream|dreaming|fantasise|fantasize|fantasizing|feel like|am ready|crave|plan|planning)
    (want|wish|hope|ready|longing|thinking|rather|praying|wanting|easier|better|want it) (to|of|about|that|i|for)
    thoughts (of|about)
    tired of
    way to (go|fall)
    just let me`,
  death: `
    (to|of|about|like|am|was|were|be|been|feel|could|would|just|rather|and|than|or|of me) ${DIE} !(of|for|laugh*|from (laugh*|boredom|embarrass*)|in (the|a|this) (game|level|round)|to know|each|with|rate*|row|star|valley|sea|battery|cells|roll*|show*|forests)
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
    feel something ~ (cut|burn|hurt)
    (arm|arms|wrist|wrists|leg|legs|thigh|thighs) ~ (full of|covered in|covered with|with) (cuts|scars|scratches|burns)
    (razor|razors|blade|blades) ~ (pencil|bathroom|case|room|bag|use it|hide|drawer|phone case)
    my (wrists|wrist) (hurt|hurts|bleed|are bleeding|sting)
    cut (really|too|so) deep
    relapsed ~ cut*
    deserve* (to suffer|the pain|pain|punishment|to be hurt|to hurt|to bleed)
    (voice|voices) ~ (hurt|kill|cut|harm) (myself|me)`,
  'is worth nothing': `
    (better|happier|easier|better off|better place|fine|relieved) (off)? (without me|if i (was|were|am) (dead|gone|not (here|around|born|alive))|when i am (dead|gone)|if i (died|disappear*|did not exist|had never))
    (nobody|no one|noone|no-one|anyone|anybody|none) ~ (care*|miss me|notice|cry|be sad|remember|know) ~ (if|when) i (die|died|am dead|am gone|was|were|disappear*|left|vanish*|jumped|killed|go)
    (if|when) i (die|died|am dead|was dead|were dead|am gone|was gone|disappear*|killed myself) ~ (anyone|anybody|nobody|no one|everyone|my parents|my family|mom|dad|they|care|miss|sad|notice|cry)
    (no|any|a single|one|not any|see the|see a|see any|is the|what is the|there a|left no) (reason|point|purpose|sense) (left)? (to|in|of|for|for me to) (live !(in|with|at)|living !(in|with|at|things|organism*)|life !(according|in|for|by|to|on|cycle*|science*)|keep going|go on|going on|being alive|be alive|stay alive|staying|exist|existing|continue living|wake up|keep living|being here|anything anymore)
    nothing (left )?to live for
    (my life|life|living|everything) (is|feels|seems) (just |so |completely |all )?(pointless|worthless|meaningless|hopeless|not worth (it|living)|over for me|unbearable|a mess and i)
    (i am|i feel like|i feel|am just|being) (just )?(a |such a |only a |nothing but a )?(burden|mistake|waste of space|waste of air|waste of life|disappointment to everyone|worthless|better off dead|nothing and nobody)
    (should|wish i|would) (never|not) have been born
    (do not|never|not) deserve to (live|be alive|exist|breathe|be here)
    (everyone|everybody|whole world) hates me ~ (want|wish|die|disappear|cry|alone)
    hate myself !(for|when i (forget|miss))
    i want out
    (can not|do not) (see|imagine) (a|any|my|the) (future|way out|tomorrow)
    (no|only) way out
    (nobody|no one) ~ (needs me|would come to my funeral|loves me|wants me|can help me)
    (my|own) funeral
    (happier|better|easier|relieved) if i ~ (vanish*|disappear*|die|died|gone|left|was not|were not)
    (would it|will it|does it) (even)? matter if i ~ (gone|dead|died|disappear*)
    if i (was|were) (gone|dead) ~ (matter|care|notice|miss|happier|better)
    why was i (even|ever)? born !(left|in|with|on|at|as|before|after)
    (taking|waste|wasting|just) (up)? space`,
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
    (tell|take care of) (my|them) ~ (when i am gone|i loved|i am sorry) ~ (gone|bye|goodbye)
    (sitting|standing|stand|sit|am) on (the|a|my) (roof|ledge|bridge|railing|balcony|edge|windowsill|train tracks|tracks) !(of the (circle|table|paper)|with my class)
    (goodnight|goodbye|bye) forever
    (done|tired of|finished) fighting
    (will|wont|not) be alive (tomorrow|next|anymore|when|by|$)
    tracks (near|by|behind) ~ (inviting|calling|tempting)`,
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
    how (do|can|should|could|would) i (commit suicide|die|end it|end it all|end my life|kill myself|hang|od|overdose|bleed out|self harm|disappear forever)
    (sever|pierce|slash|open) my (own)? (artery|arteries|vein|veins|throat|wrist|wrists)
    (sleep|sit|sitting|asleep) in (the|a|my) car with the engine (on|running)
    (lowest|least) (weight|amount) ~ before i die`,
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
    (afraid|scared|terrified) (of|to) (eat|eating|food|gain weight|gaining weight|calories)
    weigh* (myself|herself|himself) ~ (times|every|after|bite|meal|hour|constantly)
    i ~ (vomit|puke|purge|throw up|exercise|run|workout|work out) ~ (skinny|thin|ate|slim|get rid of it|burn it off|calories)
    (every time|each time|whenever|when|because|after) i (eat|ate) ~ (run|exercise|work out|guilt*|disgust*|vomit|throw up|cookie|bread|cry|hate)
    (not eating|do not eat|never eat|not eat|cant eat|can not eat|stopped eating) ~ (week|anymore|fit|thin|parents|front of|because|fat|skinny|model|proud|until)
    (feel|am|too|so|look) (so|too|very|still)? (fat|huge|obese|disgusting) ~ (thin|eat|food|skinny|bones|weight|mirror|even though|still|starv*)
    (chew|chewing) ~ (spit|instead of eating|swallow)
    instead of (eating|food|meals|lunch|dinner)
    (lose|losing|lost|drop) ~ (weight|pounds|kilos|kg) (fast|quick*|quickly|by not|by starving|without eating|overnight|in a week)
    (tips|how|ways|way|tricks|trick|want) ~ (purge|starve|fast for days|not eat|stop eating|ignore hunger|hunger go|stop feeling hungry|throw up|make myself vomit|hide that i do not eat) !(in space|as a)
    (see|show|want|feel) ~ (my)? (bones|ribs|collarbones|thigh gap) ~ (show|skinny|thin|$)
    bones to show
    (few|little|low|lowest|minimum) (calories|weight) ~ (live|survive|person|get to|can i|die|day)
    (not|never|have not|without) (had|have|having|eaten|touched) (a|any|one|single)? (meal|food|solid food) (since|for|in|all)
    (lost|lose) my period ~ (eat|weight|food|thin|starv*)
    eat (so|very|too) little
    (only|just) (eats|eat|eating|drinks|drink|drinking) (lettuce|water|coffee|ice|cucumber|apples|air|gum|salad|tea)
    (throw|throws|threw|throwing) ~ (lunch|food|dinner|meal|most of it) (away|in the bin|in the trash)
    (feel|get) sick when i eat
    (food) (disgusts|scares|terrifies) me
    (take|taking|buy|took) pills to (lose|get (thin|skinny))
    (eat|ate) everything ~ (make myself|throw|vomit|sick)
    (skip|skips|skipping|skipped) (all|every|my)? (meals|meal) (to|so|because)`,
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
    (scared|afraid|frightened|terrified|fear|fearing|dread|dreading) (of|to) (go*|come|coming|be|being|return*|get*) (back )?(to my |to |at )?(home|my house|the house)
    (scared|afraid|frightened|terrified) (of|to|around|when) (my|being alone with my|be alone with|when my|be with my) (own)? (step|foster)? (dad|daddy|father|mom|mum|mother|parents|stepdad|stepfather|stepmom|stepbrother|uncle|brother|cousin|husband|boyfriend|bf|grandpa|stepmother|family|babysitter|coach)
    (do not|not|never|no longer|can not) feel safe (at home|in my|with my|around my|at school|here|anywhere|there)
    (unsafe|in danger) (at home|at my|in my|with my|around)
    (not|is not|isnt) safe (for me )?(at home|at my house|in my house|here at home)
    (run|running|ran) away (from home|from my|because (my|of my|he|she|they)|tonight|tomorrow)
    (can not|can i not|do not want to|never want to|how can i not) go (back )?home ~ (because|dad|mom|he|she|hit|beat|hurt|scared|anymore)
    (home|house) (is|feels) (like )?(hell|not safe|unsafe|dangerous|scary)
    social services ~ (call|should|my|dad|mom|home)
    how (do|can|should) i (tell|report|get help|get away|escape) ~ (dad|mom|father|mother|parents|stepdad|abuse*|abusive|home|hits|hurts)
    home is not (a)? (safe|safe place)
    flinch ~ (dad|mom|mum|father|mother|he|she|they|comes|near)
    (hide|hiding|hid) (in|under|behind) ~ (when|because|from) (my|dad|mom|mum|he|they|she) ~ (fight*|drunk|angry|hit*|come*|yell*|home)
    (go|going|send me) back to (my)? (dads|moms|mums|fathers|mothers|foster|stepdads|uncles|his) ~ (hurts|hits|beats|scared|touch*|abus*|hurt|hit)
    (get away|escape|run away|save me|get out) (from)? (my)? (family|home|dad|father|parents|stepdad|house)`,
  'is bullied': `
    bullying (me|my|us)
    (bully|bullies|bullied|bullys|bullyed|cyberbull*) (me|us|my (brother|sister|little *|friend))
    cyberbull* (me|us)
    i ~ (am|was|get|got|getting|have been|being|keep|keep getting|become) (constantly |always |often |being |getting |cyber )?(bullied|bullyed|picked on|teased|mocked|harassed|cyberbullied|laughed at|made fun of|called names|humiliated|left out on purpose|beaten up|jumped|pushed around|threatened|tormented|excluded|ganged up on|spat on|ostracised|ostracized|insulted)
    (brother|sister|friend|son|cousin|classmate|girl|boy|kid) ~ (is|gets|being|was|getting|is being|is getting) (being |getting )?(bullied|picked on|beaten up|harassed|teased|cyberbullied|mocked) (at|by|in|every|for|online|because|$)
    (make|makes|made|making|poke|pokes|poking) fun of (me|my (accent|weight|body|skin|clothes|family|religion|hair|disability|stutter|looks|voice|name))
    (they|kids|kid|boys|boy|girls|girl|classmates|classmate|people|everyone|everybody|someone|somebody|class|students|guys|guy|seniors|he|she|who|keep|keeps|always|and|constantly) ~ (mock|mocks|mocked|mocking|tease|teases|teased|teasing|humiliate*|humiliating|harass*|torment*|taunt*|insult*|pick on|picks on|picking on|picked on|laugh at|laughs at|laughing at|laughed at|spit at|spits at|spitting at|spit on|spits on|spitting on|spat on|gang up on|ganging up on|trip|trips|tripping|shove|shoves|shoving|shoved|push|pushes|pushing|pushed|jumped|beat up|beats up|hit|hits|hitting|kick|kicks|kicking|punch|punches|punching|follow|threaten|threatens|threatening|threatened|throw things at|throw stuff at|blackmail*|ignore|ignores|exclude|excludes) me (in|at|after|on|every|and|around|into|against|during|because|for|when|all|online|constantly|daily|a lot|whenever|on purpose|about|out|$)
    (boy|boys|girl|girls|kid|kids|guy|guys|group|classmates|they|he|she|people|students|bully|seniors|someone|class|everyone|everybody) ~ (keep|keeps|kept|always|constantly|never stop*|will not stop|are always) (tripping|mocking|teasing|pushing|shoving|hitting|kicking|calling|laughing|threatening|harassing|following|insulting|bothering|spitting|hurting|punching|stealing|picking|making fun|bullying)
    (call|calls|called|calling) me (names|fat|ugly|stupid|dumb|gay|worthless|a loser|loser|a freak|freak|weird*|slut|whore|pig|trash|useless|retard*|disgusting|a terrorist|smelly|the * word|slurs|bad names|mean names|a (loser|freak|slut|whore|pig|monkey|terrorist|retard|whale|cow|rat|bitch|fag*|faggot|dog|burden|weirdo|psycho|liar|thief|mistake|baby))
    (call|calls|called|calling) me ~ and (push*|hit*|kick*|shov*|laugh*|spit*|throw*|trip*|beat*|mock*)
    (everyone|everybody|they|people|kids|class|girls|boys|classmates|all) ~ (laughs|laugh|laughed|laughing) (at me|when i (talk|speak|walk|answer|read|come|stutter|cry|fail|fall|say))
    (everyone|everybody|whole class|whole school|all my classmates|nobody|no one|they all) ~ (hates|against|ignores|avoids|talks to|sits with|wants to (sit|play|be|talk) with|bullies|laughs at|excludes|turned against|makes fun of) me
    (spread|spreads|spreading|started|start|made up|making up|telling) (rumors|rumours|lies|gossip|a rumor|a rumour|fake stories|screenshots|pictures|photos|my photos) (about|of) me
    (posted|post|posting|shared|sharing|uploaded|made|filmed|took)  ~ (video|videos|photo|photos|picture|pictures|account|page|memes|meme|profile|comments|stories|things) (of|about|with|to mock|making fun of) (me|my)
    (steal|steals|stealing|stole|take|takes|took|taking) my (lunch|lunch money|money|bag|phone|things|stuff|homework|shoes|backpack|glasses) (money )?(every|and|at school|all the time|again|from me|after|in|each|away)
    (throw|throws|threw|throwing|dump*|hide|hides) my (bag|stuff|things|books|lunch|backpack|shoes|phone) (in|into|out|away|on|around)
    (tell|tells|told|telling|say|says|said|saying|texted|wrote|message) ~ (kill yourself|kill myself|kys|i should die|go die|to die|should kill myself)
    (do not|not|never|scared to|afraid to|hate|too scared to) ~ (go|going) (back)? to school ~ (bully|bullies|they|them|hit|laugh*|mock*|pick on|mean|kids|boys|girls|everyone hates)
    (eat|eating|hide|hiding|sit|sitting) (my )?(lunch )?(alone )?in the (toilet|bathroom|toilets|restroom|library) ~ (they|nobody|no one|because|so|bully|bullies|kids|cant|avoid)
    stop (people|them|him|her|kids|others|the kids|my classmates|everyone|the boys|the girls) (from )?(bullying|mocking|teasing|picking on|making fun|laughing at|hitting|calling)
    (beat|beats|beating) me up
    (hit|kick|beat|push|punch|trip|shove|jump) me (after|at|in|before|during|every|on the way) (school|class|recess|the hall|the hallway|the bus|break|lunch|pe|day|home|to school)
    (they|theyll|kids|kid|boys|boy|girls|girl|classmates|classmate|people|everyone|everybody|someone|somebody|class|students|guys|seniors|teammates|bullies|others|group|team|bully) ~ (push*|shov*|hit|hits|kick*|punch*|trip|trips|tripped|spit*|spat|film*|tease*|mock*|insult*|exclud*|ignor*|threaten*|harass*|humiliat*|jumped|beat|beats|attack*|bother*|embarrass*|torment*|slapped|bully*) me (off|into|down|in|at|against|and|out|because|for|when|every|all|around|on|up|again|so|after|if|$)
    (they|theyll|kids|kid|boys|boy|girls|girl|classmates|classmate|people|everyone|everybody|someone|somebody|class|students|guys|seniors|teammates|bullies|others|group|team|bully) ~ (throw*|threw|put|puts|stuck|pour*|spill*) ~ (at me|in my (hair|bag|food|locker|drink)|on my (back|chair|seat|desk)|on me|over me)
    (laugh*|fun|joke*|jokes) (at|of|about) my (clothes|shoes|hair|accent|skin|weight|body|religion|family|looks|teeth|face|voice|nose|disability|size|mom|dad)
    (they|theyll|kids|kid|boys|boy|girls|girl|classmates|classmate|people|everyone|everybody|someone|somebody|class|students|guys|seniors|teammates|bullies|others|group|team|bully) ~ (lies|rumors|rumours|stuff|things|secrets|bad|shit|trash) (about|of) me
    (talk|talks|talking) (bad|trash|shit|badly) about me
    (leave|leaves|leaving) me out
    (they|theyll|kids|kid|boys|boy|girls|girl|classmates|classmate|people|everyone|everybody|someone|somebody|class|students|guys|seniors|teammates|bullies|others|group|team|bully) ~ (make|made|makes|force*|forcing) me (to)? (eat|drink|give|pay|do their|kneel|lick|cry|carry|buy)
    (mean|nasty|hateful|cruel|rude|horrible) (comments|comment|messages|message|notes|note|things|texts|words|posts) ~ (me|my|locker|photos|posts|desk|instagram)
    (nobody|no one|noone) ~ (lets|let|wants|want|likes|invites|talks|sits|plays|picks) ~ (me|with me|to me) ~ (group|smell|class|school|lunch|laugh*|everyone|because|them|ugly|weird|and|$)
    i ~ (get|am|getting|got|being) called (slurs|names|ugly|fat|stupid|a *|gay|bad|things|racist) ~
    i am the (joke|laughing stock|outcast|freak|victim) (of|at|in)
    (voted|rated|ranked) me (the)? (ugliest|fattest|worst|weirdest)
    (everyone|everybody|they|people|kids|all) ~ (gets up|get up|move|moves|leave|leaves|walk|walks) ~ (when|if) i (sit|come|arrive|walk)
    (sent|send|share|shared|post|posted|took|take|film|filmed) ~ (photos|pictures|pics|videos|video|screenshots) of me ~ (changing|crying|around|everyone|naked|laugh*|online|tiktok|without)
    (throw|threw|throws) (stones|rocks|food|things|balls|water|paper) at me
    (wait|waits|waiting) for me (after|outside|at) (school|the gate|class)
    (scared|afraid|terrified) of (the|some|these|my|those) (older kids|bullies|boys|girls|kids|classmates|seniors|bully|students)
    (beat|beating|jump|hit|kill|hurt) me (up)? if i (come|go|tell|say|do not)
    telling me to (die|kill)
    write* ~ (insults|bad things|my name) ~ (wall|board|desk|toilet)`,
  stranger: `
    (a|an|some|this|the|that|another|one|random|old|older) (old |older |random |weird |strange |creepy |grown |unknown |rich |nice )?(man|men|guy|dude|adult|stranger|grown up|grownup|person|woman|lady|boy|user|player|account|someone|friend|somebody|photographer|agent|sugar daddy)
    (someone|somebody|he|she|they|people)
    (online|internet|instagram|insta|snapchat|snap|discord|roblox|tiktok|omegle|telegram|whatsapp|fortnite|minecraft|game|dm|dms|chat|facebook|kik|twitch|reddit|video call)
    (my|our) (online|internet|discord|older|gaming|gamer|snapchat|insta) friend
    (my|our) (new|older|math|maths|private|swim|piano)? (teacher|coach|tutor|priest|pastor|boss|uncle|neighbour|neighbor|boyfriend|stepdad|trainer|driver|instructor|bf)
    they`,
  'wants of me': `
    (ask*|want*|tell*|told|say*|said|beg*|demand*|offer*|need*|send*|request*|pressur*|pay*|keep*|trick*|convinc*|sent|for) ~ (nude*|naked|underwear|bra|bikini|lingerie|swimsuit|topless|shirt off|clothes off|my feet|my body|private (photo*|pic*|picture*)|without (my )?(clothes|shirt)|undress|undressed|strip|sexy|what i (wear|am wearing|sleep)|dirty (pic*|photo*|things)|dick pic*|touch myself|take off)
    (ask*|want*|need*|demand*|know*|knows|gave|give|given|told|asking|found|find out|sent) ~ (my|our) (home )?(address|phone number|number|password|school name|full name|real name|location|bank|credit card)
    (ask*|wants to know|asking) ~ (where i live|what school|which school|home alone|if i am alone|how old i am|my parents are|if my parents|my first period|my period|virgin)
    (knows|know|found out) where i (live|go to school)
    (want*|ask*|tell*|told|invit*|plan*|offer*|insist*|keeps|trying|begs|said) ~ (meet|meet up|come over|see|visit|pick|hang out) ~ ~ (alone|secret*|parents|mom|mum|mall|hotel|house|place|person|night|nobody|anyone|park|apartment|car|drunk|after school)
    (stranger|old man|older man|older guy|grown up|grownup|adult|man|guy|he) ~ (wants|wanted|asks|asked|keeps|offers|offered|offering|tried|tries) ~ (meet|pick me|see me|visit me|come to his|rides|a ride|take me)
    (online|internet|instagram|insta|snapchat|discord|roblox|tiktok|omegle|game|chat) ~ ~ (meet|pick me up|come over|visit me|see me|see him|see her)
    (go to his|come to his|run away with)
    (meet|meeting|met) (him|her|them|someone|me|up)? (from the internet|alone|in secret|secretly|in person|without (telling|my)|at (his|a hotel|the mall alone|his house|his place))
    (meet) (someone|somebody|a stranger|a guy|a man) (from|i met|off) (the internet|online|discord|instagram|snapchat|roblox|tinder|a game)
    (secret|between us|our secret|not tell|never tell|do not tell|dont tell|without telling|nobody can know|no one can know|must not know|delete the|delete our|hide it from|would not understand)
    (calls|called|says|said|texts|tells|thinks) ~ (sexy|hot|mature for my age|beautiful body|loves me|in love with me|special girl|special boy|turned on)
    (is|he is|she is|guy is|man is|friend is|boyfriend is) (1[89]|[2-9]#) (and)? i am (only|just)? 1[0-7] ~ ~ (love*|dat*|boyfriend|girlfriend|kiss*|together|meet*|sex*|likes)
    boyfriend is (1[89]|[2-9]#)
    i am (only|just)? 1[0-7] ~ (boyfriend|girlfriend|he|she|guy|man) ~ (1[89]|[2-9]#) ~ (love*|dat*|and we|kiss*|together|$)
    (buys|bought|gives|gave|offers|offered|offering|sends|sent|paid|pays) me (gifts|presents|money|robux|vbucks|v-bucks|a phone|things|rides|a ride|alcohol|drugs|cigarettes|candy)
    (turn|turning|put) (my|on my|the) (camera|cam|webcam) on
    (turn on|switch on) my (camera|cam|webcam)
    (follow*|wait*|watch*) (me|outside|for me|my) ~ (home|school|house|car|every day)
    (will not|wont|does not|keeps) (leave me alone|stop messaging|messaging me|texting me at night|sending me dick pics|stop texting|stop calling)
    (picture*|photo*|pic*|video*) of (me|my) (in|without|naked|changing|undress*|body|feet|chest|bath|shower|bikini|underwear|sleeping|$)
    (knows|know|found|find) my (name|school|address|class|parents|house)
    (invit*|asked|wants|tell*) me (to|over to)? (come)? (to)? (his|her|their) (apartment|house|place|room|car|hotel|flat|home)
    (has|have|got|recorded) (my (nudes|nude|private|password)|(videos|pictures|photos|pics) of me)
    video call ~ (night|clothes|naked|alone|shirt|bed)
    (webcam|camera|cam|facetime) ~ (pyjamas|pajamas|clothes|naked|shirt|bed|alone|underwear|night)
    first (kiss|time|period|bra)
    pretend* to be (a|my|14|15|13|younger) (kid|teen*|age|girl|boy)?
    (gave|give|told|sent|send) ~ (my|our) (address|number|school|password|location|phone number|full name)
    (money|gift|card|robux|skins|vbucks|phone|iphone|cash|dollars) (if|for|when) ~ (show|send|photo|pic|pics|picture*|body|video|meet|cam)
    (keeps|keep|kept|always) (calling|messaging|texting|following|dming) me !(to|for|about (the|our|my)|names|when|with)
    (bikini|lingerie|underwear|swimsuit|shower|feet|bedroom) (photo*|pic*|picture*|video*|selfie*)
    (about|see|touch|show|of) my body
    (mature|pretty|beautiful|sexy|grown) for my age
    (hearts|kisses|love messages|good night messages) (at night|every night|and|to me)
    (train|bus|taxi|flight|ticket) to (see|meet|visit) (him|her|them)
    asked for my (number|snap|insta|address|phone|pics|photo)
    (wait|waits|waiting|stands|standing|parked) (for me|outside|in front of) ~ (school|house|home|bus stop)`,
  'threatens with pictures': `
    (leak*|post*|shar*|publish*|spread*|upload*|expos*|show*|send*|sell*|sent) (my|the|our|those|all my|a|some|his|around my)? (nude*|nudes|private (photo*|pic*|picture*|video*)|intimate (photo*|pic*|picture*|video*)|naked (photo*|pic*|picture*|video*)|sex tape) ~ (to|online|everyone|if|unless|my|of|without|around|on|i|and|or|$)
    (leak*|post*|publish*|share*|spread*|expose*|threaten*|blackmail*) ~ (my )(nudes|pics|pictures|photos|photo|videos|video|private pictures|private photos|screenshots)
    (threaten*|blackmail*|going|want*|says|said|will|money|pay) ~ (leak|post|share|publish|expose|spread|show|send) (my|the|it|them|everything|our|those|these) (nude*|pic*|photo*|picture*|video*|private|secret*|chat*|to everyone|to my (parents|school|friends)|online)
    i sent  ~ (nude*|naked (pic*|photo*)|pictures of my body|private (pic*|photo*|picture*))
    (wants|want|asks|demands) money or (he|she|they) (will|hell|shell|ll)
    sextort*
    (blackmail|blackmails|blackmailed|blackmailing) me
    (has|have|got) (my nudes|my nude*|videos of me|pictures of me|naked *) ~ (wants|want|money|says|threat*|will|post|share|send)
    (send|sent) more (pics|pictures|photos|nudes|videos) ~ (or|he|will|show|school|post|else)
    (hacked|hack) my (camera|phone|webcam|account) ~ (video*|picture*|photo*|money|nudes)
    (show|send|post) (them|it|my pictures|my photos) to (my school|everyone|my parents|my friends|my class)`,
  emergency: `
    i ~ (took|taken|swallowed|drank|ate) (all|a whole|a bunch|a lot|too many|so many|the whole|##+) ~ (pills|tablets|meds|medicine|sleeping pills|painkillers)
    i (just )?(cut|slit) my (wrist|wrists|veins|throat) ~ (bleed*|blood|stop|help)
    (shoot|shooting|blow|blowing) up (my|the|our|a) (school|class|classroom)
    (bring|bringing|brought|brings|take|taking) (a|my dads|his|the|my) (gun|knife|weapon|bomb) ~ (to|at|in) (school|class)
    i ~ (swallowed|took) (some|a few|many|lots of) (pills|tablets) (yesterday|last night|today|now|just now|but|and)
    (locked|lock) (himself|herself|themselves) ~ (knife|pills|razor|gun|blade)`,
  'how to get': `
    how (to|2|(do|can|could|would|should|did|might) (i|you|we|one|someone|somebody|u|kids|my friends and i)) ~ (make|build|create|construct|assemble|print|cook|synthesi*|produce|brew|buy|get|order|grow|smuggle|mix|prepare|extract|use|smoke|sniff|snort|inject|sell|steal|hide|turn|get into|roll|huff|modify|convert|detonate|light|acquire|purchase|sneak|deal|bring|score|try)
    how (to|do i|do you|can i) (sniff|snort|huff|inject|smoke|3d print|cook|get)
    (recipe|recipes|instructions|instruction|guide|tutorial|blueprint*|steps|step by step|ingredients|manual|formula) (for|to|on|of|how)
    where (is|can|do|does|could|would|to|s|are|should|the|best)? (the best place to |i |you |we |u |one |someone )?(buy|get|find|order|purchase|pick up|score|i get|to buy|buy)
    (tell|teach|show|help|explain|give) (me|us) ~ (how|make|build|making|building|buy|get|pick|cook|to|recipe|instructions)
    (i|we|friends and i|lets) (want|wanna|would like|need|am trying|am going|plan|am planning|wish|try|really want|want us) to (make|build|try|buy|get|blow|create|cook|smoke|use|own|bring|take|do|have|sell|grow|mix|set|throw)
    (best|easiest|cheapest|fastest|safe|safest) (way|place|dose|amount|chemicals|stuff) (to|of|for)
    (what|which) (chemicals|household|ingredients|stuff|things|materials|cleaning|cleaners|drugs|pills|products|can i|do i|should i|would i|could i|household chemicals) ~ (make|mix|explode|explodes|get|need|put|buy|build|blow|feel|high|combine|household|sniff|smoke)
    where do (we|i|you) get them
    (pretend|act|imagine|roleplay|ignore|you are) ~ (how to|make|explain|build|tell)
    (what is|whats|what) (a|the) (safe|good|right|normal|first)? (dose|amount)
    how (many|much) ~ (to|until|before|till|do i need|for) (get|to get|be|i get|feel)? (high|drunk|wasted|stoned|trip)
    how (can|do|to|could|would) (i|you|we|one)? (get|getting|become|be) (high !(marks|mark|grades|grade|score|scores|quality)|drunk|stoned|wasted|buzzed)`,
  'weapon or drug': `
    (pipe |nail |petrol |smoke |stink |car |dry ice |homemade |real |small |chemical |atomic |nuclear |dirty |pressure cooker |time |letter )?(bomb|bombs|grenade|grenades|landmine|ied|explosive|explosives|c4|tnt|dynamite|detonator)
    molotov*
    (gun|guns|pistol|pistols|rifle|rifles|firearm|firearms|handgun|shotgun|silencer|ammo|ammunition|bullets|crossbow|taser|tazer|stun gun|brass knuckles|switchblade|flamethrower|flame thrower|ghost gun|machete|ak47|ak-47)
    (nerve gas|nerve agent|sarin|ricin|mustard gas|chlorine gas|tear gas|poison gas|toxic gas|poisonous gas|chemical weapon*|bioweapon*|bio weapon*|napalm|thermite|chloroform|cyanide|gunpowder|black powder|gun powder|nitroglycerin|firework|fireworks|firecracker*|rocket fuel|poison)
    (acid) to (throw|burn|hurt|melt)
    (explode !(with|onto|in)|explodes !(with|in)|explosion|blow something up|blow things up|blow stuff up|detonate*)
    (crystal meth|meth|methamphetamine|cocaine|crack !(in|open|the|on|a|my|of)|heroin|fentanyl|lsd|mdma|molly|ecstasy !(of|when|in)|ghb|pcp|ketamine|shrooms|magic mushrooms|dmt|weed !(my|the|a|out|killer)|marijuana|cannabis|hash|hashish|edibles|thc|lean|purple drank|xanax|percs|percocet|oxy*|adderall|steroids|opium|speed pills|date rape drug*|roofies|drug|drugs|joints|a joint|bong|vape|vapes|vape juice|cigarettes|nicotine pouches|vodka|alcohol|beer|booze|fake id|illegal drugs|dope|whippets|poppers)
    (get|getting|be|become) (high !(marks|mark|grades|grade|score|scores|quality|school|points|temperature*|voltage|enough|up)|stoned|wasted|drunk|buzzed)
    (sniff|sniffing|huff|huffing|snort|snorting) (glue|paint|petrol|gas|gasoline|markers|deodorant|powder|pills|nutmeg|lighter fluid)
    (choking|blackout|pass out|tide pod|benadryl|fire|skull breaker|nutmeg) challenge
    (high) (with|on|from|off) (household|cough|glue|nutmeg|syrup|paint|medicine|stuff|my|something)
    (cough syrup|benadryl|robitussin|dxm) ~ high
    (a|any|my own|homemade|real|working|secret|3d printed) weapon*
    (gram|grams|line|lines|bag|some) (of)? (coke|crack)
    (knife|knives|blade) ~ (school|without my|hide|secret*|fight|detector|stab|hurt|parents)
    (energy drinks|pills|cough medicine|syrup|medicine|medication|cabinet) ~ (trip|high|mix|drunk|buzz)
    (blows|blow|blown|blowing|explodes|exploding|go|goes) (up|boom|bang|off)
    (mushrooms|plants|pills|medicine|drug*|leaves) ~ (high|trip|hallucinat*)
    stick ~ weapon
    (vapes|vape|puff bars|snus|drunk|wasted)`,
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
    (throw|pour|spray) (acid|bleach|boiling water|petrol|gasoline) (at|on|over|in) (someone|somebody|him|her|my|his|their|a)
    (how|want|way|ways|method|plan|going|good|best) ~ (kill|killing|hurt|hurting|poison|poisoning|stab|stabbing|murder|murdering|strangle|strangling|kidnap|torture|shoot|shooting|attack|attacking|execute|choke|punch|hit|beat up|beat|smash|annihilate|capture|drown|throttle|butcher) (someone|somebody|people|a (person|human|child|toddler|baby|kid|cop|woman|man)|him|her|them|everyone|my (entire|whole)? (family|wife|husband|spouse|date|ex|grandparent*)) !(in|at (chess|tennis|a game)|on the test)
    (bomb|bombing|blow up|burn|shoot up|set fire to|destroy|attack) (my|a|the|his|our|an) (school|house|hospital|church|concert|building|car|home|city|class|airport|mall|army base)
    (someones|somebodys|teachers|my ex|his|her|neighbours|neighbors) car explode
    set (a|the|my|someone|someones) (hospital|school|house|building|car|person|classmate)? on fire
    commit* (a)? (murder|massacre|arson|crime)
    (break|breaking|get|sneak) into (my|a|the|someones|his|her) (school|house|car|neighbours|neighbors|bank|phone|locker|office|exs phone|ex phone) ~
    (hotwire|shoplift*|pickpocket)
    (steal|stealing) ~ (without|from my|secretly|and not get) ~ (notic*|caught|mom|dad|parents|knowing|store)
    (make|makes|get|made) (my|someone|somebody|him|her|the|a|them|people) ~ (sick|pass out|unconscious|faint|fall asleep|vomit|bleed|cry)
    push (my|someone|a|him|her) ~ (off|down|in front of|under) ~ (cliff|bridge|stairs|roof|train|car|window)
    beat* (someone|somebody|him|her|them|a kid|my *) up
    (hit|punch|kick) someone so ~ (hurts|most|breaks|dies|faints)
    break* (their|his|her|someones) (leg|legs|arm|neck|nose|bones)
    (shoot|stab|kill|hurt|attack) (everyone|everybody|all|people|kids|them) (in|at) my (class|school)
    (poison|kill|hurt|stab|shoot|attack) (them|him|her|those kids|the kids)
    shoot my (neighbors|neighbours|friends|teachers|sisters|brothers) (cat|dog|car|house)`,
  'asks to make': `
    (write|writes|draw|generate|show|send|give|make|create|roleplay|role play|tell|find|describe|imagine|be my|act|pretend|continue|talk|let us|lets|do|want|can you|could you|show me|read|play|help me|how do i (find|get|make|see|watch)|where can i|i want|give me|pls|please|story|picture of|pictures of|photo of|photos of|link|links|search)
    (site|sites|watch|see|best|website|app|rp|fanfiction|fanfic)`,
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
    (make|making) (love|out) ~ (detail|describe|scene|story|roleplay)
    (hot|steamy|explicit|intimate|spicy) (scene|love scene|story|stories|chapter|roleplay|fanfic*|kiss scene|bed scene)
    (lingerie|boobs|tits|dick|penis pic*|vagina pic*|pussy|ass pic*|booty)
    (cyber|phone|oral|anal|gay|lesbian|teen) sex
    undress ~ (me|you|girlfriend|slowly|yourself|her|him|roleplay)
    (your|her|his) body (while|in the shower|naked|without)
    (in|into) bed ~ (lovers|describe|me|you|details|naked|do to)
    (people|couples|girls|boys|they) doing it
    fanfic* ~ ~ (sex|naked|bed|smut)
    lovers ~ ~ (bed|body|touch|naked)
    (have|having|had) sex !(chromosome*|cells|linked|hormone*|education)
    sex (story|with details|in detail)`,
  joke: `
    (lol|lmao|rofl|haha*|hehe*|jk|lolol|lmfao|xd|😂|🤣|💀)
    (just kidding|only joking|just joking|so funny|hilarious)
    (die|dying|died|dead|kill me) (of|from|with|in) (laugh*|boredom|embarrass*|cringe|cuteness|hunger|curiosity)
    not (gonna|going to) lie this (game|level|song|movie)
    (homework|exam|exams|test|math|maths|algebra|fractions|essay|assignment|teacher|coach|mom|mum|dad|mother|parents|heat|weather) (is|are|will|would|gonna) (going to|gonna|totally|so)? (kill|killing|murder|be the death of) me
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
    (swing|slide|trampoline|sled|pillow fight|snowball|water fight|boxing training|karate|judo|taekwondo|wrestling|self defen*|dodgeball|sparring|fencing)
    (kick|kicks|kicked|throw|throws|threw) me (off|out of) (the|my|a|our) (computer|team|call|group|server|game|room|zoom|chat|class)`,
  study: `
    (essay|essays|poem|novel|novels|chapter|character|characters|protagonist|scene|shakespeare|romeo|juliet|hamlet|macbeth|theme|themes|metaphor|author|poet|plot|paragraph|thesis|debate|presentation|poster|slides|report on|report about|book report|reading assignment|lesson on|unit on|for (my )?(history|biology|chemistry|physics|sociology|psychology|english|health|ethics|civics|religion|art|literature|science|social studies|geography|economics|philosophy|pe) (class|project|homework|essay|presentation|lesson|exam|test)?$|for a (school )?(project|presentation|debate|research)|textbook|definition|define|synonym|translate|translation|in (spanish|french|german|hindi|latin|english|japanese|chinese|italian)|statistics|statistic|percentage|rate of|rates|bar chart|graph|probability|per 1000*|symptoms|awareness|prevention|law|laws|legal|illegal|policy|history of|in history|world war|ww1|ww2|wwi|wwii|war|battle|century|ancient|medieval|roman|romans|greek|empire|revolution|treaty|holocaust|slavery|hiroshima|nagasaki|manhattan project|columbine|civil war|cold war|velocity|acceleration|momentum|newton*|force|kinetic|mass of|km|meters|metres|joules|calculate|equation|formula for|molar|enzyme*|neuro*|receptor*|pharmacolog*|mechanism|biology|biological|chemistry of|sociology|durkheim|freud|philosoph*|camus|socrates|plato|kant|nietzsche|stoic*|in the (story|book|movie|film|novel|play|text|poem|passage|bible|myth|song|series|show)|idiom|simulation|call of duty|witcher|battlefield|counter strike|meaning of|proverb|grammar|tense|conjugate|vocabulary|article about|news about|documentary|movie|film|lyrics|main idea|summari*|why (do|does|did) (people|teens|teenagers|some|students|he|she|they|the|so many)|how (does|do|did) (bullying|abuse|suicide|drugs|alcohol|nicotine|cocaine|poison|bombs|guns|the body|a bomb|a gun)|what (is|are|was|were|does) (an|a|the)?(anorexia|bulimia|suicide|bullying|cyberbullying|abuse|self harm|eating disorder*|puberty|menstrua*|drug abuse|overdose|domestic violence|depression|harakiri|euthanasia)|causes of|effects of|effect of|consequences of|campaign|experiment)`,
  'harmless thing': `
    (bath|seed|photo|glitter|water|paint|smoothie|hot chocolate|cocoa|flower|logic|fork|zip|sex|f) bomb*
    (bomb calorimeter*|bombsh*|bombard*)
    (glue|water|nerf|toy|squirt|heat|staple|nail|massage|radar|portal|lego|cardboard|paper|origami|rubber band|price|bubble|electron) gun*
    (minecraft|roblox|scratch|unity|unreal|godot|fortnite|python|javascript|pygame|blender|game|games|gaming|gta|sims|dnd|d&d|zombie*|boss|npc|mob|mobs|enemies|sprite|level|code|program|script|linux|process|processes|terminal|sword|shooter|fps)
    (drug) (store|shop|discovery|delivery|design|trial*|test*|policy|resistan*|resistant|company|interaction*|addiction|abuse)
    (label|tea|school play|theatre|theater|stage|poster|draw*|sketch*|animat*|costume|prop|cosplay|halloween|model rocket|lego|paper|cardboard)
    (quit|stop|avoid|say no to|refuse|rehab|off drugs|recover*|away from|against|(danger|dangers) of|get rid of|help (him|her|them|people|my *) (stop|quit)|detox|addict*|smell of) ~ (drug|drugs|weed|vape|vaping|smoking|alcohol|cigarettes|drinking|nicotine)
    (fermentation|ferment*|yeast|rubbing alcohol|alcohol (group|content|thermometer|functional)|gun control|control|safety|law|laws|amendment|volcano|vinegar|baking soda|mentos|bath|root beer|ginger beer)
    (weeds|plant|plants|bacteria|virus|viruses|germs|ant|ants|mosquito*|insect|insects|pest|pests|cancer|cell|cells|time|mood|bug|bugs|mockingbird|cockroach*|spider|spiders|mice|rats)
    (painting|sculpture|statue|art|michelangelo|renaissance|botticelli|anatomy|mole rat|naked eye|reproduction|reproductive|chromosome*|sex (cell|cells|education|ed|linked|ratio|determination|hormone*)|sexual (reproduction|selection|dimorphism|orientation|health|education|harassment policy)|hot (air|spring|spot|dog|chocolate)|body (cell|system|temperature|mass|part|parts))
    (nuclear fission|atomic structure|uranium|fusion|combustion|reaction rate|sodium|potassium|recoil|projectile)`,
};
