import { type Leaning, multi, number, type Question, single } from './questions.ts'

const AGREEMENT = [
  ['Agree strongly', 14],
  ['Agree', 29],
  ['Neither', 27],
  ['Disagree', 20],
  ['Disagree strongly', 10],
] as const

const statement = (name: string, label: string, leaning: Leaning): Question =>
  single([name, label, 'Attitudes'], AGREEMENT, leaning)

const score = (name: string, label: string, leaning: Leaning): Question =>
  number(
    [name, label, 'Attitudes/Scores'],
    { mean: 50, deviation: 18, most: 100, leaning },
    { unit: 'points of 100' },
  )

/** Questions on opinions and likings. */
export const ATTITUDE_QUESTIONS: readonly Question[] = [
  statement('evenings_in', 'A quiet evening in front of the television is the best part of my day', {
    home: 0.93,
  }),
  statement('early_adopter', 'I am among the first to try new technology', { connected: 0.93 }),
  statement('premium', 'It is worth paying more for quality', { status: 0.93 }),
  statement('outdoors', 'I am happiest when I am outdoors', { active: 0.93 }),
  statement('bargains', 'I always look for special offers', { status: -0.85, home: 0.1 }),
  statement('ads_useful', 'Advertising helps me to choose', { home: 0.7, connected: 0.2 }),
  statement('ads_too_many', 'There is too much advertising everywhere', { status: 0.2, connected: -0.25 }),
  statement('green', 'I choose brands that care for the environment', { active: 0.75, status: 0.2 }),
  statement('influencers', 'I buy what people I follow recommend', { connected: 0.85, status: -0.1 }),
  score('score_home', 'Home-centred', { home: 0.95 }),
  score('score_connected', 'Connected', { connected: 0.95 }),
  score('score_status', 'Status-minded', { status: 0.95 }),
  score('score_active', 'Active', { active: 0.95 }),
  multi(
    ['interests', 'Interests', 'Interests'],
    [
      ['Cooking', 44, { home: 0.3 }],
      ['Gardening', 33, { home: 0.35, connected: -0.3 }],
      ['Fashion', 22, { connected: 0.35, status: 0.2 }],
      ['Technology', 27, { connected: 0.5 }],
      ['Football', 31, { active: 0.35 }],
      ['Running and fitness', 29, { active: 0.6 }],
      ['Hiking and cycling', 26, { active: 0.6, status: 0.15 }],
      ['Art and museums', 19, { status: 0.5 }],
      ['Music festivals', 14, { connected: 0.4, active: 0.25 }],
      ['Reading', 39, { status: 0.3, connected: -0.2 }],
      ['Motor sport', 12, { active: 0.2 }],
      ['Crafts', 18, { home: 0.35 }],
      ['Photography', 16, { status: 0.25, active: 0.2 }],
      ['Video games', 30, { connected: 0.55 }],
      ['Cars', 17, { active: 0.1 }],
      ['Pets', 38, { home: 0.25 }],
      ['Theatre', 15, { status: 0.45 }],
      ['Politics', 18, { status: 0.3 }],
      ['Investing', 13, { status: 0.45 }],
      ['Celebrities', 17, { connected: 0.25, home: 0.2 }],
      ['Travel', 43, { status: 0.3, active: 0.3 }],
      ['Yoga and wellbeing', 17, { active: 0.4, status: 0.2 }],
      ['Fishing', 7, { active: 0.25, home: 0.15 }],
      ['Volunteering', 14, { active: 0.3 }],
    ],
  ),
  multi(
    ['holidays', 'Holidays of the last year', 'Interests/Travel'],
    [
      ['At home', 42, { home: 0.3 }],
      ['City break', 31, { status: 0.35 }],
      ['Beach', 37, { home: 0.1 }],
      ['Walking or skiing', 14, { active: 0.55 }],
      ['Cruise', 6, { home: 0.2, status: 0.25 }],
      ['Long distance', 13, { status: 0.45 }],
      ['Camping', 12, { active: 0.5, status: -0.15 }],
      ['Theme park', 14, { home: 0.2, connected: 0.2 }],
      ['Visiting family', 29, { home: 0.25 }],
      ['None', null],
    ],
  ),
  multi(
    ['eating_out', 'Where they eat out', 'Interests/Food'],
    [
      ['Fast food', 46, { connected: 0.25, status: -0.3 }],
      ['Coffee shops', 48, { connected: 0.25 }],
      ['Pubs and bars', 37, { active: 0.2 }],
      ['Restaurants', 49, { status: 0.35 }],
      ['Delivered to the door', 38, { connected: 0.45 }],
      ['Bakeries and sandwich shops', 33],
      ['Hotel restaurants', 12, { status: 0.4 }],
      ['Canteens at work', 11, { connected: 0.2 }],
    ],
  ),
]
