import { fontOf, tokensFrom } from './theme-sheet.ts'
import { tokensOf, type Look } from './look-panel.tsx'

const PX_PER_REM = 16
const AMOUNTS = ['1,111.10', '9,087.45', '40,774.00']

/** The font with what stands in for it, the sizes, the weights and numbers in a column. */
export function TypeScale({ look }: { look: Look }) {
  const tokens = tokensOf(look)
  return (
    <div className="type-scale">
      <div>
        <p>
          <span className="os-muted">Font </span>
          {fontOf(tokens)}
        </p>
        {tokensFrom(tokens, 'font-family').map(({ name, value }) => (
          <p key={name} className="os-help">
            <code>{name}</code> {value}
          </p>
        ))}
      </div>
      <dl className="type-sizes">
        {tokensFrom(tokens, 'font-size-').map(({ name, value }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>{' '}
              <span className="os-help">
                {value}, {Number.parseFloat(value) * PX_PER_REM} px
              </span>
            </dt>
            <dd style={{ fontSize: `var(--os-${name})` }}>Überblick der Kampagnen</dd>
          </div>
        ))}
      </dl>
      <div className="type-extras">
        <dl>
          {tokensFrom(tokens, 'font-weight-').map(({ name, value }) => (
            <div key={name}>
              <dt>
                <code>{name}</code> <span className="os-help">{value}</span>
              </dt>
              <dd style={{ fontWeight: `var(--os-${name})` }}>Media plan for Germany</dd>
            </div>
          ))}
        </dl>
        <div>
          <p className="os-help">Numbers in a column</p>
          {AMOUNTS.map((amount) => (
            <p key={amount} className="os-number">
              {amount}
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}
