import type { BookWords } from './words.ts';

/** What is asked about books and pages, each with what it is in English. */
export const ARABIC_REQUESTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:و ?)?لماذا$/u, 'why?'],
  [/مثال/u, 'give me an example'],
  [/أبسط|ابسط|أسهل|اسهل/u, 'explain it simpler'],
  [/^(?:و ?)?(?:ثم ماذا|بعد ذلك|وماذا بعد|ماذا بعد|أكمل|اكمل)$/u, 'and after that?'],
  [/(?:اسألني|اختبرني).*(?:الصفحة|صفحة)/u, 'quiz me on this page'],
  [/اسألني|اختبرني/u, 'quiz me'],
  [/(?:الصفحة|صفحة) (?:رقم )?(\d+).*/u, 'summarise page $1'],
  [/(?:الفصل|فصل) (?:رقم )?(\d+).*/u, 'summarise chapter $1'],
  [/اشرح.*(?:هذه الصفحة)/u, 'explain this page'],
  [/هذه الصفحة/u, 'summarise this page'],
  [/هذا الفصل/u, 'summarise this chapter'],
];

export const ARABIC_BOOKS: BookWords = {
  lead: 'يقول الكتاب:',
  under: 'وتحت «{x}»:',
  forExample: 'مثلًا:',
  more: 'هناك المزيد تحت «{x}» في الصفحة {n}.',
  reason: 'يذكر الكتاب سببًا:',
  example: 'هذا مثال من الكتاب:',
  shorter: 'هذه جملة أقصر من الكتاب:',
  goesOn: 'يتابع الكتاب تحت «{x}»:',
  nothingMore: 'لا أجد المزيد عن «{x}» في الكتب. هل أطرح عليك أسئلة؟',
  summary: '«{x}» في {n} جمل من الكتاب:',
  page: 'الصفحة {n} من «{x}» («{k}») بجملها هي:',
  mainIdea: 'هذا هو الأهم هنا:',
  whichBook: 'أي كتاب تقصد؟ لدي مثلًا:',
  gap: 'أي كلمة تنقص في الفراغ؟',
  question: '**السؤال {n} من {k}.**',
  fromMemory: 'أجب من الذاكرة، وخمّن إذا لزم الأمر.',
  notFound:
    'لا أجد هذا في الكتب، ولا أريد أن أخترع شيئًا. هل يمكنك أن تسأل بكلمات أخرى، أو تقول لي في أي صفحة قد يكون؟',
  tasks: [
    'كيف تقول ذلك بكلماتك أنت؟',
    'أي سؤال قد يطرحه المعلم عن هذا، وما جوابه؟',
    'ما أهم كلمة هنا، ولماذا؟',
  ],
};
