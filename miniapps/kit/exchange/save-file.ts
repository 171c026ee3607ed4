/** By then the browser has read the file, and its address can be given back. */
const READ_BY_THEN_MS = 30_000

/** Gives a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_BY_THEN_MS)
}

/** A name that every system takes: without its separators and signs, and not too long. */
export const fileNameOf = (title: string, ending: string): string =>
  `${title
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 120)
    .trim()}.${ending}`
