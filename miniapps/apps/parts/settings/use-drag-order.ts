import { useState, type DragEvent } from 'react'
import { movedTo } from './arranged-apps.ts'

export interface DragLine {
  isHeld: boolean
  draggable: true
  onDragStart(event: DragEvent): void
  onDragOver(event: DragEvent): void
  onDrop(event: DragEvent): void
  onDragEnd(): void
}

/** A line that is dragged is shown where it would come to lie; dropped it stays there, let go elsewhere it goes back. */
export function useDragOrder(
  keys: readonly string[],
  onDrop: (keys: readonly string[], moved: string) => void,
) {
  const [held, setHeld] = useState<{ key: string; shown: readonly string[] }>()
  const of = (key: string): DragLine => ({
    isHeld: held?.key === key,
    draggable: true,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', '') // Firefox drags nothing that holds no data
      setHeld({ key, shown: keys })
    },
    onDragOver: (event) => {
      if (!held) return
      event.preventDefault()
      if (key !== held.key)
        setHeld({ ...held, shown: movedTo(held.shown, held.key, held.shown.indexOf(key)) })
    },
    onDrop: (event) => {
      if (!held) return
      event.preventDefault()
      setHeld(undefined)
      if (held.shown.join() !== keys.join()) onDrop(held.shown, held.key)
    },
    onDragEnd: () => setHeld(undefined),
  })
  return { shown: held?.shown ?? keys, of }
}
