interface BarProps {
  box: { x: number; y: number; width: number; height: number }
  value: number | null
  fill: string
  words: string | undefined
  end: number
}

/** A bar and the number behind it. */
export function Bar({ box, value, fill, words: text, end }: BarProps) {
  return (
    <>
      {value !== null && <rect {...box} rx={1} className="os-chart-bar" style={{ fill }} />}
      {text !== undefined && (
        <text
          x={end + 8}
          y={box.y + box.height / 2}
          dy="0.35em"
          className={value === null ? 'os-chart-muted' : 'os-chart-value'}
        >
          {text}
        </text>
      )}
    </>
  )
}
