/** A presentation as plain data: what a screen takes along is a pure function from its data to this. */
export interface Deck {
  title: string
  /** BCP 47: by it PowerPoint checks the spelling. */
  language: string
  /** At the foot of each page, beside its number: whose it is, and of when. */
  footer: string
  slides: readonly Slide[]
}

export type Slide = CoverSlide | ContentSlide

export interface CoverSlide {
  kind: 'cover'
  title: string
  subtitle: string
  /** Facts below: period, assessor, date. */
  lines: readonly string[]
}

export interface ContentSlide {
  kind: 'content'
  title: string
  /** A sentence or two below the title. */
  lead?: string
  /** Beside each other, by their share of the width. */
  columns: readonly { share: number; part: SlidePart }[]
}

export type SlidePart = SlideTable | SlideChart | SlideText

export interface SlideText {
  kind: 'text'
  lines: readonly { text: string; size?: 'm' | 'xl'; isMuted?: boolean }[]
}

/** Rows that fit one page: what is longer is for a further slide. */
export interface SlideTable {
  kind: 'table'
  columns: readonly { title: string; share: number; align?: 'start' | 'end' }[]
  rows: readonly (readonly string[])[]
}

/** Drawn by PowerPoint, with its figures in a sheet that people edit there. */
export interface SlideChart {
  kind: 'chart'
  chart: 'bar' | 'line' | 'radar' | 'scatter'
  title: string
  /** In a scatter the first series holds the places from left to right, the others how high they stand there. */
  series: readonly { name: string; values: readonly (number | null)[] }[]
  labels: readonly string[]
  /** Of the values; without it PowerPoint chooses. */
  range?: { min: number; max: number }
  /** What stands at the axes of a scatter. */
  axes?: { x: string; y: string }
  /** Not final yet: PowerPoint hatches the bars. */
  hatched?: boolean
  /** As a spreadsheet writes it: `0.0`. */
  format: string
}

/** How a tenant's pages look; colours as six digits. */
export interface DeckLook {
  font: string
  brand: string
  text: string
  muted: string
  border: string
  surface: string
  series: readonly string[]
  /** The tenant's sign as a picture. */
  sign: string
  tenantName: string
}
