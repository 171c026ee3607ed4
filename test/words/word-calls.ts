import { parseSync } from 'vite'
import type { Source } from '../layers/sources.ts'

/** `words('hello', { name })` as it stands in a source. */
export interface WordCall {
  path: string
  line: number
  /** `hello`; a pattern where a part is known only later; undefined where all is. */
  key: string | RegExp | undefined
  /** Names of the values that are given; undefined where they are not written out. */
  values: readonly string[] | undefined
  /** Runs when the module loads, before there are words. */
  tooEarly: boolean
}

interface Node {
  type: string
  start: number
  [name: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const isFunction = ({ type }: Node) => /Function|PropertyDefinition/.test(type)

/** Calls of a room's words in one source, by whatever name it imports them. */
export function wordCalls({ path, text, imports }: Source, from: string): WordCall[] {
  const isFrom = (specifier: string) =>
    imports.some((each) => each.path === from && each.specifier === specifier)
  const { program } = parseSync(path, text)
  const names = new Set<string>()
  const calls: WordCall[] = []
  walk(program, false, (node, inFunction) => {
    if (node.type === 'ImportDeclaration' && isFrom((node['source'] as Node)['value'] as string))
      for (const { local } of node['specifiers'] as { local: { name: string } }[]) names.add(local.name)
    if (node.type !== 'CallExpression' || !names.has(calleeOf(node['callee'] as Node))) return
    const [key, values] = node['arguments'] as Node[]
    if (!key) return // `words.begin()`
    const line = text.slice(0, node.start).split('\n').length
    for (const each of keysOf(key))
      calls.push({ path, line, key: each, values: valuesOf(values), tooEarly: !inFunction })
  })
  return calls
}

/** Every string of a source, and every template as a pattern. */
export function stringsOf({ path, text }: Source): (string | RegExp)[] {
  const found: (string | RegExp)[] = []
  walk(parseSync(path, text).program, false, (node) => {
    if (node.type === 'Literal' || node.type === 'TemplateLiteral')
      for (const key of keysOf(node)) if (key !== undefined) found.push(key)
  })
  return found
}

export function walk(
  node: unknown,
  inFunction: boolean,
  see: (node: Node, inFunction: boolean, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
): void {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, inFunction, see, parents))
  if (typeof node !== 'object' || node === null) return
  if (isNode(node)) see(node, inFunction, parents)
  const inside = inFunction || (isNode(node) && isFunction(node))
  const above = isNode(node) ? [...parents, node] : parents
  for (const child of Object.values(node)) walk(child, inside, see, above)
}

/** Of `words`, `words.rich` and `words[language].rich`: `words`. */
function calleeOf(callee: Node): string {
  if (callee.type === 'MemberExpression') return calleeOf(callee['object'] as Node)
  return (callee as { name?: string }).name ?? ''
}

function keysOf(node: Node): (string | RegExp | undefined)[] {
  if (node.type === 'Literal') return [typeof node['value'] === 'string' ? node['value'] : undefined]
  if (node.type === 'ConditionalExpression')
    return [...keysOf(node['consequent'] as Node), ...keysOf(node['alternate'] as Node)]
  if (node.type !== 'TemplateLiteral') return [undefined]
  const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  return parts.join('') ? [new RegExp(`^${parts.map(escaped).join('.+')}$`)] : [undefined]
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function valuesOf(node: Node | undefined): string[] | undefined {
  if (!node) return []
  if (node.type !== 'ObjectExpression') return undefined
  const properties = node['properties'] as (Node & { key?: { name?: string; value?: string } })[]
  return properties.every(({ type }) => type === 'Property')
    ? properties.map(({ key }) => key?.name ?? key?.value ?? '')
    : undefined
}
