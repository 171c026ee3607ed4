import { fontOf } from './theme-sheet.ts'
import { tokensOf, type Look } from './look-panel.tsx'

const SIZES = ['5xl', '4xl', '3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'] as const
const WEIGHTS = ['regular', 'medium', 'semibold'] as const
const PX_PER_REM = 16
const AMOUNTS = ['1,111.10', '9,087.45', '40,774.00']

/** The nine sizes, the three weights and numbers in a column, in the tenant's font. */
export function TypeScale({ look }: { look: Look }) {
  const tokens = tokensOf(look)
  const pixels = (size: string) => Number.parseFloat(tokens[`--os-font-size-${size}`] ?? '0') * PX_PER_REM
  return (
    <div className="type-scale">
      <p><span className="os-muted">Font </span>{fontOf(tokens)}</p>
      <dl className="type-sizes">
        {SIZES.map((size) => (
          <div key={size}>
            <dt className="os-help">{size}, {pixels(size)} px</dt>
            <dd style={{ fontSize: `var(--os-font-size-${size})` }}>Überblick der Kampagnen</dd>
          </div>
        ))}
      </dl>
      <div className="type-extras">
        <dl>
          {WEIGHTS.map((weight) => (
            <div key={weight}>
              <dt className="os-help">{weight}, {tokens[`--os-font-weight-${weight}`]}</dt>
              <dd style={{ fontWeight: `var(--os-font-weight-${weight})` }}>Media plan for Germany</dd>
            </div>
          ))}
        </dl>
        <div>
          <p className="os-help">Numbers in a column</p>
          {AMOUNTS.map((amount) => <p key={amount} className="os-number">{amount}</p>)}
        </div>
      </div>
    </div>
  )
}
