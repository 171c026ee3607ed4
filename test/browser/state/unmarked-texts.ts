import { shownTexts } from './shown-texts.ts'

const LOCALE = 'en-gb'
/** Of dates and times, as fields name them. */
const PARTS = ['minute', 'hour', 'day', 'month', 'year']

/** What stands there and is neither from a catalogue, which is drawn in pseudo words now, nor among the data. */
export function unmarkedTexts(roots: readonly ParentNode[], data: unknown): string[] {
  const known = [...textsOf(data), ...formattedWords()].toSorted((one, other) => other.length - one.length)
  return roots.flatMap(shownTexts).filter((text) => {
    const left = known.reduce((rest, each) => rest.replaceAll(each, ' '), text)
    return /[a-z]{2}/i.test(left.replaceAll(/\b[A-Z]{1,3}\b/g, '')) && !known.includes(text.trim())
  })
}

/** Texts of at least two characters, and countries by their names. */
function textsOf(data: unknown): string[] {
  const texts = stringsIn(data).map((text) => text.trim())
  const countries = new Intl.DisplayNames(['en-GB'], { type: 'region' })
  return [
    ...texts.filter((text) => text.length > 1),
    ...texts.filter((text) => /^[A-Z]{2}$/.test(text)).map((code) => countries.of(code)!),
  ]
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const ofEach = (count: number, unit: 'month' | 'day') =>
  Array.from({ length: count }, (_none, index) =>
    unit === 'month' ? new Date(2026, index, 15) : new Date(2026, 0, 1 + index),
  )

/** Words that Intl puts into dates and times: all months, all weekdays. */
function formattedWords(): string[] {
  const days = [...ofEach(12, 'month'), ...ofEach(7, 'day')]
  const dates = (['long', 'short'] as const).flatMap((style) =>
    days.flatMap((day) => [
      day.toLocaleDateString(LOCALE, { month: style }),
      day.toLocaleDateString(LOCALE, { weekday: style }),
    ]),
  )
  const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })
  const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const
  const ago = units.flatMap((unit) => [-2, -1, 0, 1].map((count) => relative.format(count, unit)))
  const names = new Intl.DisplayNames(LOCALE, { type: 'dateTimeField' })
  return [
    ...dates,
    ...PARTS.map((part) => names.of(part)!),
    ...ago,
    ...ago.map((said) => said.replaceAll(/\d+ /g, '')),
  ]
}
