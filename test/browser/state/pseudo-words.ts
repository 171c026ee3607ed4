import type { CompiledMessage } from 'icu-minify/format'

const PLAIN = 'abcdefghijklmnopqrstuvwxyz'
const MARKED = 'áƀćđéƒǵĥíĵķĺɱńóṕɋŕśţúṽŵẋýž'

/** `Save {name}` -> `Śááṽéé {name}`: every letter marked and vowels twice, so that it is as long as in other languages. */
export const pseudoWords = (message: CompiledMessage): CompiledMessage =>
  typeof message === 'string' ? pseudo(message) : (message.map(pseudoNode) as CompiledMessage)

function pseudoNode(node: unknown): unknown {
  if (typeof node === 'string') return pseudo(node)
  if (!Array.isArray(node)) return node
  const [name, kind, ...rest] = node as unknown[]
  if (kind === undefined) return node
  if (typeof kind !== 'number' || kind === 0) return [name, pseudoNode(kind), ...rest.map(pseudoNode)]
  return [name, kind, ...rest.map((each) => (isBranches(each) ? pseudoBranches(each) : each))]
}

const isBranches = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'other' in value

/** A branch is one text or a list of nodes. */
const pseudoBranches = (branches: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(branches).map(([name, branch]) => [
      name,
      Array.isArray(branch) ? branch.map(pseudoNode) : pseudoNode(branch),
    ]),
  )

const pseudo = (text: string): string => text.replaceAll(/[a-z]/gi, markedLetter)

function markedLetter(letter: string): string {
  const marked = MARKED[PLAIN.indexOf(letter.toLowerCase())]!
  const first = letter === letter.toLowerCase() ? marked : marked.toUpperCase()
  return 'aeiou'.includes(letter.toLowerCase()) ? first + marked : first
}
