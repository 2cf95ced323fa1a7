const WORDS: Readonly<Record<string, string>> = {
  en: `a about after again all also am an and any are as at be because been before being between both but by can could did do does
doing down during each few for from further get had has have having he her here hers herself him himself his how i if in into
is it its itself just let made make many may me might more most much must my myself no nor not now of off on once one only or
other our ours ourselves out over own same she should so some such tell than that the their theirs them themselves then there
these they this those through to too under until up us use used very was we were what when where which while who whom why will
with would you your yours yourself yourselves`,
  de: `aber alle allem allen aller alles als also am an andere anderen auch auf aus bedeutet bei beim bin bis bitte da dabei dadurch dafur damit
dann daran darauf das dass davon dazu dem den denn der des dich die dies diese diesem diesen dieser dieses doch dort du durch
ein eine einem einen einer eines er erklare erklaren es etwas euch fur gab gibt genannt gegen haben hat hatte hatten heisst
hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ist ja jede jeden jeder jedes kann kannst konnen lasst man
mehr mein mich mir mit muss nach nennt nicht noch nun nur ob oder ohne schon sehr sein seine seinem seinen seiner sich sie sind
so solche soll sollte sondern uber um und uns unter versteht vom von vor war waren warum was welche welchem welchen welcher welches wenn
wer werden wessen wem wen weshalb wie wieso wieviel wir wird wo wobei wodurch wofur womit woran woraus wozu wurde wurden zu zum zur`,
  fr: `a ai alors au aucun aussi autre aux avec avoir beaucoup c ca car ce ceci cela celle celui ces cet cette ceux chaque ci comme
comment d dans de depuis des deux donc dont du elle elles en entre es est et etaient etait ete etre eu eux explique font fait
fut ici il ils j je jusque l la laquelle le lequel les lesquelles lesquels leur leurs lors lui m ma mais me meme memes mes moi
moins mon n ne ni nos notre nous on ont ou par parce pas pendant peu peut peuvent plus pour pourquoi puis qu quand que quel
quelle quelles quels qui quoi s sa sans se selon ses si soit son sont sous sur t ta te tes toi ton tous tout toute toutes tres
tu un une vers vos votre vous y`,
  es: `a al algo algun alguna algunos ante antes aquel asi aun aunque bajo bien cada como con contra cual cuales cuando cuanta cuantas
cuanto cuantos cuyo de del desde donde dos e el ella ellas ellos en entre era eran eres es esa ese eso esta estaba estan estas
este esto estos explica fue fueron ha hace hacia han hasta hay la las le les lo los llama llaman mas me mi mientras mis mucho
muy nada ni no nos nosotros o os otra otras otro otros para pero por porque pues que quien quienes se sea segun ser si sido sin
sobre son su sus tal tambien tan tanto te tiene tienen toda todas todo todos tu tus un una unas uno unos usa y ya yo`,
  it: `a abbia ad agli ai al alla alle allo anche c che chi ci cio come con cosa cui d da dagli dai dal dalla dalle dallo degli dei del
della delle dello di dopo dove due e ed era erano essere fra fu gli ha hanno i il in io l la le lei li lo loro lui ma mi mia mio
ne negli nei nel nella nelle nello noi non o ogni per perche piu poi puo quale quali quando quanta quante quanti quanto quella
quelle quelli quello questa queste questi questo qui se senza si sia sono spiega su sua sue sugli sui sul sulla sulle sullo suo
suoi tra tu tutti tutto un una uno vi voi`,
  pt: `a ainda ao aos aquela aquele aqueles as ate cada com como contra da das de dela dele deles depois desde do dois dos e ela elas
ele eles em entre era eram essa esse esta estao estas este estes eu explica foi foram ha isso isto ja lhe mais mas me mesmo meu
minha muito na nao nas nem no nos nossa nosso num numa o onde os ou para pela pelas pelo pelos pode podem por porque porque qual
quais quando quanto quantos que quem se sem ser seu seus sao so sobre sua suas tambem te tem tinha tu um uma umas uns voce`,
  ru: `а без более бы был была были было быть в вам вас весь во вот все всего всех вы где да даже для до его ее если есть еще же за здесь
и из или им их к как какая какие какой какое каких каком каким когда кого которая которое которые который кто ли между меня мне
может можно мы на над надо наш не него нее нет ни них но ну о об он она они оно от очень по под почему при про с сам свой себя
сколько со так такое такой там тебя тем то тоже только тот ты у уже хотя чего чей чем через что чтобы чье эта эти это этого этой этом я`,
  hi: `अगर अपना अपनी अपने आप इन इस इसका इसकी इसके इसलिए इसे उन उनका उनकी उनके उस उसका उसकी उसके उसे एक एवं ऐसा ऐसी ऐसे और कब कर करता करती करते करना करने
करें कहते कहलाता कहा कहां का कारण कि किस किसका किसके किसने किसे की कितना कितनी कितने किन कुछ के केवल कैसे कैसी को कोई कौन कौनसा कौनसी क्या क्यों गई गए गया चाहिए जब जहां जा
जाता जाती जाते जाने जिन जिस जिसे जैसे जो तक तथा तब तो था थी थे दिया दो द्वारा न नहीं ने पर फिर बताइए बताओ बनता बहुत बाद भी मुझे में मैं यदि यह यहां या ये रहा रही रहे लिए ले
लेकिन वह वहां वाला वाली वाले वे व सकता सकती सकते सब सभी साथ से हम हर ही हुआ हुई हुए है हैं हो होता होती होते होना होने`,
  ar: `اذا اذ الا التي الذي الذين الي ام اما ان انا انت انه انها او اي ايضا اين بعد بعض بل به بها بين تكون تلك تم ثم حتي حول حيث حين خلال
دون ذلك عليها عليه علي عن عند عندما غير فان في فيه فيها قبل قد كان كانت كل كم كما كيف لا لان لدي لذلك لقد لكن لكي لم لماذا لن له
لها لو ليس ليست ما ماذا متي مثل مع معني مما من منذ منه منها من نحن هذا هذه هل هم هنا هناك هو هي هولاء و وهو وهي ولا ولكن يا يتم يسمي
تسمي يكون يمكن اشرح`,
};

/** Words that stand in every text of a language and tell none from another, written as they are compared. */
export const STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);

/** The same where words are not put apart: what asks and what binds. Longer ones first, since they hold shorter ones. */
export const SAYS_NOTHING =
  /为什么|為什麼|是不是|有没有|什么样|怎么样|什么|什麼|怎么|怎麼|怎样|怎樣|哪些|哪个|哪個|哪里|哪裡|哪一|哪种|多少|多大|多久|几个|幾個|如何|为何|為何|是否|请问|可以|能够|以及|或者|并且|而且|但是|因为|所以|如果|那么|这个|那个|这些|那些|时候|時候|办法|辦法|东西|東西|原因|地方|样子|樣子|告诉|应该|應該|应当|哪儿|差不多|起来|起來|出来|下来|上来|我们|我們|你们|他们|它们|一个|一种|[的了是在和与與及吗嗎呢吧啊也都就而被把对對从從到于於它他她这這那很会會能让讓有]/gu;

/** Words that only look as if they held such a character: 能量 is energy, 饱和 is saturated. */
export const SAYS_MUCH =
  /[动動势勢热熱电電光内內核机機功性智化]能|能[量源力]|社会|社會|机会|機會|国会|國會|议会|議會|会议|會議|[对對][称稱数數比流象]|[相绝絕反][对對]|[有][机機理丝絲限性氧毒益害]|[所拥擁]有|目的|[存现現内內]在|[饱飽中共总總温溫调調缓緩]和|和[平谐諧声聲弦]|首都|都[市城]|成就|就[业業]|被[子动動]|了解|[达達得]到|到[达達]|[过過]于|[关關]于|[由]于|[等大小]于|等[于於]|自[从從]/u;
