import { isDeepStrictEqual } from 'node:util'
import type { Attribute, ResourceType } from './attribute.ts'
import { canonicalValue, objectOf, type Resource } from './canonical.ts'
import { matchesFilter } from './matches-filter.ts'
import type { Filter } from './parse-filter.ts'
import { parsePath, type Target } from './parse-path.ts'
import type { Operation } from './patch-operations.ts'
import { ScimError } from './scim-error.ts'

type Op = Operation['op']
type Values = readonly Resource[]

/** The resource as it is after all operations, RFC 7644, section 3.5.2. @throws ScimError where one cannot be done */
export function applyPatch(
  type: ResourceType,
  resource: Resource,
  operations: readonly Operation[],
): Resource {
  const changed = structuredClone(resource)
  for (const { op, path, value } of operations)
    if (path !== undefined) applyAt(changed, op, targetAt(type, path), value)
    else for (const [target, part] of partsWithoutPath(type, value)) applyAt(changed, op, target, part)
  return changed
}

/** @throws ScimError where what the path names may only be read */
export function targetAt(type: ResourceType, path: string): Target {
  const target = parsePath(type, path)
  if (target.attribute.mutability === 'readOnly' || target.sub?.mutability === 'readOnly')
    throw new ScimError(400, `${path} cannot be changed.`, 'mutability')
  return target
}

/** What is not known or may only be read is left out, as in a whole resource. Entra ID writes paths as names. */
export function partsWithoutPath(type: ResourceType, value: unknown): [Target, unknown][] {
  return Object.entries(objectOf(value, 'The value of an operation without a path')).flatMap(
    ([name, part]): [Target, unknown][] => {
      const extension = type.extensions.find(({ id }) => id.toLowerCase() === name.toLowerCase())
      if (extension)
        return Object.entries(objectOf(part, name)).flatMap(([inner, each]) =>
          partsWithoutPath(type, { [`${extension.id}:${inner}`]: each }),
        )
      try {
        return [[targetAt(type, name), part]]
      } catch (error) {
        if (error instanceof ScimError) return []
        throw error
      }
    },
  )
}

function applyAt(resource: Resource, op: Op, target: Target, value: unknown): void {
  const { extension, attribute } = target
  if (extension !== undefined) resource[extension] ??= {}
  const holder = extension === undefined ? resource : (resource[extension] as Resource)
  const before = holder[attribute.name]
  const after = attribute.multiValued
    ? severalAfter((before ?? []) as Values, op, target, value)
    : singleAfter(before, op, target, value)
  if (isEmpty(after)) delete holder[attribute.name]
  else holder[attribute.name] = after
  if (extension !== undefined && isEmpty(holder)) delete resource[extension]
}

const isEmpty = (value: unknown) =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

function singleAfter(before: unknown, op: Op, { attribute, sub }: Target, value: unknown): unknown {
  if (sub) return withPart((before ?? {}) as Resource, op, sub, value)
  if (op === 'remove') return undefined
  const given = canonicalValue(attribute, value, attribute.name)
  if (attribute.type !== 'complex' || given === undefined) return given
  return { ...(before as Resource | undefined), ...(given as Resource) }
}

function withPart(item: Resource, op: Op, part: Attribute, value: unknown): Resource {
  const { [part.name]: _before, ...rest } = item
  const given = op === 'remove' ? undefined : canonicalValue(part, value, part.name)
  return given === undefined ? rest : { ...rest, [part.name]: given }
}

function severalAfter(before: Values, op: Op, target: Target, value: unknown): Values {
  const { attribute, sub, filter } = target
  if (filter) return chosenAfter(before, op, { ...target, filter }, value)
  if (sub) {
    const all = before.length === 0 && op !== 'remove' ? [{}] : before
    return all.map((each) => withPart(each, op, sub, value))
  }
  const given = (canonicalValue(attribute, value, attribute.name) ?? []) as Values
  if (op === 'replace') return given
  if (op === 'add') return added(before, given)
  return given.length === 0 ? [] : before.filter((each) => !given.some((gone) => isLike(each, gone)))
}

/** All that is said of the one holds of the other. */
const isLike = (item: Resource, wanted: Resource) =>
  Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(item[name], value))

/** One value is the primary one: the newest that says so. */
function added(before: Values, given: Values): Values {
  const rest = before.filter((each) => !given.some((one) => isDeepStrictEqual(each, one)))
  return [...(given.some(({ primary }) => primary === true) ? rest.map(withoutPrimary) : rest), ...given]
}

const withoutPrimary = ({ primary: _primary, ...rest }: Resource): Resource => rest

function chosenAfter(
  before: Values,
  op: Op,
  { attribute, sub, filter }: Target & { filter: Filter },
  value: unknown,
): Values {
  const parts = attribute.subAttributes ?? []
  const isChosen = (each: Resource) => matchesFilter(filter, each, parts)
  const changed = (each: Resource): Resource =>
    sub
      ? withPart(each, op, sub, value)
      : {
          ...each,
          ...(canonicalValue({ ...attribute, multiValued: undefined }, value, attribute.name) as Resource),
        }
  if (op === 'remove' && !sub) return before.filter((each) => !isChosen(each))
  if (op === 'remove' || before.some(isChosen))
    return before.map((each) => (isChosen(each) ? changed(each) : each)).filter((each) => !isEmpty(each))
  const made = op === 'add' ? describedBy(filter, parts) : undefined
  if (!made) throw new ScimError(400, `${attribute.name} has no such value.`, 'noTarget')
  return added(before, [changed(made)])
}

/** The value that a filter of equalities describes, such as `type eq "work"`. */
function describedBy(filter: Filter, parts: readonly Attribute[]): Resource | undefined {
  const all = filter.op === 'and' ? filter.all : [filter]
  const item: Resource = {}
  for (const each of all) {
    const part =
      'path' in each ? parts.find(({ name }) => name.toLowerCase() === each.path.toLowerCase()) : undefined
    if (each.op !== 'eq' || !part || part.mutability === 'readOnly') return undefined
    item[part.name] = canonicalValue(part, each.value, part.name)
  }
  return item
}
