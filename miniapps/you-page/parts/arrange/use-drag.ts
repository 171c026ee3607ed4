import { useState, type DragEvent } from 'react'
import { type HomeLayout, moveWidget, type WidgetType } from '../../../domain/home/layout.ts'

/** A tile that is dragged is shown where it would come to lie; dropped it stays there, let go elsewhere it goes back. */
export function useDrag(layout: HomeLayout, onDrop: (layout: HomeLayout) => void) {
  const [held, setHeld] = useState<{ type: WidgetType; shown: HomeLayout }>()
  const shown = held?.shown ?? layout
  const of = (type: WidgetType) => ({
    isHeld: held?.type === type,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', '') // Firefox drags nothing that holds no data
      setHeld({ type, shown: layout })
    },
    onDragOver: (event: DragEvent) => {
      if (!held) return
      event.preventDefault()
      const to = shown.findIndex((each) => each.type === type)
      if (type !== held.type) setHeld({ ...held, shown: moveWidget(shown, held.type, to) })
    },
    onDrop: (event: DragEvent) => {
      if (!held) return
      event.preventDefault()
      setHeld(undefined)
      if (held.shown !== layout) onDrop(held.shown)
    },
    onDragEnd: () => setHeld(undefined),
  })
  return { shown, of }
}
