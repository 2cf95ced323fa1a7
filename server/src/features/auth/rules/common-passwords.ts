import { Failure } from '@studia/contract/errors';

/**
 * What people build passwords around. The rule for passwords wants capitals, digits and signs, so people add them
 * to one of these: Password1!, P@ssw0rd, 123Qwerty!, Summer2026!. All of those are one entry here.
 */
const CORES: ReadonlySet<string> = new Set(
  `
  aa aaa abc abcd abcde abcdef abcdefg abcdefgh abcabc asd asdf asdfg asdfgh asdfghj asdfghjkl asdasd asdzxc
  qaz qazwsx qazwsxedc qwe qwer qwert qwerty qwertyu qwertyui qwertyuiop qweasd qweasdzxc qweqwe qwertz qwertzuiop
  azerty azertyuiop zxc zxcv zxcvb zxcvbn zxcvbnm zaq zaqwsx zaqxsw wasd poiuytrewq lkjhgfdsa mnbvcxz
  a b c q x z aabb aabbcc xyz xxx xxxx zzz zzzz

  pass passwd passwort password passwords passcode passme passphrase mypass mypassword newpass newpassword
  changeme changepassword letmein letmeinnow secret secretpassword topsecret access login logmein signin open
  opensesame enter welcome welcomeback hello hellothere helloworld hi hey goodbye please trustno trustme trust
  whatever nothing something anything idontknow forgot forgotten unknown default temp temporary test tester
  testing testtest example sample demo guest user username me admin administrator adminadmin root toor master
  system server computer internet google microsoft facebook instagram tiktok youtube twitter amazon apple iphone
  samsung android windows linux ubuntu oracle cisco database

  student students teacher school myschool homework class classroom college university study studying learn
  learning studia tutor lesson math maths science english history physics biology chemistry geography exam

  iloveyou ilove loveyou iloveu loveme lovely love lover loving sweetheart sweetie honey baby babygirl babyboy
  darling angel angels princess prince king queen kitty hottie sexy beautiful pretty cutie friend friends
  bestfriend forever family mother father mom dad mommy daddy brother sister jesus jesuschrist christ god
  blessed faith heaven hope peace happy lucky smile sunshine sunflower flower rose rainbow butterfly

  monkey dragon tiger lion eagle bear panda wolf shark dolphin horse pony unicorn dog doggy puppy cat kitten
  bunny rabbit chicken turtle snake spider falcon phoenix

  football soccer baseball basketball hockey tennis golf cricket rugby liverpool chelsea arsenal barcelona
  realmadrid juventus manchester united yankees lakers cowboys steelers ronaldo messi jordan

  superman batman spiderman ironman pokemon pikachu naruto sasuke goku minecraft roblox fortnite starwars
  skywalker matrix harrypotter hogwarts gandalf ninja samurai pirate wizard killer hunter ranger shadow ghost
  hacker gamer player champion winner legend warrior thunder blaster mustang ferrari porsche mercedes corvette
  harley yamaha

  michael jennifer jessica ashley daniel matthew andrew joshua charlie jordan thomas robert william george david
  james john maria anna sarah nicole michelle amanda alexander alex samantha hannah emma olivia sophie lucas
  maggie buster ginger pepper cookie cheese chocolate banana orange cherry coffee cocacola pizza candy sugar
  peanut pumpkin

  spring summer autumn fall winter january february march april may june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday christmas birthday holiday vacation

  london paris berlin madrid newyork america american india china germany france canada australia england
  california texas dallas boston chicago

  red blue green black white silver golden purple pink diamond money dollar freedom music guitar dance party
  computer1 one two three onetwothree four seven eleven number numberone first super superstar star stars
  startrek sunrise moon earth ocean water fire power magic dream dreams
`
    .trim()
    .split(/\s+/),
);

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
  '|': 'l',
};

const FEWEST_CHARACTERS = 4;
const SHORTEST_NAME = 4;

/** Whom a password is for. */
interface Owner {
  email: string;
  fullName: string;
}

/** Whether many people, or whoever knows the student's name, would guess this password early. */
export const isCommonPassword = (password: string, owner: Owner): boolean => {
  const lower = password.toLowerCase();
  return (
    new Set(lower).size < FEWEST_CHARACTERS ||
    coresOf(lower).some((core) => CORES.has(core)) ||
    isMostlyName(lower, owner)
  );
};

/** Fails with `common_password` for one that would be guessed early. */
export const refuseCommon = (password: string, owner: Owner): void => {
  if (isCommonPassword(password, owner)) throw new Failure('common_password');
};

/** What is left of a password without what people add to a word to please a rule. */
const coresOf = (lower: string): string[] => {
  const bare = lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const letters = lower.replaceAll(/[^\p{L}]/gu, '');
  // Signs in front and behind are additions far more often than letters in disguise.
  return [bare, letters, plain(bare), plain(lower.replaceAll(/[^\p{L}@$0]+$/gu, ''))];
};

const plain = (text: string): string => Array.from(text, (sign) => LOOK_ALIKES[sign] ?? sign).join('');

/** What somebody thinks of first who makes up a password for us. */
const OUR_NAME = 'studia';

// A name of three letters stands in many good passwords, and a longer one may stand in a long one.
const isMostlyName = (lower: string, { email, fullName }: Owner): boolean => {
  const [local = ''] = email.toLowerCase().split('@');
  const names = [
    OUR_NAME,
    local,
    ...local.split(/[^\p{L}\p{Nd}]+/u),
    ...fullName.toLowerCase().split(/[^\p{L}\p{Nd}]+/u),
  ];
  return names.some(
    (name) => name.length >= SHORTEST_NAME && name.length * 3 >= lower.length && lower.includes(name),
  );
};
