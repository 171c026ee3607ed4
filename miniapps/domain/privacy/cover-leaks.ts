import { hiddenCells, type Place } from './protect-table.ts'

type Asked = Parameters<typeof hiddenCells>[0]

/**
 * Cells that must be hidden as `hiddenCells` says, and more where a small one could still be worked out from several lines together though
 * from none of them alone.
 */
export function coverLeaks(asked: Asked): (0 | 1)[][] {
  const secret = [...(asked.secret ?? [])]
  const cells = cellsOf(asked)
  for (;;) {
    const hidden = hiddenCells({ ...asked, secret })
    const cover = hidden.some((row) => row.includes(1)) ? coverOf(asked, cells, hidden) : undefined
    if (!cover) return hidden
    secret.push(cover)
  }
}

/** By row and column, one after the other. */
interface Cells {
  /** The first of the lines across that a cell is on, and of those down; lines are numbered from 1, 0 is none. */
  across: Uint32Array
  down: Uint32Array
  /** 1 for a total, which other cells add up to. */
  whole: Uint8Array
}

function cellsOf({ n, sums }: Asked): Cells {
  const width = n[0]?.length ?? 0
  const [across, down] = [new Uint32Array(n.length * width), new Uint32Array(n.length * width)]
  const whole = new Uint8Array(n.length * width)
  sums.forEach((line, at) => {
    const lines = line.length > 1 && line[0]![0] === line[1]![0] ? across : down
    for (const [row, column] of line) lines[row * width + column] ||= at + 1
    const [row, column] = line.at(-1)!
    whole[row * width + column] = 1
  })
  return { across, down, whole }
}

/** A cell between the two lines that it is on. All cells of one line alone end in the same place, 0. */
interface Edge {
  place: Place
  people: number
  ends: readonly [number, number]
  isWhole: boolean
}

/**
 * Lines with the cells that nobody is shown are a graph: what is unknown of one is unknown of the next. A cell on a way around is one of
 * several unknowns everywhere; a cell that alone joins two parts is their difference. The next cell to hide is one that joins them too.
 */
function coverOf(asked: Asked, cells: Cells, hidden: (0 | 1)[][]): Place | undefined {
  const walk = new Walk(asked.sums.length + 1, edgesOf(asked, cells, hidden, true))
  for (const { people, inner } of walk.bridges) {
    if (people === 0 || people >= asked.floor) continue
    const joining = edgesOf(asked, cells, hidden, false).filter(({ ends }) => walk.joins(ends, inner))
    const parts = joining.filter(({ isWhole }) => !isWhole)
    const choice = parts.length > 0 ? parts : joining
    const least = choice.toSorted((one, other) => one.people - other.people)[0]
    if (least) return least.place
  }
  return undefined
}

/** Cells that nobody is shown, or those above 0 that are shown. */
function edgesOf(
  { n, seen = [Infinity, Infinity] }: Asked,
  { across, down, whole }: Cells,
  hidden: (0 | 1)[][],
  areUnknown: boolean,
): Edge[] {
  const edges: Edge[] = []
  n.forEach((line, row) =>
    line.forEach((people, column) => {
      const isUnknown = hidden[row]![column] === 1 || row >= seen[0] || column >= seen[1]
      if (isUnknown !== areUnknown || (people === 0 && !isUnknown)) return
      const at = row * line.length + column
      const ends = [across[at]!, down[at]!] as const
      edges.push({ place: [row, column], people, ends, isWhole: whole[at] === 1 })
    }),
  )
  return edges
}

/** Depth first through a graph, to find the edges without which it falls apart (Tarjan). */
class Walk {
  /** `inner`: the node behind it. */
  readonly bridges: { people: number; inner: number }[] = []
  readonly #around: Edge[][]
  /** When a node was come to, from 1, and left; and in which of the parts of the graph it is. */
  readonly #from: Uint32Array
  readonly #until: Uint32Array
  readonly #part: Uint32Array
  #clock = 0

  constructor(nodes: number, edges: readonly Edge[]) {
    this.#around = Array.from({ length: nodes }, () => [])
    for (const edge of edges) for (const end of edge.ends) this.#around[end]!.push(edge)
    this.#from = new Uint32Array(nodes)
    this.#until = new Uint32Array(nodes)
    this.#part = new Uint32Array(nodes)
    for (let node = 0; node < nodes; node++) if (this.#from[node] === 0) this.#visit(node)
  }

  /** Whether an edge with these ends would lead from behind a bridge to before it. */
  joins([one, other]: Edge['ends'], inner: number): boolean {
    const isBehind = (node: number) =>
      this.#from[node]! >= this.#from[inner]! && this.#from[node]! <= this.#until[inner]!
    return this.#part[one] === this.#part[other] && isBehind(one) !== isBehind(other)
  }

  /** Keeps its own path: a call for each step would be too many for a long one. */
  #visit(root: number): void {
    const path = [this.#comeTo(root, root)]
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const edge = this.#around[step.node]![step.tried++]
      if (edge === undefined) {
        this.#until[step.node] = this.#clock
        path.pop()
        const back = path.at(-1)
        if (!back || !step.by) continue
        if (step.earliest > this.#from[back.node]!)
          this.bridges.push({ people: step.by.people, inner: step.node })
        back.earliest = Math.min(back.earliest, step.earliest)
      } else if (edge !== step.by) {
        const next = edge.ends[0] === step.node ? edge.ends[1] : edge.ends[0]
        if (this.#from[next] === 0) path.push(this.#comeTo(next, root, edge))
        else step.earliest = Math.min(step.earliest, this.#from[next]!)
      }
    }
  }

  /** `earliest`: the first node that can be come to from here, not by the edge that led here. */
  #comeTo(node: number, root: number, by?: Edge): Step {
    this.#from[node] = ++this.#clock
    this.#part[node] = root
    return { node, by, tried: 0, earliest: this.#clock }
  }
}

interface Step {
  node: number
  by: Edge | undefined
  tried: number
  earliest: number
}
