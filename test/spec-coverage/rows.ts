import { childrenOf, declared, nameOf, nodesWithin, type Declared, type Node } from './syntax.ts'

/** The pieces of one line of a table: what the holes of a test's name may be filled with. */
export type Row = ReadonlySet<string>

const LOOPS = new Set(['map', 'flatMap', 'forEach'])
/** What they leave out only a run would tell: no line of theirs counts. */
const LEAVE_OUT = new Set(['filter', 'slice'])

/** The lines that a test is made for, one after the other, by the loops that it stands in; one empty line without a loop. */
export function rowsOf(template: Declared, above: readonly Node[]): Row[] {
  const loops = above.flatMap((node) => loopedOver(node) ?? []).map((node) => ({ ...template, node }))
  const holes = (template.node['expressions'] as Node[]).map((node) => ({ ...template, node }))
  const bound = new Set(above.flatMap(boundBy))
  const glue = new Set([
    ...loops.flatMap((each) => [...pieces(each, bound, onlyTemplates)]),
    ...holes.flatMap((each) => [...pieces(each, bound)]),
  ])
  const lines = loops.flatMap((each) => [...linesIn(each, bound)])
  return [glue, ...lines.map((line) => new Set([...glue, ...pieces(line, bound)]))]
}

/** What a loop goes through. */
function loopedOver(node: Node): Node | undefined {
  if (node.type === 'ForOfStatement') return node['right'] as Node
  return calls(node, LOOPS) ? ((node['callee'] as Node)['object'] as Node) : undefined
}

const calls = ({ type, callee }: Node, methods: ReadonlySet<string>): boolean =>
  type === 'CallExpression' && methods.has(nameOf((callee as Node)['property']) ?? '')

/** Names that a loop or a function gives; what else is called so has nothing to do with it. */
function boundBy(node: Node): string[] {
  const patterns =
    node.type === 'ForOfStatement' ? [node['left'] as Node] : ((node['params'] as Node[] | undefined) ?? [])
  return patterns.flatMap((pattern) => [...nodesWithin(pattern)].flatMap((each) => nameOf(each.node) ?? []))
}

/** Elements of lists and fields of objects, where those are written down. */
function* linesIn(
  { node, source }: Declared,
  bound: ReadonlySet<string>,
  seen = new Set<Node>(),
): Generator<Declared> {
  if (seen.has(node) || calls(node, LEAVE_OUT)) return
  seen.add(node)
  const isTable = node.type === 'ArrayExpression' || node.type === 'ObjectExpression'
  for (const child of isTable
    ? childrenOf(node)
    : partsOf({ node, source }, bound).map((part) => part.node)) {
    if (isTable && child.type !== 'SpreadElement') yield { node: child, source }
    else yield* linesIn({ node: child, source }, bound, seen)
  }
  const known = standsFor({ node, source }, bound)
  if (known) yield* linesIn(known, bound, seen)
}

const onlyTemplates = ({ type }: Node): boolean => type === 'TemplateElement'

/** Texts, numbers and names of fields in a tree, and in what its names stand for. */
function* pieces(
  at: Declared,
  bound: ReadonlySet<string>,
  wanted: (node: Node) => boolean = () => true,
  seen = new Set<Node>(),
): Generator<string> {
  const { node } = at
  if (seen.has(node)) return
  seen.add(node)
  if (wanted(node)) yield* textsOf(node)
  for (const part of partsOf(at, bound)) yield* pieces(part, bound, wanted, seen)
  const known = standsFor(at, bound)
  if (known) yield* pieces(known, bound, wanted, seen)
}

function textsOf({ type, value, key, computed }: Node): string[] {
  if (type === 'Literal' && (typeof value === 'string' || typeof value === 'number')) return [String(value)]
  if (type === 'TemplateElement') return [(value as { cooked: string }).cooked]
  return type === 'Property' && !computed ? [nameOf(key) ?? []].flat() : []
}

/** Below a node, without types, parameters and names of fields. */
function partsOf({ node, source }: Declared, bound: ReadonlySet<string>): Declared[] {
  if (node.type === 'Identifier' && bound.has(nameOf(node)!)) return []
  const names = [
    ...((node['params'] as Node[] | undefined) ?? []),
    ...(node.type === 'VariableDeclarator' ? [node['id']] : []),
  ]
  if (!node['computed']) names.push(node['property'], nameOf(node['key']) ? node['key'] : undefined)
  return childrenOf(node)
    .filter((child) => !names.includes(child) && !/^TS(?!AsExp|Satisfies|NonNull)/.test(child.type))
    .map((child) => ({ node: child, source }))
}

function standsFor({ node, source }: Declared, bound: ReadonlySet<string>): Declared | undefined {
  const name = nameOf(node)
  return name === undefined || bound.has(name) ? undefined : declared(name, source)
}
