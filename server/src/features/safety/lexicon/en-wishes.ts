import type { Phrases } from './slot.ts';

/** English. About what is asked for, and what makes all of it something else. */
export const ABOUT_WISHES = {
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
    how (can|do|to|could|would) (i|you|we|one)? (get|getting|become|be) (high !(marks|mark|grades|grade|score|scores|quality)|drunk|stoned|wasted|buzzed)
    where (can|do|could|would) (a kid|kids|teens|a teenager|someone my age|people my age) ~ (buy|get|find)`,
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
    (how (to|do i|can i|could i|would i|should i|do you|can you|do we|can we)|want|wanna|going|gonna|help me|way|ways|plan|planning|will|would like|what can i|could i|can i|ready|need|wish i could) ~ (kill|hurt|poison|stab|shoot|attack|murder|beat up|drug|strangle|kidnap|burn|blackmail|torture|harm|injure|hit|punish|get rid of|destroy) (my|a|the|this|that|some|all my|all the|our|his|her|those|everyone in my) ~ (teacher|teachers|classmate|classmates|neighbour|neighbor|neighbours|neighbors|brother|sister|dad|mom|mum|father|mother|parents|dog|cat|ex|girl|girls|boy|boys|kid|kids|person|people|friend|friends|bully|bullies|principal|coach|family|school|class|stepdad|boss|enemy|students|man|woman|baby|pet|roommate|teammate|uncle|boyfriend|girlfriend)
    (how (to|do i|can i|could i|would i|should i|do you|can you|do we|can we)|want|going|help me|way|ways|plan|can i|could i|ready) ~ (kill|hurt|poison|stab|murder|strangle|kidnap|drug|shoot|torture|attack) (someone|somebody|him|her|them|people|everyone|a human|everybody|anyone|you all|these people)
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
    (how (to|do i|can i|could i|would i|should i|do you|can you|do we|can we)|want|way|ways|method|plan|going|good|best) ~ (kill|killing|hurt|hurting|poison|poisoning|stab|stabbing|murder|murdering|strangle|strangling|kidnap|torture|shoot|shooting|attack|attacking|execute|choke|punch|hit|beat up|beat|smash|annihilate|capture|drown|throttle|butcher) (someone|somebody|people|a (person|human|child|toddler|baby|kid|cop|woman|man)|him|her|them|everyone|my (entire|whole)? (family|wife|husband|spouse|date|ex|grandparent*)) !(in|at (chess|tennis|a game)|on the test)
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
    (i|want|going|gonna|will|how to|how do i|how can i) ~ (poison|kill|hurt|stab|shoot|attack) (them|him|her|those kids|the kids)
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
    (lingerie|boobs|tits|dick pic*|penis pic*|vagina pic*|pussy|ass pic*|booty)
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
    (kill|end|shoot) me (now|already)? (it is|we have|there is)? another (group|oral|pop|surprise|whole)? (presentation|worksheet|quiz|test|essay|project|lab|exam|chapter|packet|assignment)
    kill for (a|some)
    (dying|dead) (to know|to see|to try|inside from|serious|tired|right|line|end|on time|battery)
    (rather die than) (do|study|learn|solve|read|write|eat) !(live)`,
  mishap: `
    (accident*|by mistake|shaving|cooking|chopping|papercut|paper cut|playing|football|soccer|skating|tripped|fell|falling|bunsen|lab|in class|oven|iron while|hot pan|slack|a (slice|piece)|some (cake|bread|time)|hair|fringe|bangs|nails|basketball|training|gym|pe class|practice|volleyball|bike|climbing|sport*|stretch*|studying|reading|by accident|sunburn*|cast|splinter)`,
  play: `
    (at|in|on) (chess|checkers|mario *|fifa|fortnite|minecraft|roblox|tennis|basketball|football|soccer|a (game|race|match|quiz|video game)|the (game|race|match|quiz|level|semi*|final|finals|tournament|spelling *|leaderboard|score*)|monopoly|uno|cards|poker|ping pong|pingpong|table tennis|scrabble|mario kart|smash|rocket league|badminton|cricket|swimming|running|arm wrestling|rock paper scissors|trivia)
    (beat|beats|beaten|beating|crushed|destroyed) (me|us) ~ (in|at) (math|maths|spelling|physics|science)
    (hit|hits) (me|us) (up|with (another|a|the|one|some|more|your|it|an) !(belt|stick|cane|shoe|ruler|spoon|bat|bottle|chair|hanger|slipper|pan|whip|brush|cable|cord|pipe|wooden))
    (mom|mum|dad|mother|father|parents|teacher|sir|miss|coach) ~ (took|take|takes|taking) (away )?my phone
    (hits|hit|beat|beats) (me|us) (to (it|the|school)|by #|by one|by two|in (points|goals)|every game|fair and square)
    (beat|beats|beating) (me|us) (again )?(at|in) !(home|night|school|front|bed|the (house|face|head|night|room|morning|evening))
    (dream|dreamed|dreamt|nightmare) (that|about|where|of)
    (swing|slide|trampoline|sled|pillow fight|snowball|water fight|boxing training|karate|judo|taekwondo|wrestling|self defen*|dodgeball|sparring|fencing)
    (kick|kicks|kicked|throw|throws|threw) me (off|out of) (the|my|a|our) (computer|team|call|group|server|game|room|zoom|chat|class)`,
  study: `
    (syllabus|a level|a-level|gcse|curriculum|school trip|field trip|holiday|vacation|dentist|essay|essays|poem|novel|novels|chapter|character|characters|protagonist|scene|shakespeare|romeo|juliet|hamlet|macbeth|theme|themes|metaphor|author|poet|plot|paragraph|thesis|debate|presentation|poster|slides|report on|report about|book report|reading assignment|lesson on|unit on|for (my )?(history|biology|chemistry|physics|sociology|psychology|english|health|ethics|civics|religion|art|literature|science|social studies|geography|economics|philosophy|pe) (class|project|homework|essay|presentation|lesson|exam|test)?$|for a (school )?(project|presentation|debate|research)|textbook|definition|define|synonym|translate|translation|in (spanish|french|german|hindi|latin|english|japanese|chinese|italian)|statistics|statistic|percentage|rate of|rates|bar chart|graph|probability|per 1000*|symptoms|awareness|prevention|law|laws|legal|illegal|policy|history of|in history|world war|ww1|ww2|wwi|wwii|war|battle|century|ancient|medieval|roman|romans|greek|empire|revolution|treaty|holocaust|slavery|hiroshima|nagasaki|manhattan project|columbine|civil war|cold war|velocity|acceleration|momentum|newton*|force|kinetic|mass of|km|meters|metres|joules|calculate|equation|formula for|molar|enzyme*|neuro*|receptor*|pharmacolog*|mechanism|biology|biological|chemistry of|sociology|durkheim|freud|philosoph*|camus|socrates|plato|kant|nietzsche|stoic*|in the (story|book|movie|film|novel|play|text|poem|passage|bible|myth|song|series|show)|idiom|simulation|call of duty|witcher|battlefield|counter strike|meaning of|proverb|grammar|tense|conjugate|vocabulary|article about|news about|documentary|movie|film|lyrics|main idea|summari*|why (do|does|did) (people|teens|teenagers|some|students|he|she|they|the|so many)|how (does|do|did) (bullying|abuse|suicide|drugs|alcohol|nicotine|cocaine|poison|bombs|guns|the body|a bomb|a gun)|what (is|are|was|were|does) (an|a|the)?(anorexia|bulimia|suicide|bullying|cyberbullying|abuse|self harm|eating disorder*|puberty|menstrua*|drug abuse|overdose|domestic violence|depression|harakiri|euthanasia)|causes of|effects of|effect of|consequences of|campaign|experiment)`,
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
} satisfies Partial<Phrases>;
