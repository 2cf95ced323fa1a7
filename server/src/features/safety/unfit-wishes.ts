import { words, type Sign } from './sign.ts';

const HOW =
  '(?:how (?:do|can|could|would|should|to)(?: (?:i|you|we|one|someone))?|(?:tell|show|teach|help|give|explain) (?:me|us)(?: [^\\s.!?,"]+){0,3}|(?:steps|instructions|guide|recipe|tutorial|ingredients)(?: (?:to|for|on|how))+|i (?:want|need|would like|am trying|am going) to|best way to|where (?:can|do) i|let us|lets)(?: (?:to|easily|secretly|quickly|actually|even|exactly|how|a|the|for))*';
const MAKE =
  '(?:mak(?:e|ing)|build(?:ing)?|creat(?:e|ing)|construct(?:ing)?|assembl(?:e|ing)|3d[ -]?print(?:ing)?|cook(?:ing)?|synthesi[sz](?:e|ing)|produc(?:e|ing)|brew(?:ing)?|buy(?:ing)?|get|order|smuggle)';
const WEAPON =
  '(?:pipe bombs?|nail bombs?|petrol bombs?|bombs?|explosives?|grenades?|molotovs?(?: cocktails?)?|guns?|pistols?|rifles?|firearms?|silencers?|nerve (?:gas|agents?)|sarin|ricin|mustard gas|chlorine gas|chemical weapons?|bio ?weapons?|dirty bombs?|napalm|thermite|land ?mines?|ieds?|ghost guns?)';
const DRUG =
  '(?:crystal meth|meth|methamphetamine|cocaine|crack|heroin|fentanyl|lsd|mdma|ecstasy|ghb|pcp|date rape drugs?|illegal drugs|drugs|weed|marijuana|edibles|fake id)';
const HARMLESS =
  /\b(?:bath bombs?|bomb calorimeters?|seed bombs?|photo ?bombs?|glue guns?|nerf|water guns?|squirt|toy|games?|minecraft|roblox|scratch|unity|unreal|godot|fortnite|python|javascript|code|lego|cardboard|paper|origami|draw\w*|sketch|animat\w*|film|movie|prop|costume|staple guns?|heat guns?|drugs? (?:store|shop|discovery|delivery|design|trial\w*|test\w*|policy|law\w*|awareness)|argument|case|essay|sense of|rid of|away from|off drugs|addict\w*|sure|people (?:stop|quit)|laws?|control|safety|anti-|garden|lawn)\b/;
const A_CHILD =
  '(?:child|children|kids?|minors?|teen\\w*|little (?:girls?|boys?)|school ?girls?|school ?boys?|young (?:girls?|boys?)|underage [^\\s.!?,"]+|toddlers?|(?:1[0-7]|[1-9])[ -]years?[ -]olds?|students?|loli\\w*|shota)';
const LEWD =
  '(?:porn\\w*|erotic\\w*|erotica|nudes?|naked (?:pic\\w*|photo\\w*|image\\w*|video\\w*)|nsfw|hentai|smut|sexy|lewd|sex (?:stor\\w+|scenes?|tape|with)|having sex|sexual (?:fantas\\w+|stor\\w+|scenes?|acts?))';
const ASKED =
  '(?:write|draw|generate|show|send|give|make|create|role-?play|tell|find|describe|imagine|be my|act|pretend|continue)';

const STUDY_OF_IT =
  /\b(?:laws?|legal|illegal|prevent\w*|protect\w*|education|reproduc\w*|dangers?|effects?|research|statistics|addict\w*|awareness|essay (?:on|about)|crime|policy|painting|sculpture|art history|consent|report|stop|trafficking)\b/;

const IN_PLAY =
  /\b(?:game|minecraft|roblox|call of duty|battlefield|gta|witcher|chess|judo|boss|character|process|time|mood|plants?|weeds?|bacteria|ants?|story|plot|virus|mockingbird|darlings|phone|computer|enem\w+|mob|laugh\w*|haha\w*|lol)\b/;

/** Wishes that a tutor of children does not meet. History, law and chemistry ask other questions. */
export const UNFIT: readonly Sign[] = [
  {
    concern: 'dangerous wish',
    sign: words(`\\b${HOW} ${MAKE}(?: [^\\s.!?,"]+){0,4}? ${WEAPON}\\b`),
    unless: HARMLESS,
  },
  {
    concern: 'dangerous wish',
    sign: words(`\\b${HOW} ${MAKE}(?: [^\\s.!?,"]+){0,3}? ${DRUG}\\b`),
    unless: HARMLESS,
  },
  {
    concern: 'dangerous wish',
    sign: words(
      `\\b(?:recipe|instructions|tutorial|blueprint)s? (?:for|to|on)(?: (?:a|an|making|cooking|building|homemade|real))* (?:${WEAPON}|${DRUG})\\b`,
    ),
    unless: HARMLESS,
  },
  // Anger that is told is not a question how: it is cared for.
  {
    concern: 'violence',
    sign: words(
      `\\bi (?:want|am going|need|am about) to (?:poison|kill|murder|stab|shoot|hurt|attack|beat up) (?:my (?!back|neck|knee|eyes|feelings|grade)|people|someone|somebody|him|her|the teacher|them|every(?:one|body))`,
    ),
    unless: IN_PLAY,
  },
  {
    concern: 'dangerous wish',
    sign: words(
      `\\b${HOW} (?:poison|kill|murder|stab|shoot|drug|hurt|attack|beat up|kidnap|blackmail) (?:my (?!back|neck|knee|eyes|feelings|grade)|a person|people|someone|somebody|him|her|the teacher|them)\\b`,
    ),
    unless: IN_PLAY,
  },
  {
    concern: 'sexual wish',
    sign: words(`\\b${ASKED}(?: [^\\s.!?,"]+){0,6} ${LEWD}\\b`),
    unless: STUDY_OF_IT,
  },
  {
    concern: 'sexual wish',
    sign: words(
      `\\b${LEWD}(?: [^\\s.!?,"]+){0,4} ${A_CHILD}\\b|\\b${A_CHILD}(?: [^\\s.!?,"]+){0,4} ${LEWD}\\b`,
    ),
    unless: STUDY_OF_IT,
  },
];
