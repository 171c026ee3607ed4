import { type Body, textAt } from '../document/change.ts'
import { pinAt, pinPath } from '../document/pin.ts'
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
  /** Of the version: v1, v2. */
  name: string
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

export const TEMPLATE_PIN = 'template'
/** Marks a campaign that is named by the house's own template although its agency has others. */
export const BY_HOUSE = 'houseTemplate'

/** The newest version of each template, and the one by which the campaign is named; by title. */
export function offeredTemplates(all: readonly OfferedTemplate[], body: Body): readonly OfferedTemplate[] {
  const pinned = pinAt(body, TEMPLATE_PIN)
  return all
    .filter(
      ({ id, version }, at) =>
        all.findIndex((other) => other.id === id) === at ||
        (id === pinned?.id && version === pinned?.version),
    )
    .toSorted((one, other) => one.title.localeCompare(other.title))
}

/** Undefined where none was chosen. */
export function chosenTemplate(offered: readonly OfferedTemplate[], body: Body): OfferedTemplate | undefined {
  if (body[BY_HOUSE] === true) return offered.find(({ id }) => id === null)
  const pinned = pinAt(body, TEMPLATE_PIN)
  const versions = offered.filter(({ id }) => id !== null && id === pinned?.id)
  return versions.find(({ version }) => version === pinned?.version) ?? versions[0]
}

/** Keeps with a campaign which template its name is compiled from. */
export const namedBy = ({ id, version }: OfferedTemplate): Body => ({
  [pinPath(TEMPLATE_PIN)]: id === null ? null : { type: 'naming-template', id, version: version! },
  [BY_HOUSE]: id === null ? true : null,
})

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
