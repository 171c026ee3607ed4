import type { Mark } from '../chart.ts'
import type { Cursor } from '../geometry/step-cursor.ts'

const NEAR_PX = 48

/** Which value the pointer is on, or else nearest to. */
export function markAt(marks: readonly (readonly Mark[])[], x: number, y: number): Cursor | undefined {
  let nearest: Cursor | undefined
  let least = NEAR_PX
  for (const [row, line] of marks.entries())
    for (const [column, mark] of line.entries()) {
      const away = distance(mark, x, y)
      if (away >= least) continue
      least = away
      nearest = { row, column }
    }
  return nearest
}

/** A pointer on a value's own box is nearer than any place. */
function distance({ x, y, box }: Mark, pointerX: number, pointerY: number): number {
  if (!box) return Math.hypot(x - pointerX, y - pointerY)
  const within =
    pointerX >= box.x && pointerX <= box.x + box.width && pointerY >= box.y && pointerY <= box.y + box.height
  return within ? -1 : Number.POSITIVE_INFINITY
}
