/** One market in one wave. Figures of several add up over markets and are averaged over the waves of one. */
export interface Slice {
  /** Market and wave: `GB-2026-H1`. */
  id: string
  /** Two-letter country code. */
  market: string
  wave: string
  /** Respondents. */
  n: number
  /** People that they stand for, in thousands. */
  universe: number
  /** Sum of the first weight. */
  weightSum: number
}

/** `open`; `floor`: what stands for fewer than ten is hidden; `rounded`: that, and sums go by fives and never reach a browser. */
export type Protection = 'open' | 'floor' | 'rounded'

/** Fewest respondents of a figure where a licence has a floor. */
export const FLOOR = 10
/** People of rounded data are counted by this. */
export const ROUNDING_STEP = 5

export interface Licence {
  /** Place where respondents may be counted: the browser too, or the server alone. */
  respondents: 'browser' | 'server'
  protection: Protection
  /** Fewest respondents of an audience that a plan may use. */
  smallestAudience: number
  exports: boolean
  /** Said with every export: owner and terms. */
  notice: string
  /** ISO dates, ends included; null is open. */
  from: string | null
  to: string | null
  /** Id of the advertiser whose own data it is: no other client's brand ever learns of it. */
  client?: string
}

/** Whether respondents may be counted in a browser. */
export const comesToBrowsers = ({ respondents, protection }: Licence): boolean =>
  respondents === 'browser' && protection !== 'rounded'

export interface SurveyWeight {
  name: string
  label: string
  /** Source of the targets, and their ISO date. */
  source: string
  date: string
}

/** A published version; it never changes. */
export interface Dataset {
  id: string
  version: number
  /** The newest version that there is. */
  latest: number
  name: string
  /** ISO moment. */
  publishedAt: string
  slices: readonly Slice[]
  /** The first is what counts where none is chosen. */
  weights: readonly SurveyWeight[]
  licence: Licence
}
