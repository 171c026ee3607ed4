interface GuessProps {
  id: string
  from: number
  to: number
  height: number
  name: string
}

const TILE_PX = 8
/** Less room than this holds no words: the summary says them. */
const WORDS_FROM_PX = 90

/** The range without observations, hatched behind the lines and named. */
export function Guess({ id, from, to, height, name }: GuessProps) {
  return (
    <g>
      <defs>
        <pattern id={`${id}-guess`} width={TILE_PX} height={TILE_PX} patternUnits="userSpaceOnUse">
          <path className="os-chart-hatch" d="M-2,2L2,-2M0,8L8,0M6,10L10,6" />
        </pattern>
      </defs>
      <rect x={from} width={to - from} height={height} style={{ fill: `url(#${id}-guess)` }} />
      <line className="os-chart-axis" x1={from} x2={from} y2={height} strokeDasharray="4 3" />
      {to - from >= WORDS_FROM_PX && (
        <text className="os-chart-muted os-chart-end" x={from + 6} y={height - 8}>
          {name}
        </text>
      )}
    </g>
  )
}
