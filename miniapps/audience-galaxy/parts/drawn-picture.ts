import { drawSky } from './draw-sky.ts'
import { type GalaxyReport, sourceText } from './galaxy-files.ts'

const WIDTH_PX = 1200
const HEIGHT_PX = 800
const LINE_PX = 18
const EDGE_PX = 16

/** A galaxy as a PNG with its source below it, on the colour of the page. */
export async function drawnPicture({ galaxy, source }: GalaxyReport): Promise<Blob> {
  const sky = window.document.createElement('canvas')
  sky.style.cssText = `position:fixed;inline-size:${WIDTH_PX}px;block-size:${HEIGHT_PX}px;inset-inline-start:-9999px`
  window.document.body.append(sky)
  try {
    drawSky(sky, galaxy)
    return await framed(sky, sourceText(source))
  } finally {
    sky.remove()
  }
}

async function framed(sky: HTMLCanvasElement, text: string): Promise<Blob> {
  const ratio = sky.width / WIDTH_PX
  const style = getComputedStyle(sky)
  const sheet = new OffscreenCanvas(sky.width, 0)
  const pen = sheet.getContext('2d')!
  const font = `${ratio * 12}px ${style.fontFamily}`
  pen.font = font
  const lines = linesOf(text, (line) => pen.measureText(line).width <= sky.width - 2 * EDGE_PX * ratio)
  sheet.height = sky.height + (lines.length * LINE_PX + 2 * EDGE_PX) * ratio
  pen.fillStyle = style.getPropertyValue('--os-color-surface')
  pen.fillRect(0, 0, sheet.width, sheet.height)
  pen.drawImage(sky, 0, 0)
  pen.font = font
  pen.fillStyle = style.color
  lines.forEach((line, at) =>
    pen.fillText(line, EDGE_PX * ratio, sky.height + (EDGE_PX + (at + 0.7) * LINE_PX) * ratio),
  )
  return sheet.convertToBlob()
}

function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)!} ${word}`.trim()
    if (fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
