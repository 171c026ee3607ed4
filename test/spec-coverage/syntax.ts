import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

export interface Node {
  type: string
  [field: string]: unknown
}

/** A parsed file of ours. */
export interface Source {
  path: string
  program: Node
}

/** Something that a name stands for, and the file that says so. */
export interface Declared {
  node: Node
  source: Source
}

const root = join(import.meta.dirname, '../..')
const parsed = new Map<string, Source>()

/** @throws when there is no such file */
export function sourceOf(path: string): Source {
  const known = parsed.get(path)
  if (known) return known
  const source = {
    path,
    program: parseSync(path, readFileSync(join(root, path), 'utf8')).program as unknown as Node,
  }
  parsed.set(path, source)
  return source
}

/** Nodes at once below this one. */
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Every node of a tree, each with those above it, the nearest first. */
export function* nodesWithin(
  node: Node,
  above: readonly Node[] = [],
): Generator<{ node: Node; above: readonly Node[] }> {
  yield { node, above }
  for (const child of childrenOf(node)) yield* nodesWithin(child, [node, ...above])
}

/** What a name stands for in a file, or in the file of ours that it comes from; undefined for parameters and packages. */
export function declared(name: string, source: Source): Declared | undefined {
  for (const { node } of nodesWithin(source.program)) {
    if (node.type === 'VariableDeclarator' && nameOf(node['id']) === name && node['init'])
      return { node: node['init'] as Node, source }
    if (node.type === 'FunctionDeclaration' && nameOf(node['id']) === name)
      return { node: node['body'] as Node, source }
    const imported =
      node.type === 'ImportSpecifier' && nameOf(node['local']) === name ? nameOf(node['imported']) : undefined
    const from = imported && fileOf(node, source)
    if (from) return declared(imported, sourceOf(from))
  }
  return undefined
}

function fileOf(specifier: Node, { path, program }: Source): string | undefined {
  const line = (program['body'] as Node[]).find(({ specifiers }) =>
    (specifiers as Node[] | undefined)?.includes(specifier),
  )
  const from = String((line?.['source'] as Node | undefined)?.['value'])
  const file = join(dirname(path), from)
  return from.startsWith('.') && existsSync(join(root, file)) ? file : undefined
}

/** Of an identifier. */
export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined
