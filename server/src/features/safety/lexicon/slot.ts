/**
 * What a message can hold, each as phrases of one language.
 *
 * A line is a phrase: `*` stands for any ending of a word, `~` for up to three words in between, `#` for a digit, `( | )` for a
 * choice, `( | )?` for what may be missing, `!( | )` for what may not follow, `^` and `$` for the ends of a sentence.
 */
export type Slot =
  // About oneself
  | 'ends own life'
  | 'wishes'
  | 'death'
  | 'hurts oneself'
  | 'is worth nothing'
  | 'says farewell'
  | 'asks for a method'
  | 'starves oneself'
  | 'takes drugs'
  // About what others do
  | 'near'
  | 'ends their life'
  | 'elder'
  | 'hurts me'
  | 'touches me'
  | 'was abused'
  | 'is afraid at home'
  | 'is bullied'
  | 'stranger'
  | 'wants of me'
  | 'threatens with pictures'
  | 'threatens'
  // A body in danger now
  | 'emergency'
  // What is asked for
  | 'how to get'
  | 'weapon or drug'
  | 'harms others'
  | 'asks to make'
  | 'lewd'
  // What makes it something else
  | 'joke'
  | 'mishap'
  | 'play'
  | 'study'
  | 'harmless thing';

/** The phrases of a language; a slot that it has no words for is an empty text. */
export type Phrases = Readonly<Record<Slot, string>>;
