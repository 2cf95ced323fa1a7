/** What the tutor says in small talk, and to what is told of one's own days; see `phrases.ts`. */
export const TALK_PHRASES = {
  // Talk
  hello: [
    'Hi! What are we working on today?',
    'Hello! What would you like to learn or work out?',
    'Hey! What’s up: homework, a test, or something you’re curious about?',
  ],
  howAreYou: [
    'Doing well, thanks! What are we working on today?',
    'All good here, thanks for asking! What shall we look at?',
  ],
  bye: ['See you! You did real work today.', 'Bye for now. Come back whenever you like.'],
  thanks: [
    'You did the work! What’s next?',
    'Any time. What would you like to do next?',
    'Glad it helped. Shall we go on?',
  ],
  closing: [
    'Sounds good. I’m here when you need me.',
    'Glad to hear it. Just ask if something comes up.',
    'Good! Come back to me any time.',
  ],
  closingOpen: [
    'Sounds good. We’ll go on where we stopped, whenever you like.',
    'Good! Take your time, it stays open.',
    'Glad to hear it. We’ll pick it up again when you’re ready.',
  ],
  aboutYou: [
    'I’m Studia’s tutor, a program and not a person. I work through maths with you step by step, explain things from the books, ask you questions, and check what you write. What would you like to try?',
  ],
  noFavourites: [
    'I’m a program, so I don’t play or have favourites. What’s yours? And what are you working on for school?',
  ],
  mayBeWrong: [
    'Yes, I can be wrong. Calculations are worked out exactly, and where I quote a book you can open the page and read it yourself. When I’m not sure, I say so. If something looks off to you, tell me.',
  ],
  whyIAsk: [
    'Because you remember far more of what you work out yourself. But if you just want something checked, send it and I’ll check it straight away.',
  ],
  languages: [
    'I can talk with you in English, Spanish, French, German, Portuguese, Hindi, Arabic and Chinese. My lessons and books are in English, though. What’s the question?',
  ],
  disagrees: [
    'Maybe I am. Which part looks wrong to you, and what do you think it should be?',
    'Could be. Tell me what you’d say instead, and I’ll look at it again.',
  ],
  rude: [
    'Fair enough, that wasn’t helpful. Tell me what went wrong, or send me the exact question, and I’ll try again.',
    'I hear you. Let’s try it differently: which bit annoys you most?',
  ],
  feelingDumb: [
    'You’re not dumb. This is hard until it isn’t, and you’re still at it. Let’s make it smaller.',
    'Finding it hard doesn’t mean you can’t do it. Let’s take one tiny piece.',
  ],
  feelingGrade: [
    'That stings. But mistakes you understand are the quickest points to win back. Which question went wrong? Send it to me and we’ll look at it.',
  ],
  feelingTired: [
    'That sounds tiring. Five minutes away from the screen often helps more than ten more minutes of trying. Shall we do one small thing, or stop for today?',
  ],
  feelingStress: [
    'That’s a lot of pressure. Let’s not do everything, just the next small thing. What’s coming up first?',
  ],
  feelingMix: [
    'Easily done, they’re so alike. Pick two that you mix up and tell me one thing that’s different about them.',
  ],
  feelingHate: [
    'Fair enough, not everybody’s favourite. What’s the most annoying part? We’ll start right there.',
  ],
  feelingSad: [
    'I’m sorry it feels like that. It’s okay to be sad, and it helps to tell somebody you like. I’m here, and we can do something small together whenever you want.',
  ],
  feelingForget: [
    'Everybody forgets; that’s how memory works. What helps is asking yourself a few questions tomorrow, and again in three days. Shall I ask you one now?',
  ],
  lifeHurt: [
    'I’m sorry, that hurts. It says nothing about how clever or how welcome you are. Who could you talk to about it: a friend, a teacher, somebody at home? And if you’d like to get on with something here, I’m glad to.',
    'That’s not a nice feeling. It often helps to say it to one person you trust. What would you like to happen?',
    'Thanks for telling me. That would bother me too. What would make it a little easier?',
  ],
  lifeBlank: [
    'That’s your nerves, not your memory: what you know is still there. Breathe out slowly, longer than you breathe in, five times. Then tell me one single thing you remember, however small.',
    'If it happens again: put the pen down, breathe out slowly three times, and begin with the question you like best. What’s the test about? We’ll wake up one thing now.',
    'Feet on the floor, shoulders down, one slow breath. Which topic shall we touch for two minutes, so you notice it’s still there?',
  ],
  lifeCalmer: [
    'Good, that was exactly the right thing to do. What’s one thing from the topic you’re sure of?',
    'I’m glad. Shall we use the calm for one small thing?',
  ],
  lifeGroup: [
    'That’s annoying, and it happens in most groups. What helps is to cut the work into small pieces and let everybody pick one, with a name and a date on it. Which pieces does yours have?',
    'Then make it easy to say yes: one small job for each person, and a day to show it. What would the jobs be?',
  ],
  lifeLoad: [
    'That’s a full week. Let’s look for the gaps: on which days do you have half an hour before anything else starts? The homework that’s due first goes there.',
    'So time is short. Which piece of homework costs you the most of it? We could start with that one.',
  ],
  lifeKnown: [
    'You’re not alone with that.',
    'Many people know that one.',
    'That happens to a lot of people.',
  ],
  adviseAsk: [
    'Which part of that could you try this week?',
    'What of that do you do already, and what would be new?',
    'How would that look for you, in one sentence?',
  ],
  lifePlan: [
    'You could do that. What’s the first small step, and when exactly will you take it?',
    'That’s something you can try. What might get in the way, and what would you do then?',
    'Okay, try it and see. How will you notice that it works?',
    'Okay. Is there anything in it that I can help with right now?',
  ],
  lifeDay: [
    'I hear you. What has to be done first, and by when? Then we’ll find a first step of ten minutes.',
    'Okay. Let’s make it smaller: what’s the very next thing you’d have to do?',
  ],
  askMe: [
    'Yes, always. There are no stupid questions here, and nobody is watching. What’s the first one?',
    'Of course, ask away.',
  ],
  figure: [
    'Ha, I get it. Let’s make it shorter: what’s the first thing on it?',
    'Sounds like a long one. Let’s get it done: what’s first?',
  ],
  offTopic: [
    'That’s not my thing, I’m here for learning. But ask me about school stuff any time. What are you working on?',
    'I can’t help with that one. Got something for school?',
  ],
  noSides: [
    'I don’t take sides in politics; that’s for you and your family to decide. I can explain how elections work, if you like.',
    'I don’t vote, and I wouldn’t tell you how to. Shall we look at how votes are counted instead?',
  ],
  noPrediction: [
    'I can’t see into the future, and I won’t help with betting. The maths of odds is interesting, though. Want to look at that?',
  ],
  noMocking: [
    'I won’t make fun of a real person. But I’m in for a funny text about something else, like your homework or a school subject.',
  ],
  heartache: [
    'That hurts, I’m sorry. I’m not the right one for advice on that; a friend or somebody in your family is. If a bit of school work would take your mind off it, I’m here.',
  ],
  noDose: [
    'I can’t tell you how much to take: that depends on you, and too much can do harm. Please ask a parent, a pharmacist or a doctor first, or phone one of them now. If you feel really bad, get an adult straight away.',
  ],
  no: ['Okay. What would you like to do instead?', 'No problem. What else can I do?'],
  ready: [
    'Great. What shall we start with? A topic, or an exercise from your book?',
    'Sure. Tell me the topic, or paste the exercise.',
  ],
  unsureBare: [
    'That’s okay. Which subject is it, or what does the exercise say? Then we’ll start small.',
    'No problem. Tell me one word of what it’s about, and we’ll find the way in.',
  ],
  whatIsMeant: [
    'I’m not sure what you mean. Is it one of these?',
    'Help me out: which of these do you mean?',
    'I didn’t get that. Which one fits?',
  ],
  whatIsMeantBare: [
    'I’m not sure what you mean. Tell me a topic, like “photosynthesis”, or paste an exercise, like “3x + 7 = 22”.',
    'I didn’t get that. Can you say it in one whole sentence, with the thing it’s about?',
    'I lost you there, sorry. What would you like to know, or what should I check?',
  ],
  seesNumber: ['I see {number}, but no question with it. What’s the exercise?'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
