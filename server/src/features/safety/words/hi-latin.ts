import type { SafeWords } from './words.ts';

export const HINDI_IN_LATIN: SafeWords = {
  openings: {
    'self-harm':
      'Accha hua ki tumne mujhe bataya. Yeh bahut bhaari lagta hai, aur tumhe ise akele nahi uthana hai.',
    eating:
      'Batane ke liye shukriya. Khane aur body ki chinta bahut bhaari ho sakti hai, aur tumhe madad milni chahiye. Tumhe khane ka bhi poora haq hai.',
    abuse:
      'Batane ke liye shukriya. Iske liye himmat chahiye. Jo ho raha hai woh theek nahi hai, aur isme tumhari koi galti nahi hai.',
    drugs:
      'Batane ke liye shukriya. Yahan tumhe koi nahi daantega. Sharab, goliyan aur nasha kisi ko bhi jakad sakte hain, aur acchi madad milti hai.',
    violence:
      'Batane ke liye shukriya. Yeh serious lagta hai. Kisi ko chot nahi lagni chahiye: na tumhe, na kisi aur ko.',
    emergency: 'Yeh emergency ho sakti hai: abhi kisi se madad lo.',
    'follow-up': 'Saath bane rehne ke liye shukriya. Tum jo mehsoos karte ho, woh matter karta hai.',
    'still with you': 'Main ab bhi tumhare saath hoon aur sun raha hoon.',
    'still an emergency': 'Batane ke liye shukriya. Abhi theek lage tab bhi yeh khatarnak ho sakta hai.',
    doubt: 'Yeh mushkil lagta hai, aur andaza lagane se poochna behtar hai: kya tum abhi theek ho?',
    check: 'Theek hai. Ek baar aur pooch lena behtar hai: kya tum abhi safe ho?',
    safe: 'Achha laga ki tum safe ho. Batane ke liye shukriya. Phir bhaari lage to kisi bharose wale se kehna ya mujhe likhna. Jab chaho, hum padhai jaari rakhenge.',
  },
  toSomebody:
    'Abhi kisi bharosemand bade se baat karo: mummy-papa, teacher, school counsellor ya koi aur. Agar tumhe ya kisi aur ko abhi khatra hai, toh {number} par call karo aur akele mat raho.',
  ifHurt:
    'Jitni jaldi ho sake kisi bharosemand bade ko batao: family ka koi safe member, teacher, school counsellor, doctor. Tab tak batate raho jab tak koi kuch na kare. Agar abhi khatra hai, toh jahan log hon wahan jao aur {number} par call karo.',
  nobodyHurt:
    'Abhi kisi bharosemand bade ko batao, chahe tumne chup rehne ka vaada kiya ho: mummy-papa, teacher, school counsellor. Yeh chugli nahi hai, isse log safe rehte hain. Agar lage ki tum kisi ko chot pahuncha sakte ho, toh wahan se hato aur pehle us bade ke paas jao. Agar yeh aaj ho sakta hai, toh {number} par call karo.',
  callNow:
    '**Abhi {number} par call karo**, ya kisi bade ko pukaro. Batao ki tum kahan ho aur kya hua, aur phone mat kaato: woh batayenge ki kya karna hai.',
  ifSwallowed: 'Agar kisi ne kuch nigal liya hai:',
  whileYouWait:
    'Intezaar karte waqt: safe ho toh us insaan ke paas raho, use garam rakho aur khane-peene ko kuch mat do. Agar goliyan khayi hain ya kuch nigla hai, toh packet sambhal kar rakho aur ulti mat karao. Zyada khoon bahe toh saaf kapde se zor se dabao. Agar jaan-bujhkar hua hai toh woh bhi batao: koi gussa nahi hoga.',
  whoListens: 'Log jo free mein aur bina daante sunte hain:',
  anywhere: 'Duniya mein kahin bhi: findahelpline.com tumhare desh ki free helpline batata hai',
  stillHere:
    'Main padhai ka tutor hoon, isliye waisi madad nahi kar sakta jaisi koi insaan kar sakta hai. Par main yahin hoon, aur padhai baad mein ho sakti hai. Jab mann ho, mujhe likhna, hum aaram se aage badhenge.',
  afterwards: 'Padhai baad mein ho sakti hai. Jab sab safe hon tab laut aana, hum aage badhenge.',
  orGoOn:
    'Agar kahin dard hai, dar lag raha hai ya khud ko chot pahunchane ka khayal aata hai, to mujhe batao aur kisi bharose wale bade ko bhi. Agar bas kehne ka tareeka tha, to aage badho: main padhai ke liye bhi yahin hoon.',
  isSomebodyThere: 'Kya abhi koi tumhare saath hai?',
  says: {
    safe: /\bsafe h|theek hoon|thik hu|mummy ko bata|papa ko bata/i,
    joke: /\b(?:mazak|mazaak|majak|joke|jk)\b/i,
    yes: /^(?:haan|han|ha|ji)\b/i,
    no: /^(?:nahi|nahin|pata nahi)\b/i,
  },
  startSmall:
    'Kisi ko batana mushkil lag sakta hai, aur chhoti shuruaat bhi theek hai. Kisi bade ko yeh screen dikhao, ya bas ek line kaho: “Main theek nahi hoon aur mujhe madad chahiye.” Agar pehla insaan na sune, toh doosre ko batao. Isme tumhari galti nahi hai.',
  refusals: {
    'dangerous wish':
      'Main isme madad nahi kar sakta: kisi ko bahut chot lag sakti hai. Agar tumhe iske peeche ki chemistry, history ya kanoon jaanna hai, toh main safe tareeke se sikhaunga. Aur agar tumhe kisi ki chinta hai, toh kisi bharosemand bade ko batao.',
    'sexual wish':
      'Main isme madad nahi kar sakta. Main padhai ka tutor hoon aur yahan har umar ke students seekhte hain. Biology, health ya bade hone ke baare mein koi sawaal ho toh poocho, main saaf-saaf samjhaunga. Aur agar koi tumhe unsafe mehsoos karaye, toh kisi bharosemand bade ko batao.',
  },
  localNumber: 'apne desh ke emergency number (India mein 112)',
};
