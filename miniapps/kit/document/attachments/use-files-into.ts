import { useState, type ClipboardEvent, type DragEvent } from 'react'

/** Handlers for a part of the page into which files are dropped or pasted; `data-dropping` while one is held over it. */
export function useFilesInto(onFiles: (files: readonly File[]) => void) {
  const [dropping, setDropping] = useState(false)
  return {
    'data-dropping': dropping || undefined,
    onPaste(event: ClipboardEvent) {
      const { files, types } = event.clipboardData
      // a spreadsheet's cells come as text and as their picture: what can be read is meant
      if (!files.length || types.includes('text/plain')) return
      event.preventDefault()
      onFiles([...files])
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
