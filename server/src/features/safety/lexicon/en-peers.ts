import type { Phrases } from './slot.ts';

/** English. About other students, and about strangers. */
export const ABOUT_PEERS = {
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
    (eat|eating|hide|hiding|sit|sitting) (my )?(lunch )?(alone )?in the (toilet|bathroom|toilets|restroom|library) ~ (they|nobody|no one|because (of|they|nobody|everyone)|bully|bullies|kids|avoid)
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
    write* ~ (insults|bad things|my name) ~ (wall|board|desk|toilet)
    (call|calls|called|calling) me (fatty|fatso|stinky|slurs|dumbo|piggy|freak|ugly|names) ~`,
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
    (want*|ask*|tell*|told|invit*|plan*|offer*|insist*|keeps|trying|begs|said) ~ (meet|meet up|come over|see|visit|pick|hang out) !(my (parents|mom|mum|dad|family|mother|father)) ~ ~ (alone|secret*|parents|mom|mum|mall|hotel|house|place|person|night|nobody|anyone|park|apartment|car|drunk|after school)
    (stranger|old man|older man|older guy|grown up|grownup|adult|man|guy) ~ (wants|wanted|asks|asked|keeps|offers|offered|offering|tried|tries) ~ (meet|pick me|see me|visit me|come to his|rides|a ride|take me)
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
  threatens: `
    (i|we) (want|wish|am going|will|would|could|swear|am about|plan|am planning|almost|nearly|keep|am ready|might) ~ (kill|stab|shoot|strangle|murder|burn|poison|choke|hurt|attack|beat up|smash|cut|slit|destroy) (him|her|them|everyone|everybody|these (kids|people|boys|girls)|those (kids|people|boys|girls)|the (kids|boys|girls|bullies|teacher|class)|all of them|somebody|someone|people|my (brother|sister|baby *|dad|mom|mum|stepdad|teacher|class|parents|ex|bully|classmates)) !(in (the|a|chess|this) (game|race|debate|match|quiz)|at (chess|tennis|fifa|the))
    (thoughts|thinking|dream|dreams|fantasi*|fantasy|urge|urges) (about|of|to) (kill*|hurt*|stab*|shoot*|strangl*|attack*|poison*) (him|her|them|everyone|everybody|people|someone|somebody|my *|the *)
    (they|everyone|he|she) (will|are going to|is going to) ~ (pay|regret|be sorry) ~ (tomorrow|monday|tuesday|wednesday|thursday|friday|knife|gun|blood|when i|for what|school)
    (list of|a list) ~ (people|names|kids) ~ (kill|shoot|dead|hurt|die)
    want* (him|her|them|everyone|all of them|my (dad|stepdad|brother|teacher)) dead
    (he|she|they|someone|somebody|guy|kid|boy|ex|boyfriend|gang|man|girl) ~ (said|says|say|told|threaten*|will|is going|are going|wants|want|posted|wrote|texted) ~ (kill*|stab*|shoot*|murder*|rape|burn|pour acid on|throw acid at|attack|hurt|break the legs of|blow up) (me|us|him|her|them|everyone|everybody|people|the school|our school|my school|a school|a mosque|a church|my (family|mom|mum|mother|dad|brother|sister))
    (have|having|get|got) (me|him|her|us) killed
    (gun|knife|rifle|pistol|bullets|blade|machete) (in|inside) (his|her|their|my) (bag|backpack|locker|pocket|jacket)
    (carry|carrying|bring|bringing|brought|take|taking) (a|my|the|his|this) (blade|knife|gun|machete) (now|to school|with me|for (them|him)|every|because|cause|everywhere|since|tomorrow)
    (shoot|blow) up (our|my|the|his|her) (school|class|church|mosque)
    (gang|gangs) ~ (want*|make*|made|force*|told|ask*|after|threaten*) (me|us)
    (knife|gun) (to|at|against) my (throat|neck|head|face|back|stomach)
    (i got|i was|got|was) (jumped|stabbed|robbed|mugged|attacked|beaten up) (yesterday|last|by|on|after|today|in|at|and)
    (do not|dont|should not|better not) (come|go) to school (tomorrow|on (monday|tuesday|wednesday|thursday|friday)) ~ (if you|planned|happen*|warn*|know*|something|because i|safe)`,
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
} satisfies Partial<Phrases>;
