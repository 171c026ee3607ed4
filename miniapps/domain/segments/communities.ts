export type Edge = readonly [a: string, b: string, weight: number]

/** Newman's modularity of a grouping: how much of the edges' weight lies within groups beyond chance. */
export function modularity(asked: {
  edges: readonly Edge[]
  community: Readonly<Record<string, number>>
}): number {
  const { edges, community } = asked
  const within = new Map<number, number>()
  const degrees = new Map<number, number>()
  const add = (to: Map<number, number>, group: number, weight: number) =>
    to.set(group, (to.get(group) ?? 0) + weight)
  let all = 0
  for (const [a, b, weight] of edges) {
    all += weight
    add(degrees, community[a]!, weight)
    add(degrees, community[b]!, weight)
    if (community[a] === community[b]) add(within, community[a]!, weight)
  }
  if (!(all > 0)) return 0
  return [...degrees].reduce(
    (sum, [group, degree]) => sum + (within.get(group) ?? 0) / all - (degree / (2 * all)) ** 2,
    0,
  )
}

/**
 * Louvain's communities of a graph: nodes in their order go to the neighbouring group that gains most modularity, of equals the lowest;
 * groups become nodes, over again until nothing is gained. Listed by their first node.
 */
export function communities({ nodes, edges }: { nodes: readonly string[]; edges: readonly Edge[] }): {
  communities: string[][]
  modularity: number
} {
  const places = new Map(nodes.map((node, place) => [node, place]))
  let graph = graphOf(
    nodes.length,
    edges.map(([a, b, weight]) => [places.get(a)!, places.get(b)!, weight]),
  )
  let groupOf = nodes.map((_, place) => place)
  for (;;) {
    const moved = settled(graph)
    const count = Math.max(-1, ...moved) + 1
    groupOf = groupOf.map((group) => moved[group]!)
    if (count === graph.neighbours.length) break
    graph = joined(graph, moved, count)
  }
  const members = new Map<number, string[]>()
  nodes.forEach((node, at) => members.set(groupOf[at]!, [...(members.get(groupOf[at]!) ?? []), node]))
  const community = Object.fromEntries(nodes.map((node, at) => [node, groupOf[at]!]))
  return { communities: [...members.values()], modularity: modularity({ edges, community }) }
}

interface Graph {
  /** Weights by neighbour; a node's own is that of the edges within it. */
  neighbours: ReadonlyMap<number, number>[]
  degrees: number[]
  /** Of all edges. */
  weight: number
}

function graphOf(size: number, edges: readonly (readonly [number, number, number])[]): Graph {
  const neighbours = Array.from({ length: size }, () => new Map<number, number>())
  const degrees = Array.from({ length: size }, () => 0)
  let all = 0
  const add = (from: number, to: number, weight: number) =>
    neighbours[from]!.set(to, (neighbours[from]!.get(to) ?? 0) + weight)
  for (const [a, b, weight] of edges) {
    all += weight
    degrees[a]! += weight
    degrees[b]! += weight
    add(a, b, weight)
    if (a !== b) add(b, a, weight)
  }
  return { neighbours, degrees, weight: all }
}

const GAIN = 1e-12

/** Groups of the nodes, counted in the order of their first node, once no node gains by moving. */
function settled({ neighbours, degrees, weight }: Graph): number[] {
  const group = neighbours.map((_, node) => node)
  const totals = [...degrees]
  let isMoving = weight > 0
  while (isMoving) {
    isMoving = false
    neighbours.forEach((around, node) => {
      const own = group[node]!
      totals[own]! -= degrees[node]!
      const links = new Map<number, number>([[own, 0]])
      for (const [to, edge] of around)
        if (to !== node) links.set(group[to]!, (links.get(group[to]!) ?? 0) + edge)
      const gain = (to: number) => links.get(to)! - (totals[to]! * degrees[node]!) / (2 * weight)
      let best = own
      for (const to of [...links.keys()].toSorted((one, other) => one - other))
        if (gain(to) > gain(best) + GAIN) best = to
      totals[best]! += degrees[node]!
      if (best === own) return
      group[node] = best
      isMoving = true
    })
  }
  const order = new Map([...new Set(group)].map((each, place) => [each, place]))
  return group.map((each) => order.get(each)!)
}

/** Groups as nodes. */
function joined({ neighbours }: Graph, group: readonly number[], count: number): Graph {
  const edges: [number, number, number][] = []
  neighbours.forEach((around, node) => {
    for (const [to, weight] of around) if (node <= to) edges.push([group[node]!, group[to]!, weight])
  })
  return graphOf(count, edges)
}
