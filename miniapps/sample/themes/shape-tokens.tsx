import { tokensOf, type Look } from './look-panel.tsx'

const OTHERS = [
  'layout-header-height', 'layout-drawer-offset', 'layout-sub-bar-height', 'motion-fast', 'motion-slow', 'motion-ease', 'line-height-tight',
  'line-height-normal', 'focus-ring',
] as const

/** Corner radii, shadows, steps of space, and the tokens that are only numbers. */
export function ShapeTokens({ look }: { look: Look }) {
  const tokens = tokensOf(look)
  const value = (name: string) => tokens[`--os-${name}`] ?? ''
  return (
    <div className="shapes">
      <ul className="boxes">
        {['s', 'm', 'l', 'pill'].map((size) => <li key={size}><span className="box" style={{ borderRadius: `var(--os-radius-${size})` }} /><code>radius-{size}</code><span className="os-help">{value(`radius-${size}`)}</span></li>)}
      </ul>
      <ul className="boxes">
        {['s', 'm', 'l'].map((size) => <li key={size}><span className="box floating" style={{ boxShadow: `var(--os-shadow-${size})` }} /><code>shadow-{size}</code></li>)}
      </ul>
      <ul className="spaces">
        {[1, 2, 3, 4, 6, 8, 12].map((step) => <li key={step}><code>space-{step}</code><span className="space" style={{ width: `var(--os-space-${step})` }} /><span className="os-help">{value(`space-${step}`)}</span></li>)}
      </ul>
      <dl className="other-tokens">
        {OTHERS.map((name) => <div key={name}><dt><code>{name}</code></dt><dd className="os-help">{value(name)}</dd></div>)}
      </dl>
    </div>
  )
}
