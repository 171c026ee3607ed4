import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

interface Node {
  type: string
  [field: string]: unknown
}

const root = join(import.meta.dirname, '../..')

/** Files that hold tests, or the tables that tests run line by line. */
const HOLDS_TESTS = /\.(test\.tsx?|journey\.ts)$/
const HOLDS_TABLE = /^test\/(lifecycle\/cases|auth\/faults\/[\w-]+)\.ts$/

/** What tests are declared with; `shell` is that of ours.test.ts, `plain` that of journeys with fixtures of their own. */
const DECLARES = new Set(['it', 'test', 'plain', 'shell'])

/** A template says enough of a name when this many letters of it are fixed. */
const ENOUGH_LETTERS = 7

/**
 * The names of a file's tests; a name made by a template matches whatever fills it.
 * @throws when there is no such file, or none that holds tests
 */
export function testNames(path: string): RegExp[] {
  const isTable = HOLDS_TABLE.test(path)
  if (!isTable && !HOLDS_TESTS.test(path)) throw new Error(`${path} holds no tests`)
  const { program } = parseSync(path, readFileSync(join(root, path), 'utf8'))
  return [...nodesOf(program)].flatMap((node) => (isTable ? namesInTable(node) : namesOfTest(node))).flatMap((node) => patternOf(node) ?? [])
}

function namesOfTest({ type, callee, arguments: given }: Node): Node[] {
  const isTest = type === 'CallExpression' && DECLARES.has(String((callee as Node)['name']))
  return isTest ? (given as Node[]).slice(0, 1) : []
}

/** A line of a table is an object with a name, or made by a function from an area and a name. */
function namesInTable({ type, key, value, arguments: given }: Node): Node[] {
  if (type === 'Property' && (key as Node)['name'] === 'name') return [value as Node]
  return type === 'CallExpression' ? (given as Node[]).slice(0, 2) : []
}

function patternOf(node: Node): RegExp | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return exactly([node['value']])
  if (node.type !== 'TemplateLiteral') return null
  const fixed = (node['quasis'] as Node[]).map(({ value }) => (value as { cooked: string }).cooked)
  return fixed.join('').replace(/\W/g, '').length < ENOUGH_LETTERS ? null : exactly(fixed)
}

const exactly = (fixed: readonly string[]): RegExp => new RegExp(`^${fixed.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('.+')}$`)

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each)
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) yield value as Node
    yield* nodesOf(Object.values(value))
  }
}
