import { waitUntil } from './wait-until.ts'

/** The file that the browser is handed to save after a press, and its name; nothing is written to the disk. */
export async function savedFile(press: () => unknown): Promise<{ file: Blob; name: string }> {
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  const files: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (file: Blob) => (files.push(file), createObjectURL(file))
  HTMLAnchorElement.prototype.click = function saveNothing(this: HTMLAnchorElement) {
    names.push(this.download)
  }
  try {
    await press()
    await waitUntil(() => names.length === 1, 'nothing was saved')
  } finally {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  }
  return { file: files[0]!, name: names[0]! }
}
