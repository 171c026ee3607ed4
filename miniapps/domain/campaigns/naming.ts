import { type Body, textAt } from '../document/change.ts'
import {
  compileName,
  type NameTemplate,
  type NameValues,
  parseName,
} from '../planning/names/name-template.ts'
import { campaignOf } from './campaign-of.ts'
import { NAME_MAX_CHARACTERS } from './limits.ts'

/** A published naming template of the agency; the house's own has neither id nor version. */
export interface OfferedTemplate {
  id: string | null
  version: number | null
  title: string
  template: NameTemplate
}

/** For agencies that have published none: `GB-ACME-SPRING26-AWR-20260301`. */
export const HOUSE_TEMPLATE: NameTemplate = {
  tokens: [
    { name: 'market' },
    { name: 'brand' },
    { name: 'code' },
    { name: 'objective', allowed: ['AWR', 'CON', 'CNV', 'LOY'] },
    { name: 'start', date: true },
  ],
  separator: '-',
  maxLength: NAME_MAX_CHARACTERS,
}

/** More markets than one in a name. */
export const SEVERAL_MARKETS = 'INT'

/** Of each token: what somebody entered for it, else what the campaign's own fields say. */
export function namingValues(body: Body, brand: string): NameValues {
  const { markets, start } = campaignOf(body)
  const entered = Object.entries(body).flatMap(([path, value]) =>
    path.startsWith('naming/') && typeof value === 'string' ? [[path.slice('naming/'.length), value]] : [],
  )
  return {
    market: markets.length > 1 ? SEVERAL_MARKETS : (markets[0] ?? ''),
    brand,
    code: textAt(body, 'code'),
    start,
    ...Object.fromEntries(entered),
  }
}

export const compiledName = (body: Body, brand: string, template: NameTemplate) =>
  compileName({ template, values: namingValues(body, brand) })

/** Tokens of a name; the number that made it free is no token. */
export function readBack(name: string, template: NameTemplate): Record<string, string> | null {
  for (const text of [name, name.replace(/-\d{2,}$/, '')]) {
    const read = parseName({ template, name: text })
    if ('values' in read) return read.values
  }
  return null
}
