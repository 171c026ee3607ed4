import { useFormat } from '../../kit/format.ts'
import { leastDifference, seenAs, VISIONS } from './color-figures.ts'
import { tokensOf, type Look } from './look-panel.tsx'
import { colorOf } from './theme-sheet.ts'
import { RAMPS } from './token-groups.ts'

/** The charts' ramps as people with each kind of colour vision see them, and how far their closest colours are apart. */
export function DataRamps({ look }: { look: Look }) {
  const { number } = useFormat()
  const tokens = tokensOf(look)
  return (
    <div className="ramps">
      {RAMPS.map(({ title, use, name, count, pairs }) => {
        const colors = Array.from({ length: count }, (_, index) => colorOf(tokens, `${name}-${index + 1}`))
        return (
          <div key={name} className="ramp">
            <h3>{title}</h3>
            <p className="os-help">{use} <code>{name}-1</code> to <code>-{count}</code></p>
            {VISIONS.map(({ title: vision, sees }) => {
              const seen = seenAs(sees, colors)
              const least = number(leastDifference(seen, pairs), { maximumFractionDigits: 0 })
              return (
                <div key={vision} className="ramp-row">
                  <span>{vision}</span>
                  <span className="ramp-colors" aria-hidden="true">
                    {/* oxlint-disable-next-line react/no-array-index-key -- two may look the same */}
                    {seen.map((color, index) => <span key={index} title={colors[index]} style={{ background: color }} />)}
                  </span>
                  <span className="os-help" title="CIEDE2000 of the two that differ least; 2 is just noticed">ΔE {least}</span>
                </div>
              )
            })}
          </div>
        )
      })}
    </div>
  )
}
