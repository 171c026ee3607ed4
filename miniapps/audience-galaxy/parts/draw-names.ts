import { type NamedPoint, namePlaces } from '../../kit/charts/scatter/name-places.ts'

const FONT_PX = 12
const HALO_PX = 3

interface Ink {
  width: number
  font: string
  text: string
  halo: string
}

/** Names beside nodes, the largest first, with a halo that keeps edges off the letters. */
export function drawNames(
  pen: CanvasRenderingContext2D,
  points: readonly NamedPoint[],
  { width, font, text, halo }: Ink,
): void {
  pen.font = `${FONT_PX}px ${font}`
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  pen.lineWidth = HALO_PX
  pen.strokeStyle = halo
  pen.fillStyle = text
  namePlaces(points, width).forEach((place, at) => {
    if (!place) return
    pen.textAlign = place.anchor === 'middle' ? 'center' : place.anchor
    pen.strokeText(points[at]!.name, place.x, place.y)
    pen.fillText(points[at]!.name, place.x, place.y)
  })
}
