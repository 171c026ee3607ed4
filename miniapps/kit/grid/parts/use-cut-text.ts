import { useState } from 'react'

/** The whole text of the cell that has the focus, where its column is too narrow for it; null where nothing is cut. */
export function useCutText() {
  const [text, setText] = useState<string | null>(null)
  return {
    cutText: text,
    look: (target: Element) => {
      const isCut = target.matches('.os-grid-cell') && target.scrollWidth > target.clientWidth
      setText(isCut ? target.textContent : null)
    },
    hide: () => setText(null),
  }
}
