/** Why a value has not the shape it should have: where, and what it should be. */
export class Malformed {
  readonly where: string
  readonly why: string
  constructor(where: string, why: string) {
    this.where = where
    this.why = why
  }
}

/**
 * Reads a value that anybody may have made: a copy of what it should be, or why it is not that.
 * Each part is read once, so that what was checked is what is used. Hostile values may throw.
 */
export type Shape<Value> = (value: unknown) => Value | Malformed

/** What a shape reads. */
type Read<Of> = Of extends Shape<infer Value> ? Value : never

export function text(longest: number): Shape<string> {
  const tooLong = new Malformed('', `must have at most ${longest} characters`)
  const noText = new Malformed('', 'must be text')
  return (value) => (typeof value !== 'string' ? noText : value.length > longest ? tooLong : value)
}

/** Text of which something more is asked. */
export function textThat(longest: number, holds: (value: string) => boolean, why: string): Shape<string> {
  const read = text(longest)
  const wrong = new Malformed('', why)
  return (value) => {
    const found = read(value)
    return typeof found !== 'string' || holds(found) ? found : wrong
  }
}

const noFlag = new Malformed('', 'must be true or false')
export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : noFlag)

const notNothing = new Malformed('', 'must be left out')
/** Events without a payload. */
export const nothing: Shape<undefined> = (value) =>
  value === undefined || value === null ? undefined : notNothing

export function oneOf<Word extends string>(...words: readonly Word[]): Shape<Word> {
  const wrong = new Malformed('', `must be one of ${words.join(', ')}`)
  return (value) => (words.includes(value as Word) ? (value as Word) : wrong)
}

const mayBeLeftOut = new WeakSet<Shape<unknown>>()

/** May be left out. */
export function maybe<Value>(read: Shape<Value>): Shape<Value | undefined> {
  const shape: Shape<Value | undefined> = (value) => (value === undefined ? undefined : read(value))
  mayBeLeftOut.add(shape)
  return shape
}

const noList = new Malformed('', 'must be a list')

export function list<Value>(read: Shape<Value>, longest: number): Shape<readonly Value[]> {
  const tooLong = new Malformed('', `must have at most ${longest} entries`)
  return (value) => {
    if (!Array.isArray(value)) return noList
    const { length } = value
    if (!(length <= longest)) return tooLong
    const copy: Value[] = []
    for (let index = 0; index < length; index++) {
      const item = read(value[index])
      if (item instanceof Malformed) return inside(String(index), item)
      copy.push(item)
    }
    return copy
  }
}

export const noObject = new Malformed('', 'must be an object')

type Fields = Readonly<Record<string, Shape<unknown>>>
type Optional<Of extends Fields> = {
  [Key in keyof Of]: undefined extends Read<Of[Key]> ? Key : never
}[keyof Of]
type ObjectOf<Of extends Fields> = { [Key in Exclude<keyof Of, Optional<Of>>]: Read<Of[Key]> } & {
  [Key in Optional<Of>]?: Exclude<Read<Of[Key]>, undefined>
}

/** An object with these fields; others are dropped, those left out stay out. */
export function object<Of extends Fields>(fields: Of): Shape<ObjectOf<Of>> {
  const entries = Object.entries(fields).map(([key, read]) => ({
    key,
    read,
    isOptional: mayBeLeftOut.has(read),
  }))
  return (value) => {
    if (typeof value !== 'object' || value === null) return noObject
    const copy: Record<string, unknown> = {}
    for (let index = 0; index < entries.length; index++) {
      const { key, read, isOptional } = entries[index]!
      const given = (value as Record<string, unknown>)[key]
      if (given === undefined && isOptional) continue
      const found = read(given)
      if (found === undefined) continue
      if (found instanceof Malformed) return inside(key, found)
      copy[key] = found
    }
    return copy as ObjectOf<Of>
  }
}

/** The same problem, seen from one level above. */
export function inside(key: string, { where, why }: Malformed): Malformed {
  return new Malformed(where ? `${key}.${where}` : key, why)
}
