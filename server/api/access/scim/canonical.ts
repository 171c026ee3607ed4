import { type Attribute, attributeNamed, attributesOf, type ResourceType } from './attribute.ts'
import { truthOf } from './comparison.ts'
import { invalidValue, ScimError } from './scim-error.ts'

/** A resource as it is kept: names of attributes as the schema writes them, nothing that is empty. */
export type Resource = Record<string, unknown>

const MOST_CHARACTERS = 1000
const MOST_VALUES = 100

/**
 * A whole resource as a directory sends it. What may only be read, and what the schemas do not know, is left out.
 * @throws ScimError where a value has another type
 */
export function canonicalResource(type: ResourceType, body: Resource): Resource {
  mustName(body, type.schema.id)
  const resource = canonicalParts(attributesOf(type), body, '')
  for (const { id, attributes } of type.extensions) {
    const given = Object.entries(body).find(([name]) => name.toLowerCase() === id.toLowerCase())?.[1]
    if (given === undefined || given === null) continue
    const parts = canonicalParts(attributes, objectOf(given, id), `${id}:`)
    if (Object.keys(parts).length > 0) resource[id] = parts
  }
  delete resource['schemas']
  return resource
}

/** Every message says by `schemas` what it is. */
export function mustName(body: Resource, schema: string): void {
  const given = Object.entries(body).find(([name]) => name.toLowerCase() === 'schemas')?.[1]
  const named = Array.isArray(given) ? given.map((each) => String(each).toLowerCase()) : []
  if (!named.includes(schema.toLowerCase()))
    throw new ScimError(400, `"schemas" must name ${schema}.`, 'invalidSyntax')
}

/** The value of one attribute; undefined for one that is empty, which is the same as none. */
export function canonicalValue(attribute: Attribute, value: unknown, path: string): unknown {
  if (value === null || value === undefined) return undefined
  if (!attribute.multiValued) return single(attribute, value, path)
  const all = Array.isArray(value) ? (value as unknown[]) : [value]
  if (all.length > MOST_VALUES && path !== 'members')
    throw invalidValue(`${path} has at most ${MOST_VALUES} values.`)
  const values = all.map((each) => single(attribute, each, path)).filter((each) => each !== undefined)
  return values.length > 0 ? values : undefined
}

function single(attribute: Attribute, value: unknown, path: string): unknown {
  if (value === null) return undefined
  if (attribute.type === 'complex') {
    // such as the id of a manager
    const isPlain = typeof value !== 'object' && attributeNamed(attribute.subAttributes ?? [], 'value')
    const given = isPlain ? { value } : objectOf(value, path)
    const parts = canonicalParts(attribute.subAttributes ?? [], given, `${path}.`)
    return Object.keys(parts).length > 0 ? parts : undefined
  }
  if (attribute.type === 'boolean') {
    const truth = truthOf(value)
    if (truth === undefined) throw invalidValue(`${path} must be true or false.`)
    return truth
  }
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') throw invalidValue(`${path} must be text.`)
  if (text.length > MOST_CHARACTERS) throw invalidValue(`${path} has at most ${MOST_CHARACTERS} characters.`)
  return text === '' ? undefined : text
}

function canonicalParts(attributes: readonly Attribute[], given: Resource, path: string): Resource {
  const parts: Resource = {}
  for (const [name, value] of Object.entries(given)) {
    const attribute = attributeNamed(attributes, name)
    if (!attribute || attribute.mutability === 'readOnly') continue
    const kept = canonicalValue(attribute, value, path + attribute.name)
    if (kept !== undefined) parts[attribute.name] = kept
  }
  return parts
}

export function objectOf(value: unknown, what: string): Resource {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Resource
  throw invalidValue(`${what} must be an object.`)
}
