/** The fixed words in one language: short, warm, never a lecture. `{number}` stands for the emergency number. */
export interface SafeWords {
  openings: Readonly<
    Record<'self-harm' | 'eating' | 'abuse' | 'drugs' | 'violence' | 'emergency' | 'follow-up', string>
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
  refusals: Readonly<Record<'dangerous wish' | 'sexual wish', string>>;
  /** What stands for the emergency number of a country that is not known. */
  localNumber: string;
}
