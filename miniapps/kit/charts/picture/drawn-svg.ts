import { fontFaces } from './font-faces.ts'

const SVG = 'http://www.w3.org/2000/svg'
const EDGE_PX = 16
const TITLE_PX = 36

/** What a stylesheet or a custom property says here stands in the file itself. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const

export interface DrawnSvg {
  text: string
  width: number
  height: number
}

/** A chart with its title and legend as a drawing that needs nothing of this page: colours, fonts and places as they are now. */
export async function drawnSvg(chart: HTMLElement, title: string): Promise<DrawnSvg> {
  const frame = chart.getBoundingClientRect()
  const width = Math.ceil(frame.width) + 2 * EDGE_PX
  const parts = [...chart.querySelectorAll<SVGSVGElement | HTMLElement>('svg, [data-drawn]')]
  // a source that the page names elsewhere reaches below the chart
  const bottom = Math.max(frame.bottom, ...parts.map((part) => part.getBoundingClientRect().bottom))
  const height = Math.ceil(bottom - frame.top) + TITLE_PX + 2 * EDGE_PX
  const look = getComputedStyle(chart)
  const drawing = element('svg', { width, height, viewBox: `0 0 ${width} ${height}` })
  drawing.append(
    element('rect', { width, height, fill: look.getPropertyValue('--os-color-surface') }),
    words(title, EDGE_PX, EDGE_PX + 16, { ...textLook(look), 'font-size': '16px', 'font-weight': '600' }),
  )
  for (const part of parts) {
    const { left, top } = part.getBoundingClientRect()
    drawing.append(...copyOf(part, left - frame.left + EDGE_PX, top - frame.top + EDGE_PX + TITLE_PX))
  }
  const fonts = await fontFaces(look.fontFamily, drawing.textContent)
  if (fonts) drawing.prepend(Object.assign(element('style'), { textContent: fonts }))
  return { text: new XMLSerializer().serializeToString(drawing), width, height }
}

function copyOf(part: SVGSVGElement | HTMLElement, x: number, y: number): SVGElement[] {
  if (part instanceof SVGSVGElement) {
    const copy = looking(part)
    copy.setAttribute('x', String(x))
    copy.setAttribute('y', String(y))
    return [copy]
  }
  const lines = linesOf(part)
  const height = part.getBoundingClientRect().height / lines.length
  const look = textLook(getComputedStyle(part))
  return lines.map((line, at) => words(line, x, y + height * (at + 0.75), look))
}

/** A text as it is broken on the page: a drawing breaks none. */
function linesOf({ textContent, firstChild }: HTMLElement): string[] {
  const lines: string[] = []
  const range = document.createRange()
  let before = -Infinity
  for (const { 0: word, index } of textContent.matchAll(/\S+\s*/g)) {
    range.setStart(firstChild!, index)
    range.setEnd(firstChild!, index + 1)
    const { bottom } = range.getBoundingClientRect()
    if (bottom > before + 1) lines.push(word)
    else lines[lines.length - 1] += word
    before = bottom
  }
  return lines
}

/** A copy that carries its looks with it, without what only the page needs. */
function looking(original: SVGElement): SVGElement {
  const copy = original.cloneNode(false) as SVGElement
  for (const name of ['style', 'class', 'role', 'aria-label', 'aria-hidden', 'focusable'])
    copy.removeAttribute(name)
  const computed = getComputedStyle(original)
  for (const name of LOOKS) copy.setAttribute(name, computed.getPropertyValue(name))
  for (const child of original.childNodes) {
    if (!(child instanceof SVGElement)) copy.append(child.cloneNode())
    else if (!child.classList.contains('os-chart-cursor')) copy.append(looking(child))
  }
  return copy
}

const textLook = (look: CSSStyleDeclaration) => ({
  fill: look.color,
  'font-family': look.fontFamily,
  'font-size': look.fontSize,
  'font-weight': look.fontWeight,
})

function words(text: string, x: number, y: number, look: Record<string, string>): SVGElement {
  const drawn = element('text', { x, y, ...look })
  drawn.textContent = text
  return drawn
}

function element(name: string, attributes: Record<string, string | number> = {}): SVGElement {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}
