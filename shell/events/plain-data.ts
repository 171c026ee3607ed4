import { inside, Malformed, noObject, type Shape } from './shapes.ts'

/** What analytics data may hold: JSON values. */
type PlainValue =
  | string
  | number
  | boolean
  | null
  | readonly PlainValue[]
  | { readonly [key: string]: PlainValue }

const MOST_VALUES = 200
const DEEPEST = 5
const LONGEST_TEXT = 2000
const LONGEST_KEY = 100

/** Keys that reach the prototype of whatever they are copied to. */
const POISONED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

const tooMany = new Malformed('', `must hold at most ${MOST_VALUES} values`)
const tooDeep = new Malformed('', `must be at most ${DEEPEST} levels deep`)
const tooLong = new Malformed('', `must have at most ${LONGEST_TEXT} characters`)
const noData = new Malformed('', 'must be text, a number, true, false, null, a list or an object of these')

interface Budget {
  left: number
}

/** A bounded copy of free-form data: cyclic, deep, huge or live values are malformed, poisoned keys are dropped. */
export const plainData: Shape<Readonly<Record<string, PlainValue>>> = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return noObject
  return copyObject(value, { left: MOST_VALUES }, 1)
}

function copy(value: unknown, budget: Budget, depth: number): PlainValue | Malformed {
  if (--budget.left < 0) return tooMany
  switch (typeof value) {
    case 'string':
      return value.length > LONGEST_TEXT ? tooLong : value
    case 'boolean':
      return value
    case 'number':
      return Number.isFinite(value) ? value : noData
    case 'object':
      if (value === null) return null
      if (depth >= DEEPEST) return tooDeep
      return Array.isArray(value) ? copyList(value, budget, depth + 1) : copyObject(value, budget, depth + 1)
    default:
      return noData
  }
}

function copyList(values: readonly unknown[], budget: Budget, depth: number): PlainValue | Malformed {
  const { length } = values
  if (!(length <= budget.left)) return tooMany
  const copied: PlainValue[] = []
  for (let index = 0; index < length; index++) {
    const item = copy(values[index], budget, depth)
    if (item instanceof Malformed) return inside(String(index), item)
    copied.push(item)
  }
  return copied
}

function copyObject(value: object, budget: Budget, depth: number): { [key: string]: PlainValue } | Malformed {
  const copied: { [key: string]: PlainValue } = {}
  const keys = Object.keys(value)
  if (keys.length > budget.left) return tooMany
  for (const key of keys) {
    if (POISONED.has(key)) continue
    if (key.length > LONGEST_KEY)
      return new Malformed('', `must have keys of at most ${LONGEST_KEY} characters`)
    const found: unknown = (value as Record<string, unknown>)[key]
    if (found === undefined) continue
    const item = copy(found, budget, depth)
    if (item instanceof Malformed) return inside(key, item)
    copied[key] = item
  }
  return copied
}
