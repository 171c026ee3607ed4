import { type DragEvent, useState } from 'react'

export interface DragItem {
  isHeld: boolean
  draggable: true
  onDragStart(event: DragEvent): void
  onDragOver(event: DragEvent): void
  onDrop(event: DragEvent): void
  onDragEnd(): void
}

/** Shows a dragged item where it would come to lie; dropped it stays there, let go elsewhere it goes back. */
export function useDragOrder<Key extends string>(
  keys: readonly Key[],
  onDrop: (keys: readonly Key[], moved: Key) => void,
) {
  const [held, setHeld] = useState<{ key: Key; shown: readonly Key[] }>()
  const of = (key: Key): DragItem => ({
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

/** All keys, with one of them at another place; as they were where there is no such place. */
export function movedTo<Key>(keys: readonly Key[], key: Key, to: number): readonly Key[] {
  const from = keys.indexOf(key)
  if (from < 0 || to < 0 || to >= keys.length) return keys
  return keys.toSpliced(from, 1).toSpliced(to, 0, key)
}
