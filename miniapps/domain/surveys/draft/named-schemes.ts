import { type Body, textAt } from '../../document/change.ts'
import { keysBelow } from './nets.ts'
import { MARGINS } from './weight-scheme.ts'

/** Key of the scheme that a draft begins with, and the name of its weight. */
export const MAIN_SCHEME = 'main'

export interface NamedScheme {
  key: string
  /** Name of the weight that it is published as; no two schemes of a draft have the same. */
  name: string
  /** Empty where nobody named it. */
  label: string
  /** False while it has neither targets nor, among several schemes, weights to begin with: nothing is published of it. */
  isWeighing: boolean
}

/** The draft's weight schemes, the main one first: respondents are stored sorted by its weight. A new draft has one empty scheme. */
export function namedSchemes(body: Body): NamedScheme[] {
  const keys = keysBelow(body, 'schemes').toSorted((one, other) =>
    orderOf(one).localeCompare(orderOf(other), 'en'),
  )
  if (keys.length === 0) keys.push(MAIN_SCHEME)
  const names = new Set<string>()
  return keys.map((key) => {
    const at = (field: string) => textAt(body, `schemes/${key}/${field}`)
    const name = freeName(key === MAIN_SCHEME ? MAIN_SCHEME : at('name') || nameFor(at('label'), key), names)
    names.add(name)
    const hasTargets = MARGINS.some((margin) => at(`margins/${margin}`))
    return { key, name, label: at('label'), isWeighing: hasTargets || (keys.length > 1 && at('base') !== '') }
  })
}

/** Key of a scheme that is added: by its time, so that it sorts behind the earlier ones. */
export const schemeKey = (now: number): string => `s${now.toString(36)}`

/** Fields of a scheme, by their paths. */
export const fieldsOfScheme = (body: Body, key: string): Body =>
  Object.fromEntries(
    Object.entries(body).filter(([path, value]) => path.startsWith(`schemes/${key}/`) && value !== null),
  )

/** Letters, digits and hyphens of a text; empty where it has none of the Latin ones. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)

const orderOf = (key: string): string => (key === MAIN_SCHEME ? '' : key)

/** Names begin with a letter: an object would have numbers before all other names, and another weight first. */
const nameFor = (label: string, key: string): string => slug(label).replace(/^(?=\d)/, 'w-') || key

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted
  for (let at = 2; taken.has(name); at++) name = `${wanted}-${at}`
  return name
}
