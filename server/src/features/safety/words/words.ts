/** The fixed words in one language: short, warm, never a lecture. `{number}` stands for the emergency number. */
export interface SafeWords {
  openings: Readonly<
    Record<
      | 'self-harm'
      | 'eating'
      | 'abuse'
      | 'drugs'
      | 'violence'
      | 'emergency'
      /** Asked when it may be nothing. */
      | 'doubt'
      /** Whatever is answered to care is answered as such: twice in a row with other words. */
      | 'follow-up'
      | 'still with you'
      | 'still an emergency'
      /** Asked once of who says that it was a joke, or wants to go back to work. */
      | 'check'
      /** The end of care. */
      | 'safe',
      string
    >
  >;
  /** To a person they trust, and what to do when it is urgent. */
  toSomebody: string;
  ifHurt: string;
  /** When somebody may hurt others, the student or whom they speak of. */
  nobodyHurt: string;
  callNow: string;
  ifSwallowed: string;
  whileYouWait: string;
  whoListens: string;
  anywhere: string;
  stillHere: string;
  afterwards: string;
  startSmall: string;
  /** What to say when something is wrong, and that one may simply go on. */
  orGoOn: string;
  isSomebodyThere: string;
  /** How somebody says that they are safe, that it was a joke, yes and no. */
  says: Readonly<Record<'safe' | 'joke' | 'yes' | 'no', RegExp>>;
  refusals: Readonly<Record<'dangerous wish' | 'sexual wish', string>>;
  /** What stands for the emergency number of a country that is not known. */
  localNumber: string;
}
