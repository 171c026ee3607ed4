import { multi, number, type Question, single } from './questions.ts'

const ONLINE = 'Media/Online'
const AUDIO = 'Media/Audio'
const PRINT = 'Media/Print'
const OUT_OF_HOME = 'Media/Out of home'

/** The sample survey's questions on media: online, radio, print, cinema and outdoor. */
export const MEDIA_QUESTIONS: readonly Question[] = [
  multi(
    ['social', 'Social networks used weekly', ONLINE],
    [
      ['Facebook', 61, { home: 0.25 }],
      ['Instagram', 48, { connected: 0.5 }],
      ['TikTok', 35, { connected: 0.6, status: -0.1 }],
      ['YouTube', 66, { connected: 0.4 }],
      ['X', 21, { connected: 0.3 }],
      ['LinkedIn', 19, { status: 0.5, connected: 0.2 }],
      ['Snapchat', 20, { connected: 0.6 }],
      ['Pinterest', 17, { home: 0.2 }],
      ['Reddit', 17, { connected: 0.4 }],
      ['WhatsApp', 67, { connected: 0.2 }],
      ['Discord', 12, { connected: 0.55 }],
      ['Threads', 11, { connected: 0.35 }],
    ],
  ),
  number(
    ['online_hours', 'Hours online a week', ONLINE],
    { mean: 24, deviation: 11, most: 90, leaning: { connected: 0.65 } },
    { unit: 'hours a week' },
  ),
  multi(
    ['devices', 'Devices in use', ONLINE],
    [
      ['Smartphone', 91, { connected: 0.4 }],
      ['Connected television', 66, { connected: 0.25, status: 0.2 }],
      ['Laptop or computer', 74, { status: 0.3 }],
      ['Tablet', 49, { home: 0.15, status: 0.15 }],
      ['Games console', 31, { connected: 0.45 }],
      ['Smart speaker', 36, { connected: 0.25 }],
      ['Smart watch', 28, { active: 0.35, connected: 0.2 }],
    ],
  ),
  single(
    ['gaming', 'Playing video games', ONLINE],
    [
      ['Daily', 21],
      ['Weekly', 20],
      ['Less often', 19],
      ['Never', 40],
    ],
    { connected: 0.5, status: -0.15 },
  ),
  single(
    ['news_source', 'Main source of news', ONLINE],
    [
      ['Social media', 23],
      ['News sites and apps', 31],
      ['Podcasts and newsletters', 6],
      ['Radio', 10],
      ['Newspapers', 6],
      ['Television', 24],
    ],
    { connected: 0.6, home: -0.3 },
  ),
  single(
    ['radio', 'Radio listening', AUDIO],
    [
      ['Heavy', 26],
      ['Medium', 32],
      ['Light', 27],
      ['None', 15],
    ],
    { home: 0.3, active: 0.15 },
  ),
  multi(
    ['radio_formats', 'Radio formats', AUDIO],
    [
      ['Chart hits', 33, { connected: 0.3 }],
      ['Classic hits', 36, { home: 0.3 }],
      ['Talk and news', 31, { status: 0.3 }],
      ['Classical', 13, { status: 0.4, connected: -0.2 }],
      ['Sport', 17, { active: 0.45 }],
      ['Local', 22, { home: 0.3, status: -0.1 }],
      ['Rock', 19, { active: 0.15 }],
      ['Dance', 12, { connected: 0.4 }],
      ['Country', 13, { home: 0.3 }],
      ['Jazz and soul', 9, { status: 0.35 }],
      ['Religious', 6, { home: 0.25 }],
      ['Hip hop', 14, { connected: 0.45 }],
    ],
    { askedOf: 'People who listen to radio', route: { of: 'radio', codes: [1, 2, 3] } },
  ),
  single(
    ['podcasts', 'Podcast listening', AUDIO],
    [
      ['Daily', 12],
      ['Weekly', 20],
      ['Less often', 22],
      ['Never', 46],
    ],
    { connected: 0.45, status: 0.3 },
  ),
  multi(
    ['music_services', 'Music services', AUDIO],
    [
      ['Spotify', 44, { connected: 0.5 }],
      ['YouTube Music', 22, { connected: 0.35 }],
      ['Apple Music', 17, { status: 0.25, connected: 0.25 }],
      ['Amazon Music', 21, { home: 0.1 }],
      ['Deezer', 4, { connected: 0.2 }],
      ['SoundCloud', 8, { connected: 0.45 }],
      ['Tidal', 3, { status: 0.3 }],
      ['None of these', null],
    ],
  ),
  single(
    ['newspapers', 'Newspaper reading, print or online', PRINT],
    [
      ['Daily', 27],
      ['Weekly', 24],
      ['Less often', 20],
      ['Never', 29],
    ],
    { status: 0.35, home: 0.25 },
  ),
  multi(
    ['magazines', 'Magazine subjects', PRINT],
    [
      ['Television and listings', 14, { home: 0.5 }],
      ['Fashion and beauty', 16, { connected: 0.2, status: 0.2 }],
      ['Food', 17, { home: 0.25 }],
      ['Home and garden', 18, { home: 0.35, connected: -0.2 }],
      ['News and business', 14, { status: 0.5 }],
      ['Sport and fitness', 12, { active: 0.5 }],
      ['Motoring', 9, { active: 0.2 }],
      ['Travel', 13, { status: 0.3, active: 0.3 }],
      ['Science and technology', 11, { connected: 0.3, status: 0.25 }],
      ['Health', 12, { active: 0.3 }],
      ['Puzzles', 9, { home: 0.4 }],
      ['Celebrity', 10, { home: 0.25, status: -0.2 }],
    ],
  ),
  single(
    ['cinema', 'Cinema visits', OUT_OF_HOME],
    [
      ['Monthly or more', 14],
      ['Every few months', 28],
      ['Once or twice a year', 27],
      ['Never', 31],
    ],
    { connected: 0.35, active: 0.25 },
  ),
  multi(
    ['outdoor', 'Posters and screens seen in the last week', OUT_OF_HOME],
    [
      ['Roadside', 58, { active: 0.2 }],
      ['Buses and trams', 37, { connected: 0.2 }],
      ['Trains and underground', 24, { connected: 0.3, status: 0.2 }],
      ['Shopping centres', 41],
      ['Supermarkets', 47, { home: 0.15 }],
      ['Airports', 9, { status: 0.4 }],
      ['Gyms', 11, { active: 0.5 }],
      ['Petrol stations', 21],
      ['Street furniture', 33, { connected: 0.15 }],
      ['Large digital screens', 29, { connected: 0.25 }],
    ],
  ),
]
