import { CALENDARS, type MarketSettings, type SettingKey } from './market.ts'

export type SwitchKind =
  | 'yes-no'
  | 'choice'
  | 'currency'
  | 'locale'
  | 'text'
  | 'long-text'
  | 'list'
  | 'share'
  | 'people'
  | 'holidays'

/** One setting of a market: how it is entered, and what follows from it. */
export interface MarketSwitch {
  key: SettingKey
  kind: SwitchKind
  group: 'availability' | 'formats' | 'data' | 'people' | 'legal'
  choices?: readonly string[]
  /** May be empty, which is `null`. */
  mayLack?: boolean
  /** Keys of the apps that a change is felt in at once. */
  apps: readonly string[]
}

const AUDIENCES = ['audience-translator', 'audience-library', 'audience-profiler', 'audience-composer']

/** Every setting in the order of forms, bulk edit and columns of a file. */
export const SWITCHES: readonly MarketSwitch[] = [
  { key: 'status', kind: 'choice', group: 'availability', choices: ['live', 'test'], apps: [] },
  { key: 'isArchived', kind: 'yes-no', group: 'availability', apps: ['workspace-management'] },
  { key: 'caas', kind: 'yes-no', group: 'availability', apps: AUDIENCES },
  { key: 'currency', kind: 'currency', group: 'formats', apps: [] },
  { key: 'dateLocale', kind: 'locale', group: 'formats', mayLack: true, apps: [] },
  { key: 'numberLocale', kind: 'locale', group: 'formats', mayLack: true, apps: [] },
  { key: 'calendar', kind: 'choice', group: 'formats', choices: CALENDARS, apps: [] },
  { key: 'holidays', kind: 'holidays', group: 'formats', apps: [] },
  { key: 'datasets', kind: 'list', group: 'data', apps: [] },
  { key: 'curves', kind: 'text', group: 'data', apps: [] },
  { key: 'curvesCoverage', kind: 'share', group: 'data', apps: [] },
  { key: 'costs', kind: 'yes-no', group: 'data', apps: [] },
  { key: 'administrators', kind: 'people', group: 'people', apps: [] },
  { key: 'legalText', kind: 'long-text', group: 'legal', apps: [] },
]

/** What the country table says of a market's country. */
export interface CountryDefaults {
  currency: string
  dateLocale?: string | undefined
  numberLocale?: string | undefined
  caas?: boolean | undefined
}

/** What holds where nobody has set anything. */
export const defaultsOf = (country: CountryDefaults): MarketSettings => ({
  status: 'live',
  isArchived: false,
  caas: country.caas ?? false,
  currency: country.currency,
  dateLocale: country.dateLocale ?? null,
  numberLocale: country.numberLocale ?? null,
  calendar: 'iso',
  holidays: [],
  datasets: [],
  curves: '',
  curvesCoverage: 0,
  costs: false,
  administrators: [],
  legalText: '',
})
