import { given, multi, type Question } from './questions.ts'

const TELEVISION = 'Media/Television'
const STREAMING = 'Media/Streaming'

/** Questions on watching. `tv`, its hours and `streaming` are filled by age, as the sample has planted them. */
export const TELEVISION_QUESTIONS: readonly Question[] = [
  given(['tv', 'Television viewing', TELEVISION], ['Heavy', 'Medium', 'Light', 'None']),
  given(['tv_hours', 'Television hours a week', TELEVISION], [], { unit: 'hours a week' }),
  multi(
    ['tv_genres', 'Programmes watched on television', TELEVISION],
    [
      ['News', 52, { home: 0.3, connected: -0.2 }],
      ['Drama', 48, { home: 0.3 }],
      ['Comedy', 43, { connected: 0.15 }],
      ['Live sport', 34, { active: 0.45 }],
      ['Documentaries', 37, { status: 0.3 }],
      ['Reality and talent', 28, { home: 0.3, status: -0.25 }],
      ['Quiz and game shows', 31, { home: 0.45, connected: -0.2 }],
      ['Cookery', 24, { home: 0.3 }],
      ['Soaps', 23, { home: 0.5, status: -0.25 }],
      ["Children's", 12, { home: 0.2, status: -0.2 }],
      ['Films', 45, { connected: 0.15, home: 0.15 }],
      ['Nature', 33, { active: 0.3 }],
      ['Crime', 32, { home: 0.35 }],
      ['Politics', 19, { status: 0.4 }],
      ['Music', 21, { connected: 0.2 }],
      ['Home and property', 23, { home: 0.3, status: 0.15 }],
    ],
    { askedOf: 'People who watch television', route: { of: 'tv', codes: [1, 2, 3] } },
  ),
  multi(
    ['tv_times', 'Times of day they watch', TELEVISION],
    [
      ['Breakfast', 24, { home: 0.3 }],
      ['Daytime', 22, { home: 0.5, connected: -0.3 }],
      ['Early evening', 47, { home: 0.3 }],
      ['Peak', 66, { home: 0.2 }],
      ['Late', 26, { connected: 0.2 }],
    ],
    { askedOf: 'People who watch television', route: { of: 'tv', codes: [1, 2, 3] } },
  ),
  given(['streaming', 'Video streaming', STREAMING], ['Daily', 'Weekly', 'Monthly', 'Less often', 'Never']),
  multi(
    ['streaming_services', 'Streaming services used', STREAMING],
    [
      ['Netflix', 64, { connected: 0.35 }],
      ['Amazon Prime Video', 51, { connected: 0.2, status: 0.2 }],
      ['Disney+', 34, { connected: 0.25, home: 0.15 }],
      ['YouTube', 68, { connected: 0.45 }],
      ['Apple TV+', 13, { status: 0.35, connected: 0.2 }],
      ["Broadcasters' own players", 42, { home: 0.35 }],
      ['Free services with advertising', 19, { status: -0.25 }],
      ['Sport subscriptions', 16, { active: 0.4, status: 0.2 }],
      ['Paramount+', 14, { connected: 0.2 }],
      ['Max', 15, { status: 0.25, connected: 0.2 }],
      ['Twitch', 11, { connected: 0.6 }],
      ["Children's services", 10, { home: 0.2 }],
    ],
    { askedOf: 'People who stream', route: { of: 'streaming', codes: [1, 2, 3, 4] } },
  ),
]
