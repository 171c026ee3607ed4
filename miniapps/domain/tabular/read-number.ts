/** What is written around a number: currencies by sign or code, percent and per mille. */
const AROUND = /^(?:[\p{Sc}]|[A-Z]{3}(?![A-Za-z]))\s*|\s*(?:[\p{Sc}]|[A-Z]{3})$/gu
const MINUS = /[\u2212\u2012\u2013\ufe63\uff0d]/g
/** Spaces of all kinds and apostrophes part thousands in some countries and mean nothing else. */
const GAPS = /(?<=\d)[\s'\u2019\u02bc](?=\d)/g

/**
 * A number as people write it, in their own way or another: `1.234,56`, `1,234.56`, `1 234,56 €`, `(12)`, `12,5 %`.
 * One separator that could be either is read as the locale has it. Of a column nobody looks at cell by cell, `strict`
 * reads only what the locale itself writes: a comma for a point would be wrong by a factor of a thousand.
 * @returns undefined for what is no number
 */
export function readNumber(
  text: string,
  locale: string,
  reading: 'lenient' | 'strict' = 'lenient',
): number | undefined {
  let bare = text.normalize('NFKC').replace(MINUS, '-').trim()
  const isInBrackets = /^\(.*\)$/.test(bare)
  if (isInBrackets) bare = bare.slice(1, -1).trim()
  const isPercent = bare.endsWith('%')
  bare = bare
    .replace(/\s*%$/, '')
    .replace(/^([-+])\s*/, '$1')
    .replace(/^([-+]?)(.*)$/s, (_, sign: string, rest: string) => sign + rest.replace(AROUND, ''))
    .replace(GAPS, '')
    .trim()
  const separators = separatorsOf(locale)
  if (reading === 'strict' && !isOwn(bare, separators)) return undefined
  const plain = withPoint(bare, separators)
  if (plain === undefined || !/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain)) return undefined
  const number = Number(plain)
  if (!Number.isFinite(number)) return undefined
  return (isInBrackets ? -number : number) / (isPercent ? 100 : 1)
}

/** The locale's decimal sign comes once and last, and any other stands before three digits. */
function isOwn(text: string, { decimal, group }: Separators): boolean {
  const [whole = '', ...fractions] = text.split(decimal)
  const groups = whole.split(/[.,]/)
  return (
    fractions.length <= 1 &&
    !/[.,]/.test(fractions[0] ?? '') &&
    (groups.length === 1 || (whole.includes(group) && groups.at(-1)!.length === 3))
  )
}

/** The number with a point before its fraction and nothing between its thousands; undefined where that cannot be told. */
function withPoint(text: string, { decimal, group }: Separators): string | undefined {
  const signs: string[] = text.match(/[.,]/g) ?? []
  const kinds = new Set(signs)
  if (kinds.size === 0) return text
  if (kinds.size === 2) {
    const last = signs.at(-1)!
    return signs.indexOf(last) === signs.length - 1 ? parted(text, last === ',' ? '.' : ',', last) : undefined
  }
  const [sign] = signs
  if (signs.length > 1) return parted(text, sign!, undefined)
  if (sign === decimal) return text.replace(sign, '.')
  return sign === group && /^[-+]?\d{1,3}[.,]\d{3}$/.test(text)
    ? text.replace(sign, '')
    : text.replace(sign!, '.')
}

/** Thousands stand in threes, in India in twos before the last three. */
function parted(text: string, group: string, decimal: string | undefined): string | undefined {
  const [whole = '', fraction] = decimal ? text.split(decimal) : [text]
  const groups = whole.replace(/^[-+]/, '').split(group)
  const isGrouped =
    /^\d{1,3}$/.test(groups[0]!) &&
    groups.at(-1)!.length === 3 &&
    groups.slice(1, -1).every(({ length }) => length === 3 || length === 2)
  if (!isGrouped) return undefined
  return whole.replaceAll(group, '') + (fraction === undefined ? '' : `.${fraction}`)
}

interface Separators {
  decimal: string
  group: string
}

const known = new Map<string, Separators>()

function separatorsOf(locale: string): Separators {
  const found = known.get(locale) ?? partsOf(locale)
  known.set(locale, found)
  return found
}

function partsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567.5)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: of('decimal'), group: of('group') }
}
