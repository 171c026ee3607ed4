import { type RawBuilder, sql as raw } from 'kysely'
import { type Attribute, attributeNamed, placeOf, type Place, type ResourceType } from './attribute.ts'
import { type Compared, comparisonOf } from './comparison.ts'
import type { Comparison, Filter } from './parse-filter.ts'
import { invalidFilter } from './scim-error.ts'

type Condition = RawBuilder<boolean>

/** The values of a multi-valued attribute as rows of a subquery. */
export interface Rows {
  from: RawBuilder<unknown>
  part(sub: Attribute): RawBuilder<unknown>
}

/** Where the attributes of a kind of resource stand in the database. */
export interface Columns {
  one(place: Place): RawBuilder<unknown>
  many(place: Place): Rows
}

/** The value that a condition is asked of. */
type Operand =
  | { attribute: Attribute; sql: RawBuilder<unknown> }
  | { rows: Rows; attribute: Attribute; sub: Attribute | undefined }
  | { parts: readonly { attribute: Attribute; sql: RawBuilder<unknown> }[] }

type Resolve = (path: string) => Operand

/** @throws ScimError where the filter asks what there is not */
export const filterToSql = (filter: Filter, type: ResourceType, columns: Columns): Condition =>
  conditionOf(filter, (path) => operandOf(placeOf(type, path), columns))

function operandOf(place: Place, columns: Columns): Operand {
  const { attribute, sub } = place
  if (attribute.multiValued) return { rows: columns.many(place), attribute, sub }
  if (sub) return { attribute: sub, sql: columns.one(place) }
  if (attribute.type !== 'complex') return { attribute, sql: columns.one(place) }
  const parts = (attribute.subAttributes ?? []).map((each) => ({
    attribute: each,
    sql: columns.one({ ...place, sub: each }),
  }))
  return { parts }
}

function conditionOf(filter: Filter, resolve: Resolve): Condition {
  switch (filter.op) {
    case 'and':
    case 'or': {
      const all = filter.all.map((each) => conditionOf(each, resolve))
      return raw`(${raw.join(all, filter.op === 'and' ? raw` and ` : raw` or `)})`
    }
    case 'not':
      return raw`not ${conditionOf(filter.filter, resolve)}`
    case 'some':
      return someOf(filter.path, filter.filter, resolve(filter.path))
    case 'pr':
      return presence(resolve(filter.path))
    default:
      return comparison(filter, resolve(filter.path))
  }
}

/** Of one value of a multi-valued attribute, or of the parts of one that has a single value. */
function someOf(path: string, filter: Filter, operand: Operand): Condition {
  const none = (name: string) => invalidFilter(`${path} has no part ${name}.`)
  if ('parts' in operand)
    return conditionOf(filter, (name) => {
      const part = operand.parts.find(({ attribute }) => attribute.name.toLowerCase() === name.toLowerCase())
      if (!part) throw none(name)
      return part
    })
  if (!('rows' in operand) || operand.sub) throw invalidFilter(`${path} has no parts.`)
  const { rows, attribute } = operand
  const condition = conditionOf(filter, (name) => {
    const sub = attributeNamed(attribute.subAttributes ?? [], name)
    if (!sub) throw none(name)
    return { attribute: sub, sql: rows.part(sub) }
  })
  return raw`exists (select from ${rows.from} where ${condition})`
}

function presence(operand: Operand): Condition {
  if ('parts' in operand) return raw`(${raw.join(operand.parts.map(presence), raw` or `)})`
  if (!('rows' in operand)) return isPresent(operand.attribute, operand.sql)
  const { rows, sub } = operand
  return raw`exists (select from ${rows.from} where ${sub ? isPresent(sub, rows.part(sub)) : raw`true`})`
}

const isPresent = ({ type }: Attribute, value: RawBuilder<unknown>): Condition =>
  type === 'boolean' || type === 'dateTime' ? raw`${value} is not null` : raw`coalesce(${value}, '') <> ''`

function comparison({ op, path, value }: Extract<Filter, { op: Comparison }>, operand: Operand): Condition {
  if ('parts' in operand) {
    const main = operand.parts.find(({ attribute }) => attribute.name === 'value')
    if (!main) throw invalidFilter(`${path} has parts: name one of them.`)
    return compared(comparisonOf(main.attribute, op, value), main)
  }
  if (!('rows' in operand)) return compared(comparisonOf(operand.attribute, op, value), operand)
  const { rows, attribute } = operand
  const isPlain = attribute.type !== 'complex'
  const sub = operand.sub ?? (isPlain ? attribute : attributeNamed(attribute.subAttributes ?? [], 'value'))
  if (!sub) throw invalidFilter(`${path} has parts: name one of them.`)
  const condition = compared(comparisonOf(sub, op, value), { attribute: sub, sql: rows.part(sub) })
  return raw`exists (select from ${rows.from} where ${condition})`
}

const SIGNS = { gt: raw`>`, ge: raw`>=`, lt: raw`<`, le: raw`<=` } as const

function compared(
  wanted: Compared,
  { attribute, sql }: { attribute: Attribute; sql: RawBuilder<unknown> },
): Condition {
  if (wanted.kind === 'presence')
    return wanted.isPresent ? isPresent(attribute, sql) : raw`not ${isPresent(attribute, sql)}`
  const value = wanted.kind === 'text' ? (attribute.caseExact ? sql : raw`lower(${sql})`) : sql
  if (wanted.op === 'ne') return raw`${value} is distinct from ${parameter(wanted)}`
  return raw`coalesce(${answerOf(wanted, value)}, false)`
}

function answerOf(wanted: Exclude<Compared, { kind: 'presence' }>, value: RawBuilder<unknown>): Condition {
  const given = parameter(wanted)
  switch (wanted.op) {
    case 'eq':
    case 'ne':
      return raw`${value} = ${given}`
    case 'co':
      return raw`strpos(${value}, ${given}) > 0`
    case 'sw':
      return raw`starts_with(${value}, ${given})`
    case 'ew':
      return raw`right(${value}, length(${given})) = ${given}`
    default:
      return wanted.kind === 'time'
        ? raw`${value} ${SIGNS[wanted.op]} ${given}`
        : raw`${value} collate "C" ${SIGNS[wanted.op]} ${given}`
  }
}

const TYPES = { text: raw`text`, truth: raw`boolean`, time: raw`timestamptz` } as const

const parameter = ({ kind, value }: Exclude<Compared, { kind: 'presence' }>) =>
  raw`${value instanceof Date ? value.toISOString() : value}::${TYPES[kind]}`
