import { useFormat } from '../../../kit/words/format.ts'
import { leastDifference, seenAs, VISIONS } from './color-figures.ts'
import { tokensOf, type Look } from './look-panel.tsx'
import { tokensFrom } from './theme-sheet.ts'
import { RAMPS } from './token-groups.ts'

/** The charts' ramps with their values, as people with each kind of colour vision see them, and how far their closest colours are apart. */
export function DataRamps({ look }: { look: Look }) {
  const { number } = useFormat()
  return (
    <div className="ramps">
      {RAMPS.map(({ title, use, name, pairs }) => {
        const ramp = tokensFrom(tokensOf(look), `color-${name}-`)
        const colors = ramp.map(({ value }) => value)
        return (
          <div key={name} className="ramp">
            <h3>{title}</h3>
            <p className="os-help">{use}</p>
            {VISIONS.map(({ title: vision, sees }) => {
              const seen = seenAs(sees, colors)
              const least = number(leastDifference(seen, pairs), { maximumFractionDigits: 0 })
              return (
                <div key={vision} className="ramp-row">
                  <span>{vision}</span>
                  <span className="ramp-colors" aria-hidden="true">
                    {/* oxlint-disable-next-line react/no-array-index-key -- two may look the same */}
                    {seen.map((color, index) => (
                      <span key={index} style={{ background: color }} />
                    ))}
                  </span>
                  <span className="os-help" title="CIEDE2000 of the two that differ least; 2 is just noticed">
                    ΔE {least}
                  </span>
                </div>
              )
            })}
            <ol className="ramp-values">
              {ramp.map(({ name: token, value }) => (
                <li key={token}>
                  <span className="swatch" style={{ background: `var(--os-${token})` }} aria-hidden="true" />
                  <code>{token.slice('color-'.length)}</code>
                  <code className="os-help">{value}</code>
                </li>
              ))}
            </ol>
          </div>
        )
      })}
    </div>
  )
}
