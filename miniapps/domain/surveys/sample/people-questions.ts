import { given, multi, type Question, single } from './questions.ts'
import { REGION_CODES, TELEVISION_AREA_CODES } from './regions.ts'

const PEOPLE = 'People'
const HOUSEHOLD = 'Household'

/** Questions on the respondents themselves, and on how they live. */
export const PEOPLE_QUESTIONS: readonly Question[] = [
  given(['sex', 'Sex', PEOPLE], ['Men', 'Women']),
  given(['age', 'Age', PEOPLE], [], { unit: 'years' }),
  given(
    ['age_band', 'Age band', PEOPLE],
    ['Up to 24', '25 to 34', '35 to 44', '45 to 54', '55 to 64', '65 to 80'],
  ),
  given(['region', 'Region', 'People/Geography'], REGION_CODES),
  given(['tv_area', 'Television area', 'People/Geography'], TELEVISION_AREA_CODES),
  given(
    ['segment', 'Lifestyle segment', PEOPLE],
    [
      'Armchair traditionalists',
      'Connected strivers',
      'Outdoor explorers',
      'Careful families',
      'Comfortable culturals',
    ],
  ),
  single(
    ['handed', 'Hand they write with', PEOPLE],
    [
      ['Left', 10],
      ['Right', 90],
    ],
    {},
  ),
  single(
    ['education', 'Highest education', PEOPLE],
    [
      ['Postgraduate degree', 12],
      ['Degree', 27],
      ['College or vocational', 33],
      ['School', 28],
    ],
    { status: 0.4, connected: 0.2 },
  ),
  single(
    ['work', 'Working status', PEOPLE],
    [
      ['Self-employed', 9],
      ['Full time', 41],
      ['Part time', 14],
      ['Student', 7],
      ['Not working', 9],
      ['Retired', 20],
    ],
    { connected: 0.45, home: -0.3 },
  ),
  single(
    ['social_grade', 'Social grade', PEOPLE],
    [
      ['A', 4],
      ['B', 23],
      ['C1', 28],
      ['C2', 20],
      ['D', 15],
      ['E', 10],
    ],
    { status: 0.6 },
    {
      askedOf: 'People in Great Britain',
      route: { of: 'region', codes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
    },
  ),
  single(
    ['household_size', 'People in the household', HOUSEHOLD],
    [
      ['Five or more', 9],
      ['Four', 19],
      ['Three', 19],
      ['Two', 35],
      ['One', 18],
    ],
    { home: 0.2, status: -0.1 },
  ),
  multi(
    ['children', 'Children at home, by age', HOUSEHOLD],
    [
      ['Up to 4', 11, { home: 0.2, status: -0.15 }],
      ['5 to 9', 13, { home: 0.2, status: -0.15 }],
      ['10 to 15', 15, { home: 0.15 }],
      ['None', null],
    ],
  ),
  single(
    ['income', 'Household income before tax', HOUSEHOLD],
    [
      ['100,000 and more', 11],
      ['70,000 to 99,999', 17],
      ['50,000 to 69,999', 19],
      ['30,000 to 49,999', 26],
      ['15,000 to 29,999', 18],
      ['Under 15,000', 9],
    ],
    { status: 0.65, connected: 0.1 },
    { codes: [{ code: 99, label: 'Would rather not say', missing: true }] },
  ),
  multi(
    ['health', 'Conditions that they live with', 'Sensitive'],
    [
      ['Hay fever or other allergies', 24],
      ['High blood pressure', 19, { home: 0.25, connected: -0.25 }],
      ['Back pain', 22, { home: 0.15 }],
      ['Diabetes', 7, { home: 0.25, active: -0.15 }],
      ['Trouble sleeping', 21, { status: -0.15 }],
      ['Asthma', 11],
      ['Arthritis', 14, { home: 0.3, connected: -0.3 }],
      ['Anxiety or depression', 15, { connected: 0.15, status: -0.2 }],
      ['Migraine', 12],
      ['None of these', null],
    ],
    { sensitive: true },
  ),
  single(
    ['belief', 'How much faith matters to them', 'Sensitive'],
    [
      ['A great deal', 16],
      ['Somewhat', 26],
      ['A little', 22],
      ['Not at all', 36],
    ],
    { home: 0.3, connected: -0.15 },
    { sensitive: true },
  ),
]
