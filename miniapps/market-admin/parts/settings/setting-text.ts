import type { Holiday, SettingKey, SettingValue } from '../../../domain/markets/market.ts'
import { SWITCHES } from '../../../domain/markets/switches.ts'
import type { Format } from '../../../kit/words/format.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

const KINDS = new Map(SWITCHES.map(({ key, kind }) => [key, kind]))
const MOST_CHARACTERS = 120

/** `live` as people read it. */
export const choiceText = (key: SettingKey, value: string): string =>
  words(`${key as 'status'}.${value as 'live'}`)

/** A setting's value as text; `personName` knows some people by their ids. */
export function settingText(
  key: SettingKey,
  value: SettingValue,
  format: Format,
  personName: (id: string) => string | undefined,
): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return words('empty')
  if (typeof value === 'boolean') return value ? kitWords('yes') : kitWords('no')
  if (typeof value === 'number') return format.percent(value)
  switch (KINDS.get(key)) {
    case 'choice':
      return choiceText(key, value as string)
    case 'currency':
      return format.currencyName(value as string)
    case 'list':
      return format.list(value as readonly string[])
    case 'people':
      return peopleText(value as readonly string[], format, personName)
    case 'holidays':
      return words('holidays.count', { count: (value as readonly Holiday[]).length })
    default:
      return shortened(value as string)
  }
}

function peopleText(
  ids: readonly string[],
  { list }: Format,
  personName: (id: string) => string | undefined,
): string {
  const names = ids.flatMap((id) => personName(id) ?? [])
  const further = ids.length - names.length
  return list(further > 0 ? [...names, kitWords('people', { count: further })] : names)
}

const shortened = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
