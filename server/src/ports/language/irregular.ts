/** Forms of English words that no ending gives away, each line of them after its base. */
const FORMS = `arise arose arisen/awake awoke awoken/bear bore borne/beat beaten/become became/begin began begun/bend bent/bind bound
bite bit bitten/bleed bled/blow blew blown/break broke broken/breed bred/bring brought/build built/burn burnt/buy bought
catch caught/choose chose chosen/cling clung/come came/creep crept/deal dealt/die dying/dig dug/draw drew drawn
dream dreamt/drink drank drunk/drive drove driven/dwell dwelt/eat ate eaten/fall fell fallen/feed fed/feel felt
fight fought/find found/flee fled/fly flew flown/forbid forbade forbidden/forget forgot forgotten
forgive forgave forgiven/freeze froze frozen/give gave given/go went gone/grind ground/grow grew grown/hang hung
hear heard/hide hid hidden/hold held/keep kept/kneel knelt/know knew known/lay laid/lead led/lean leant/leap leapt
learn learnt/leave left/lend lent/lie lain lying/light lit/lose lost/mean meant/meet met/pay paid/ride rode ridden
ring rang rung/rise rose risen/run ran/say said/see saw seen/seek sought/sell sold/send sent/sew sewn
shake shook shaken/shine shone/shoot shot/show shown/shrink shrank shrunk/sing sang sung/sink sank sunk/sit sat
sleep slept/slide slid/smell smelt/speak spoke spoken/speed sped/spell spelt/spend spent/spill spilt/spin spun
spring sprang sprung/stand stood/steal stole stolen/stick stuck/sting stung/strike struck stricken/strive strove striven
swear swore sworn/sweep swept/swell swollen/swim swam swum/swing swung/take took taken/teach taught/tear tore torn
think thought/throw threw thrown/tie tying/tread trod trodden/understand understood/wake woke woken/wear wore worn
weave wove woven/weep wept/win won/withdraw withdrew withdrawn/wring wrung/write wrote written
child children/man men/woman women/foot feet/tooth teeth/goose geese/mouse mice/ox oxen/wife wives/wolf wolves
life lives/knife knives/leaf leaves/thief thieves/half halves/loaf loaves/shelf shelves/calf calves/elf elves
bacterium bacteria/nucleus nuclei/fungus fungi/radius radii/axis axes/analysis analyses/hypothesis hypotheses
vertex vertices/index indices/matrix matrices/formula formulae/datum data/phenomenon phenomena`;

/** From such a form to its base: `ate` to `eat`. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map(
  FORMS.split(/[/\n]/).flatMap((line) => {
    const [base = '', ...forms] = line.trim().split(' ');
    return forms.map((form) => [form, base] as const);
  }),
);
