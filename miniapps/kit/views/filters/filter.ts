import { foldText } from '../../search/fold-text.ts'
import type { Option } from '../../controls/select.tsx'

export type Filter = {
  key: string
  label: string
} & (
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'period' }
  | { kind: 'number'; unit?: string }
  | { kind: 'text' }
)

/** By key, as they stand in the address: `DE,FR`, `2026-01-01..2026-03-31`, `10..20`, a text. What is not asked for is not there. */
export type FilterValues = Readonly<Record<string, string>>

/** The values of a choice; each may hold a comma of its own. */
export const choiceIn = (text = ''): readonly string[] =>
  text === '' ? [] : text.split(',').flatMap(decoded)

/** A link that was cut off may end within an encoded sign; its other values count. */
function decoded(value: string): readonly string[] {
  try {
    return [decodeURIComponent(value)]
  } catch {
    return []
  }
}

export const writeChoice = (values: readonly string[]): string => values.map(encodeURIComponent).join(',')

/** Both ends of a range, '' where it is open. */
export function rangeIn(text = ''): readonly [from: string, to: string] {
  const [from = '', to = ''] = text.split('..')
  return [from, to]
}

export const writeRange = (from: string, to: string): string => (from || to ? `${from}..${to}` : '')

/** Whether a value of a row is what is asked for; for lists that are filtered in the browser. */
export function passes(filter: Filter, asked: string | undefined, value: string | number | null): boolean {
  if (!asked) return true
  if (filter.kind === 'choice') return choiceIn(asked).includes(String(value ?? ''))
  if (filter.kind === 'text') return foldText(String(value ?? '')).includes(foldText(asked))
  if (value === null) return false
  const [from, to] = rangeIn(asked)
  if (filter.kind === 'period')
    return (!from || String(value) >= from) && (!to || String(value).slice(0, 10) <= to)
  return (!from || Number(value) >= Number(from)) && (!to || Number(value) <= Number(to))
}
