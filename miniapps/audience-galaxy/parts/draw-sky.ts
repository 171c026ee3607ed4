import type { Point } from '../../domain/galaxies/force-layout.ts'
import type { CountedGalaxy } from '../../domain/galaxies/count-galaxy.ts'
import { inPicture } from '../../domain/galaxies/sky-places.ts'
import { drawNames } from './draw-names.ts'

const LARGEST_PX = 14
/** Radius of the ring that stands for a hidden size. */
const HIDDEN_PX = 4
const COLOURS = 8

/** Draws a galaxy at the canvas's own size: area by people, colour by group, edges as strong as what is shared. */
export function drawSky(
  canvas: HTMLCanvasElement,
  { nodes, edges, groups }: Pick<CountedGalaxy, 'nodes' | 'edges' | 'groups'>,
  chosen?: string,
): void {
  const { width, height } = canvas.getBoundingClientRect()
  const ratio = devicePixelRatio
  canvas.width = width * ratio
  canvas.height = height * ratio
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.scale(ratio, ratio)
  const places = new Map(nodes.map(({ id, at }) => [id, inPicture(at, { width, height })]))
  const style = getComputedStyle(canvas)
  const sky = { pen, places, token: (name: string) => style.getPropertyValue(name) || style.color }
  drawEdges(sky, edges)
  const groupOf = new Map(groups.flatMap(({ nodes }, at) => nodes.map((node) => [node, at] as const)))
  const largest = Math.max(1, ...nodes.map(({ cell }) => cell?.universe ?? 0))
  const named = nodes.map(({ id, title, cell }) => {
    const radius = cell ? LARGEST_PX * Math.sqrt(cell.universe / largest) : HIDDEN_PX
    drawNode(sky, { id, group: groupOf.get(id), radius, isHidden: !cell, isChosen: id === chosen })
    return { name: title, ...places.get(id)!, radius }
  })
  const { fontFamily: font, color: text } = style
  drawNames(pen, named, { width, font, text, halo: sky.token('--os-color-page') })
}

interface Sky {
  pen: CanvasRenderingContext2D
  /** Places of nodes on the canvas, in pixels, by the node's id. */
  places: ReadonlyMap<string, Point>
  /** Value of a token of the theme. */
  token(name: string): string
}

function drawEdges({ pen, places, token }: Sky, edges: CountedGalaxy['edges']): void {
  pen.strokeStyle = token('--os-color-text-muted')
  for (const [a, b, weight] of edges) {
    const [from, to] = [places.get(a)!, places.get(b)!]
    pen.globalAlpha = Math.min(0.8, 0.1 + weight)
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.stroke()
  }
  pen.globalAlpha = 1
}

interface DrawnNode {
  id: string
  /** Place of its group. */
  group: number | undefined
  radius: number
  isHidden: boolean
  isChosen: boolean
}

function drawNode({ pen, places, token }: Sky, { id, group, radius, isHidden, isChosen }: DrawnNode): void {
  const { x, y } = places.get(id)!
  pen.fillStyle =
    group === undefined
      ? token('--os-color-text-muted')
      : token(`--os-color-data-comparative-${(group % COLOURS) + 1}`)
  pen.beginPath()
  pen.arc(x, y, Math.max(2, radius), 0, 2 * Math.PI)
  if (isHidden) pen.stroke()
  else pen.fill()
  if (!isChosen) return
  pen.strokeStyle = token('--os-color-text')
  pen.lineWidth = 2
  pen.beginPath()
  pen.arc(x, y, Math.max(2, radius) + 4, 0, 2 * Math.PI)
  pen.stroke()
  pen.lineWidth = 1
  pen.strokeStyle = token('--os-color-text-muted')
}
