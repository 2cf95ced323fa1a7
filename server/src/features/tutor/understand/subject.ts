/** Words at the beginning of a request that say what is wanted, not what it is about. */
const BEFORE_THE_SUBJECT =
  /^(?:(?:please|pls|can|could|would|will|you|u|i|i'm|i'd|me|us|we|want|wanna|need|like|love|to|some|few|any|all|give|gets?|make|create|build|write|set|do|does|did|have|has|take|start|begin|let's|lets|let|ask|quiz|test|examine|drill|practi[sc]e|questions?|problems?|exercises?|summari[sz]e|summary|sum|up|recap|key|main|most|important|points?|ideas?|facts?|overview|explain|describe|teach|tell|show|talk|help|understand|learn|know|define|definition|meaning|means|meant|examples?|instance|simpler|easier|hint|more|again|another|just|also|short|quick|quickly|good|nice|what|what's|whats|which|who|is|are|was|were|a|an|the|of|on|in|about|for|with|by|from|at|our|my|this|that|these|those|it|its|them|they|there|don't|dont|doesn't|not|get|how|why|when|where|and|but|or|then|so|one|ok|okay|hey|hi|hello|really|even|still|flash ?cards?|cards?|notes?|study|plan|essay|draw|picture|diagram|simple|words|out|new|topic|lesson|chapter|difference|differences|between|compare|struggling|struggle|confused|hate|stuck|work|works)\b(?:'(?:s|re|m|d|ll|ve)\b)?[\s,:;?!.]*)+/;
const BEHIND_THE_SUBJECT =
  /(?:^|[\s,]+)(?:please|pls|go|asap|quick(?:ly)?|no fluff|in (?:like )?\d+ (?:bullets?|sentences?|words|lines)|i have class.*|to me|for me|me|again|now|today|tomorrow|tonight|so far|here|simply|tho|though|lol|in (?:simple|plain|easy|short|other) (?:words|english|terms)|with examples?|like i(?:'m| am|m) \w+(?: years old)?|like im \w+|works?|helps?|happens?|mean|means|it|this|that|them|one|stuff|things?|at all|exam|test|right|is|are|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)[\s?!.,]*$/;

/** What a message is about, in the student's words; empty when it names nothing. `plain` is in plain spelling. */
export const subjectOf = (plain: string): string => {
  let about = plain.slice(0, LONGEST).replace(BEFORE_THE_SUBJECT, '');
  for (let before = ''; before !== about;) {
    before = about;
    about = about.replace(BEHIND_THE_SUBJECT, '');
  }
  return about
    .replaceAll(/[?!.,;:"()]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};
const LONGEST = 300;
