import type { DrawnSvg } from './drawn-svg.ts'

/** Two pixels for one: sharp on a slide, and on paper. */
const SHARPNESS = 2

export async function pngOf({ text, width, height }: DrawnSvg): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SHARPNESS
  canvas.height = height * SHARPNESS
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture has no size'))),
      'image/png',
    )
  })
}
