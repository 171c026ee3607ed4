import { useState, type ClipboardEvent, type DragEvent } from 'react'

/** Handlers for a part of the page into which files are dropped or pasted; `data-dropping` while one is held over it. */
export function useFilesInto(onFiles: (files: readonly File[]) => void) {
  const [dropping, setDropping] = useState(false)
  return {
    'data-dropping': dropping || undefined,
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files]
      // a spreadsheet's cells come as text and as their picture: what can be read is meant
      if (!files.length || !isOnlyNames(event.clipboardData.getData('text/plain'), files)) return
      event.preventDefault()
      onFiles(files)
    },
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setDropping(true)
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false)
    },
    onDrop(event: DragEvent) {
      setDropping(false)
      if (!event.dataTransfer.files.length) return
      event.preventDefault()
      onFiles([...event.dataTransfer.files])
    },
  }
}

/** Some systems send the names of copied files along as text. */
const isOnlyNames = (text: string, files: readonly File[]): boolean =>
  text
    .split(/[\r\n]+/)
    .filter(Boolean)
    .every((line) => files.some(({ name }) => name === line))
