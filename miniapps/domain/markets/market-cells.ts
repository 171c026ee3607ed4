import * as v from 'valibot'
import { SETTING_CHECKS } from './market-input.ts'
import type { Holiday, MarketSettings, SettingKey, SettingValue } from './market.ts'
import { SWITCHES } from './switches.ts'

/** Settings that a file brings; people are chosen by hand, since names are not unique. */
export const FILE_SWITCHES = SWITCHES.filter(({ kind }) => kind !== 'people')

const KINDS = new Map(SWITCHES.map(({ key, kind }) => [key, kind]))

/** A setting as a cell of a file. */
export function cellOf(key: SettingKey, settings: MarketSettings): string | number {
  const value = settings[key]
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (KINDS.get(key) === 'holidays')
    return (value as readonly Holiday[]).map(({ date, name }) => `${date} ${name}`).join('; ')
  if (typeof value === 'object') return (value as readonly string[]).join('; ')
  return value
}

export type ReadCell = { value: SettingValue } | { problem: string }

/** What a cell says of a setting; a problem where that cannot be. */
export function readCell(key: SettingKey, cell: string): ReadCell {
  const checked = v.safeParse(SETTING_CHECKS[key], wished(key, cell.trim()))
  return checked.success ? { value: checked.output } : { problem: checked.issues[0].message }
}

function wished(key: SettingKey, cell: string): unknown {
  switch (KINDS.get(key)) {
    case 'yes-no':
      return { yes: true, true: true, '1': true, no: false, false: false, '0': false }[cell.toLowerCase()]
    case 'locale':
      return cell === '' ? null : cell.toLowerCase()
    case 'share':
      return cell === '' ? undefined : Number(cell)
    case 'list':
      return listed(cell)
    case 'holidays':
      return listed(cell).map((each) => ({ date: each.slice(0, 10), name: each.slice(10).trim() }))
    default:
      return cell
  }
}

const listed = (cell: string): string[] =>
  cell
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean)
