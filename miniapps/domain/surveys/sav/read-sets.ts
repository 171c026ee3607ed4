/** A multiple-response set as its record has it. */
export interface RawSet {
  /** Without the `$` that all have. */
  name: string
  label: Uint8Array
  /** Bytes of the value that counts; null of a set of categories. */
  counted: Uint8Array | null
  /** Answers are called as that value is in each variable, not as the variable. */
  isByValue: boolean
  /** The set is called as its first variable. */
  isByVariable: boolean
  /** Short names, in any case. */
  variables: string[]
}

const NEWLINE = 10
/** After an `E`: the set has the label of its first variable. */
const LABEL_OF_VARIABLE = '11'

/**
 * Sets of a record, a line each: `$name=C 5 label a b`, `$name=D1 1 5 label a b`, `$name=E 1 1 1 5 label a b`, each text behind the number
 * of its bytes. A line that says anything else is passed over.
 */
export function readSets(record: Uint8Array): RawSet[] {
  const sets: RawSet[] = []
  for (let at = 0; at < record.length;) {
    const line = new SetLine(record, at)
    const set = line.set()
    if (set) sets.push(set)
    // a label may hold the end of a line
    const end = record.indexOf(NEWLINE, set ? line.at : at)
    at = end < 0 ? record.length : end + 1
  }
  return sets
}

class SetLine {
  readonly bytes: Uint8Array
  at: number

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes
    this.at = at
  }

  set(): RawSet | undefined {
    const [, name] = /^\$(.+)$/.exec(this.#until('=') ?? '') ?? []
    const kind = String.fromCharCode(this.bytes[this.at++] ?? 0)
    if (!name || !'CDE'.includes(kind)) return undefined
    if (kind !== 'D' && !this.#isBlank()) return undefined
    const source = kind === 'E' ? this.#until(' ') : ''
    const counted = kind === 'C' ? null : this.#counted()
    if (counted === undefined || (counted && !this.#isBlank())) return undefined
    const label = this.#counted()
    if (!label || !this.#isBlank()) return undefined
    const variables = (this.#until('\n') ?? '').trim().split(/\s+/)
    return {
      name,
      label,
      counted,
      isByValue: kind === 'E',
      isByVariable: source === LABEL_OF_VARIABLE,
      variables,
    }
  }

  /** Letters up to a sign, which is passed; undefined where the line ends before. */
  #until(sign: '=' | ' ' | '\n'): string | undefined {
    const from = this.at
    let end = from
    while (end < this.bytes.length && this.bytes[end] !== sign.charCodeAt(0) && this.bytes[end] !== NEWLINE)
      end++
    if (sign !== '\n' && this.bytes[end] !== sign.charCodeAt(0)) return undefined
    this.at = sign === '\n' ? end : end + 1
    return Array.from(this.bytes.subarray(from, end), (byte) => String.fromCharCode(byte)).join('')
  }

  /** A text behind the number of its bytes and a blank. */
  #counted(): Uint8Array | undefined {
    const count = this.#until(' ') ?? ''
    const from = this.at
    if (!/^\d{1,5}$/.test(count) || from + Number(count) > this.bytes.length) return undefined
    this.at += Number(count)
    return this.bytes.subarray(from, this.at)
  }

  #isBlank(): boolean {
    return this.bytes[this.at++] === ' '.charCodeAt(0)
  }
}
