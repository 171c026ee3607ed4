import type { Mark } from '../chart.ts'

/** Above a value there is room for its tip from here on. */
const ROOM_ABOVE_PX = 64
const APART_PX = 12

/** What the value is, beside it; the live region or the table say it to those who do not see it. */
export function MarkTip({ mark: { x, y, box, name, series, value }, width }: { mark: Mark; width: number }) {
  const across = x < width / 3 ? '0%' : x > (width * 2) / 3 ? '-100%' : '-50%'
  const isAbove = y > ROOM_ABOVE_PX
  return (
    <div
      className="os-chart-tip"
      aria-hidden="true"
      style={{
        left: x,
        top: isAbove ? y - APART_PX : (box ? box.y + box.height : y) + APART_PX,
        transform: `translate(${across}, ${isAbove ? '-100%' : '0%'})`,
      }}
    >
      <span>{name}</span>
      {series !== undefined && <span>{series}</span>}
      <strong>{value}</strong>
    </div>
  )
}
