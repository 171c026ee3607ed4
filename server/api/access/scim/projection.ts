import { type Attribute, attributesOf, findPlace, type Place, type ResourceType } from './attribute.ts'
import type { Resource } from './canonical.ts'

/** Which attributes a call wants to see, RFC 7644, section 3.9. */
export interface Projection {
  attributes: readonly string[]
  excludedAttributes: readonly string[]
}

/** Whether an answer holds the attribute at all: what nobody sees is not read. */
export function isWanted(type: ResourceType, name: string, wanted: Projection): boolean {
  const names = (paths: readonly string[]) =>
    paths.some((path) => findPlace(type, path)?.attribute.name === name)
  if (wanted.attributes.length > 0) return names(wanted.attributes)
  return !wanted.excludedAttributes.some((path) => {
    const place = findPlace(type, path)
    return place?.attribute.name === name && !place.sub
  })
}

export function projected(type: ResourceType, resource: Resource, wanted: Projection): Resource {
  if (wanted.attributes.length > 0) return only(type, resource, wanted.attributes)
  return without(type, resource, wanted.excludedAttributes)
}

const ALWAYS = (type: ResourceType) =>
  attributesOf(type)
    .filter(({ returned }) => returned === 'always')
    .map(({ name }) => name)

/** An extension's name stands for all of it. */
const extensionNamed = (type: ResourceType, path: string) =>
  type.extensions.find(({ id }) => id.toLowerCase() === path.toLowerCase())?.id

function only(type: ResourceType, resource: Resource, paths: readonly string[]): Resource {
  const kept: Resource = {}
  for (const name of ALWAYS(type)) if (name in resource) kept[name] = resource[name]
  for (const path of paths) {
    const extension = extensionNamed(type, path)
    if (extension !== undefined && extension in resource) kept[extension] = resource[extension]
    const place = findPlace(type, path)
    if (place) copy(resource, kept, place)
  }
  return kept
}

function copy(from: Resource, to: Resource, { extension, attribute, sub }: Place): void {
  const source = extension === undefined ? from : (from[extension] as Resource | undefined)
  const value = source?.[attribute.name]
  if (value === undefined) return
  const target = extension === undefined ? to : ((to[extension] ??= {}) as Resource)
  target[attribute.name] = sub ? merged(target[attribute.name], value, sub) : value
}

/** The part beside those that were wanted already. */
function merged(kept: unknown, value: unknown, { name }: Attribute): unknown {
  const part = (item: Resource) => (item[name] === undefined ? {} : { [name]: item[name] })
  if (!Array.isArray(value)) return { ...(kept as Resource | undefined), ...part(value as Resource) }
  const before = kept as Resource[] | undefined
  return (value as Resource[]).map((item, index) => ({ ...before?.[index], ...part(item) }))
}

function without(type: ResourceType, resource: Resource, paths: readonly string[]): Resource {
  const kept = structuredClone(resource)
  const always = ALWAYS(type)
  for (const path of paths) {
    const extension = extensionNamed(type, path)
    if (extension !== undefined) delete kept[extension]
    const place = findPlace(type, path)
    if (!place || always.includes(place.attribute.name)) continue
    const holder = place.extension === undefined ? kept : (kept[place.extension] as Resource | undefined)
    if (!holder) continue
    const { attribute, sub } = place
    if (!sub) delete holder[attribute.name]
    else for (const item of [holder[attribute.name] ?? []].flat()) delete (item as Resource)[sub.name]
  }
  return kept
}
