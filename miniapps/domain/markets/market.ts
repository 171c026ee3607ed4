/** What administrators set for one market of an agency. */
export interface MarketSettings {
  status: 'live' | 'test'
  /** Nobody can choose it any more, such as for a new brand; its change log can still be read. */
  isArchived: boolean
  /** Audience-as-a-service. */
  caas: boolean
  /** ISO 4217. */
  currency: string
  dateLocale: string | null
  /** Missing: `numberLocaleOf` says what holds. */
  numberLocale: string | null
  calendar: MarketCalendar
  holidays: readonly Holiday[]
  datasets: readonly string[]
  /** The name of the response curves that plans begin with; empty where there are none. */
  curves: string
  /** For how much of the market's media there are curves, 0 to 1. */
  curvesCoverage: number
  /** Media costs are entered. */
  costs: boolean
  /** Ids of people. */
  administrators: readonly string[]
  /** Shown where the law of the country asks for it. */
  legalText: string
}

/** Where weeks begin: on Monday, Sunday or Saturday. */
export const CALENDARS = ['iso', 'us', 'middle-east'] as const
export type MarketCalendar = (typeof CALENDARS)[number]

export interface Holiday {
  /** As 2026-12-25. */
  date: string
  name: string
}

export type SettingKey = keyof MarketSettings
export type SettingValue = MarketSettings[SettingKey]
/** Some settings, each with its new value. */
export type MarketChanges = { [Key in SettingKey]?: MarketSettings[Key] | undefined }

/** One setting from a moment on. */
export interface SettingChange {
  id: string
  key: SettingKey
  value: SettingValue
  /** ISO moment from which it holds. */
  from: string
  /** Who said so, and when. */
  by: { personId: string; name: string } | null
  at: string
  reason: string
}

const NUMBER_LOCALE = 'en-gb'

/** In which locale a market's numbers are written. */
export const numberLocaleOf = ({ numberLocale }: Pick<MarketSettings, 'numberLocale'>): string =>
  numberLocale ?? NUMBER_LOCALE
