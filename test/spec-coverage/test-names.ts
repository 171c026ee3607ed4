import { rowsOf, type Row } from './rows.ts'
import { nameOf, nodesWithin, sourceOf, type Declared, type Node } from './syntax.ts'

/** Files that hold tests, or the tables that tests run line by line. */
const HOLDS_TESTS = /\.(test\.tsx?|journey\.ts)$/
const HOLDS_TABLE = /^test\/(lifecycle\/cases|auth\/faults\/[\w-]+)\.ts$/

/** What tests are declared with; `shell` is that of ours.test.ts, `plain` that of journeys with fixtures of their own. */
const DECLARES = new Set(['it', 'test', 'plain', 'shell'])

/** A template says enough of a name when this many letters of it are fixed. */
const ENOUGH_LETTERS = 7

/** Whether a test is called so. */
export type Name = (name: string) => boolean

/**
 * The names of a file's tests. One that is made by a template is filled from one line of what the test goes through.
 * @throws when there is no such file, or none that holds tests
 */
export function testNames(path: string): Name[] {
  const isTable = HOLDS_TABLE.test(path)
  if (!isTable && !HOLDS_TESTS.test(path)) throw new Error(`${path} holds no tests`)
  const source = sourceOf(path)
  return [...nodesWithin(source.program)].flatMap(({ node, above }) =>
    (isTable ? namesInTable(node) : namesOfTest(node)).flatMap(
      (name) => nameMadeBy({ node: name, source }, [node, ...above]) ?? [],
    ),
  )
}

function namesOfTest({ type, callee, arguments: given }: Node): Node[] {
  const isTest = type === 'CallExpression' && DECLARES.has(nameOf(callee) ?? '')
  return isTest ? (given as Node[]).slice(0, 1) : []
}

/** A line of a table is an object with a name, or made by a function from an area and a name. */
function namesInTable({ type, key, value, arguments: given }: Node): Node[] {
  if (type === 'Property' && nameOf(key) === 'name') return [value as Node]
  return type === 'CallExpression' ? (given as Node[]).slice(0, 2) : []
}

function nameMadeBy(made: Declared, above: readonly Node[]): Name | null {
  const { node } = made
  if (node.type === 'Literal' && typeof node['value'] === 'string') return (name) => name === node['value']
  if (node.type !== 'TemplateLiteral') return null
  const fixed = (node['quasis'] as Node[]).map(({ value }) => (value as { cooked: string }).cooked)
  if (fixed.join('').replace(/\W/g, '').length < ENOUGH_LETTERS) return null
  const pattern = new RegExp(
    `^${fixed.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('(.+)')}$`,
  )
  let rows: Row[] | undefined
  return (name) => {
    const filled = pattern.exec(name)?.slice(1)
    return (
      filled !== undefined &&
      (rows ??= rowsOf(made, above)).some((row) => filled.every((text) => isMadeOf(text, row)))
    )
  }
}

/** Whether a text is a piece of a line, or several pieces one after the other; lists are joined by commas. */
function isMadeOf(text: string, row: Row): boolean {
  const long = [...row].filter((piece) => piece.length > 1)
  const reached = [true]
  for (let at = 0; at < text.length; at++) {
    if (!reached[at]) continue
    for (const piece of [...long, '/', ',']) if (text.startsWith(piece, at)) reached[at + piece.length] = true
  }
  return row.has(text) || reached[text.length] === true
}
