import { tokensOf, type Look } from './look-panel.tsx'
import { tokensFrom } from './theme-sheet.ts'

/** Groups that are shown here with a picture, or by another part of the page. */
const PICTURED = /^(color|font|radius|shadow|space)-/

/** Corner radii, shadows, steps of space, and every token that is only a number or a word. */
export function ShapeTokens({ look }: { look: Look }) {
  const tokens = tokensOf(look)
  return (
    <div className="shapes">
      <ul className="boxes">
        {tokensFrom(tokens, 'radius-').map(({ name, value }) => (
          <li key={name}>
            <span className="box" style={{ borderRadius: `var(--os-${name})` }} />
            <code>{name}</code>
            <span className="os-help">{value}</span>
          </li>
        ))}
      </ul>
      <ul className="boxes shadows">
        {tokensFrom(tokens, 'shadow-').map(({ name, value }) => (
          <li key={name}>
            <span className="box floating" style={{ boxShadow: `var(--os-${name})` }} />
            <code>{name}</code>
            <span className="os-help">
              {value.split(/,\s*/).map((part) => (
                <span key={part}>{part}</span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <ul className="spaces">
        {tokensFrom(tokens, 'space-').map(({ name, value }) => (
          <li key={name}>
            <code>{name}</code>
            <span className="space" style={{ width: `var(--os-${name})` }} />
            <span className="os-help">{value}</span>
          </li>
        ))}
      </ul>
      <dl className="other-tokens">
        {tokensFrom(tokens, '')
          .filter(({ name }) => !PICTURED.test(name))
          .map(({ name, value }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd className="os-help">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
