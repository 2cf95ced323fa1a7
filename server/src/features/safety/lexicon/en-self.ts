import type { Phrases } from './slot.ts';

const BODY =
  '(arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin|hand|hands|stomach|face|neck|body|back|head|hair|cheek|ear)';
const ENDING =
  '(kill|killing|killed|end|ending|hang|hanging|hanged|shoot|shooting|drown|drowning|stab|stabbing|poison|poisoning|unalive|off|suffocate|suffocating|strangle|strangling|choke|choking|electrocute)';
const HARMING =
  '(hurt|hurting|harm|harming|cut|cutting|burn|burning|scratch|scratching|punch|punching|hit|hitting|bite|biting|starve|starving|bleed|injure|injuring|punish|punishing)';
const DIE =
  '(die|dying|dead|be dead|death|disappear|disappear forever|vanish|stop existing|not exist|cease to exist|sleep forever|never wake up|not wake up|stop living|suicide|bleed out)';
const MONTHS_OFF = '(anymore|any longer|any more)';

/** English. About oneself. */
export const ABOUT_ONESELF = {
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
    do this life (thing)? (anymore|any more)
    let me (just|please)? (die|be dead|disappear forever)
    make it to (my|the) (birthday|next year|next week|end of the (week|year))
    (decided|going|want*) to end my (suffering|pain|misery)
    feels like to (die|hang|drown|be dead|bleed out|overdose)
    (do not|never) feel like (being alive|living|existing)`,
  wishes: `
    i ~ (want|wanted|wish|wished|hope|hoping|would like|would love|long|pray|praying|prefer|need|keep thinking|think|thinking|thought|dream|dreaming|fantasise|fantasize|fantasizing|feel like|am ready|crave|plan|planning)
    (want|wish|hope|ready|longing|thinking|rather|praying|wanting|easier|better|want it) (to|of|about|that|i|for)
    thoughts (of|about)
    tired of
    way to (go|fall)
    just let me`,
  death: `
    (to|of|about|like|am|was|were|be|been|feel|could|would|just|rather|and|than|or|of me) ${DIE} !(of|for|laugh*|from (laugh*|boredom|embarrass*)|in (the|a|this) (game|level|round)|to know|each|with|into|rate*|row|star|valley|sea|battery|cells|roll*|show*|forests)
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
    i (feel like i )?(should|must|need to|have to) be punished !(for (being|talking|cheating|copying))
    i ~ (hit|slap|punch|pinch|bite|stab|poke|scratch) my (own )?(legs|leg|arm|arms|thigh|thighs|head|face|hand|hands|skin) (with|when|until|till|because|so)
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
    (taking|waste|wasting|just) (up)? space
    (everyone|everybody|they|people|parents|family) ~ (party|happy|happier|glad|relieved|laugh|celebrate|better) ~ if i (was|were|am) (dead|gone|not here)
    if i (was|were|am) (dead|gone) ~ (party|happy|happier|glad|relieved|better|care)`,
  'says farewell': `
    (my|a|this is my|wrote a|writing a|write a|leave a|leaving a|wrote my) (own )?(suicide|goodbye|farewell|last) (note|letter|message|letters|notes|words)
    (this is|its|it is) (my )?(goodbye|last (message !(today|for today|for now)|day !(of|at|before|to|in)|night !(before|at|in)|time you|post))
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
    (lowest|least) (weight|amount) ~ before i die
    how (many|much|high) ~ (storeys|stories|floors|meters|metres|feet) ~ (jump|fall|die|drop) !(in|for|of the ball)`,
  'takes drugs': `
    i ~ (took|take|tried|try|snort*|sniff*|smoke|smoked|smoking|popped|pop|use|used|did|do|am on|was on|inject*|bought|buy|buying|steal|stole|stealing) (some|a|my|two|three|too much|too many|lots of|his|her|their|your)? (of)? (my|his|her|the)? (brothers|sisters|moms|mums|dads|friends|grandmas|parents)? (weed|drugs|coke|cocaine|meth|heroin|ketamine|ket|molly|mdma|xanax|xans|percs|oxy|pills|adderall|ritalin|edibles|acid|shrooms|lean|fentanyl|painkillers|steroids|speed)
    i ~ (addicted|hooked|addict) (to|on) (weed|drugs|coke|cocaine|meth|heroin|ketamine|ket|molly|mdma|xanax|xans|percs|oxy|pills|adderall|ritalin|edibles|acid|shrooms|lean|fentanyl|painkillers|steroids|speed)
    i am (an addict|an alcoholic|addicted to (vaping|nicotine|alcohol|drinking|smoking|weed|drugs|pills)|so drunk|drunk|wasted|so high|really high|stoned|high (right now|rn|at school|in class|again|and|all)|tripping)
    (get|got|getting) (drunk|high|wasted|stoned) (every|before|at school|in class|again|alone|last night|to (sleep|forget|cope|feel))
    (can not|could not|do not know how to) (stop|quit) (vaping|smoking|drinking|using|getting high|taking (pills|drugs))
    i ~ (drink|drinking|drank) (alone|every night|every day|vodka|whiskey|whisky|rum|alcohol|to (sleep|forget|cope)|my (dads|moms|mums|parents))
    (mom|mum|dad|mother|father|brother|sister|parents|friend|boyfriend|girlfriend|cousin|uncle) ~ (is|are|uses|does|takes|using|on|addicted to|hooked on|overdosed on) ((weed|drugs|coke|cocaine|meth|heroin|ketamine|ket|molly|mdma|xanax|xans|percs|oxy|pills|adderall|ritalin|edibles|acid|shrooms|lean|fentanyl|painkillers|steroids|speed)|a (junkie|drug addict|alcoholic)|an (addict|alcoholic)|always (drunk|high|wasted|passed out))
    (needles|syringes|crack pipe) (in|on|around|everywhere|under) (our|the|my)
    (pressur*|push*|forc*|make|makes|made|want*|dar*|told|tell) (me|us) (to)? (into)? (smok*|vap*|tak* (drugs|pills|it|a pill)|drink* (alcohol|vodka|beer|more)|try* (drugs|weed|pills|it))
    (spiked|put something in|slipped something (in|into)) my drink
    owe (my|a|the|this)? (dealer|plug)
    (make|makes|made|want|wants|force*|asked) me (to)? (carry|hold|deliver|sell|transport|hide) (the|his|their|some)? (drugs|weed|packages|stuff|vapes|pills|a bag)
    (huff|huffing|sniff|sniffing|inhal*) (the|some)? (glue|gas|petrol|paint|deodorant|aerosol*|spray cans)`,
  'starves oneself': `
    (skip|skipping|skipped) (my |all |most )?meals ~ ~ (look|looking|thin*|weight|fat|skinny|better|pretty)
    if i eat ~ (have|need|must|got) (to )?(run|burn|work|exercise|walk|train|earn)
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
  emergency: `
    i ~ (took|taken|swallowed|drank|ate) (all|a whole|a bunch|a lot|too many|so many|the whole|##+) ~ (pills|tablets|meds|medicine|sleeping pills|painkillers)
    i (just )?(cut|slit) my (wrist|wrists|veins|throat) ~ (bleed*|blood|stop|help)
    (shoot|shooting|blow|blowing) up (my|the|our|a) (school|class|classroom)
    (bring|bringing|brought|brings|take|taking) (a|my dads|his|the|my) (gun|knife|weapon|bomb) ~ (to|at|in) (school|class)
    i ~ (swallowed|took) (some|a few|many|lots of) (pills|tablets) (yesterday|last night|today|now|just now|but|and)
    (locked|lock) (himself|herself|themselves) ~ (knife|pills|razor|gun|blade)`,
} satisfies Partial<Phrases>;
