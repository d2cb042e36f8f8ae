/** What a file of states holds: patterns (alternatives of a regular expression, lower case) of what pages say of an event. */
export interface States {
  /** Few places or tickets are left. */
  few: string;
  /** A list of those who wait for one that becomes free. */
  waitlist: string;
  soldOut: string;
  /** Words for "sold out" that mean other things in a sentence: taken only where they are all that is said. */
  soldOutAlone?: string;
  /** It takes place, but on the net now. */
  movedOnline: string;
  /** It has another day, which is named. */
  rescheduled: string;
  /** Not settled yet. */
  pending: string;
  /** What is not settled: the day, the hour, the place. */
  date: string;
  time: string;
  place: string;
  /** What a calendar says of a day on which nothing is on for the public: the hall is let, or closed. */
  notPublic: string;
  /** What makes of a state a rule, a fear or the past: "until sold out", 完売次第終了. */
  conditional: string;
}
