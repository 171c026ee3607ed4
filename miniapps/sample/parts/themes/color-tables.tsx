import { Fragment } from 'react'
import { Badge } from '../../../kit/controls/badge.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { contrastOf } from './color-figures.ts'
import { titleOf, tokensOf, type Look } from './look-panel.tsx'
import { colorOf, type Tokens } from './theme-sheet.ts'
import { TOKEN_GROUPS, type MeasuredToken } from './token-groups.ts'

/** Every colour with its name, its value and the contrast it keeps where it stands. */
export function ColorTables({ look }: { look: Look }) {
  const tokens = tokensOf(look)
  return (
    <table className="tokens">
      <caption className="os-visually-hidden">Colours of {titleOf(look)}</caption>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          <th scope="col">Contrast</th>
        </tr>
      </thead>
      {TOKEN_GROUPS.map(({ title, tokens: measured }) => (
        <tbody key={title}>
          <tr>
            <th scope="colgroup" colSpan={3} className="token-group">
              {title}
            </th>
          </tr>
          {measured.map((token) => (
            <ColorRow key={`${token.name} ${token.on}`} token={token} tokens={tokens} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function ColorRow({ token: { name, on, least }, tokens }: { token: MeasuredToken; tokens: Tokens }) {
  const value = colorOf(tokens, name)
  return (
    <tr>
      <th scope="row">
        <span className="token-name">
          <Swatch name={name} on={on} />
          {name}
        </span>
      </th>
      <td>
        <code>{value}</code>
      </td>
      <td>
        {on ? (
          <Ratio value={contrastOf(value, colorOf(tokens, on))} on={on} least={least} />
        ) : (
          <Fragment>–</Fragment>
        )}
      </td>
    </tr>
  )
}

/** Text is shown as text on its background, everything else as an area. */
function Swatch({ name, on }: { name: string; on: string | undefined }) {
  const isText = /^(text$|text-muted|on-)|-text$/.test(name)
  const style =
    isText && on
      ? { color: `var(--os-color-${name})`, background: `var(--os-color-${on})` }
      : { background: `var(--os-color-${name})` }
  return (
    <span className="swatch" style={style} aria-hidden="true">
      {isText && 'Aa'}
    </span>
  )
}

function Ratio({ value, on, least }: { value: number; on: string; least: number | undefined }) {
  const { number } = useFormat()
  const words = `${number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}:1`
  const passes = least === undefined || value >= least
  return (
    <span className="ratio">
      {least === undefined ? (
        <span className="os-number">{words}</span>
      ) : (
        <Badge tone={passes ? 'success' : 'error'}>{words}</Badge>
      )}
      <span className="os-help">
        {least === undefined ? `on ${on}` : `on ${on}, at least ${number(least)}`}
      </span>
    </span>
  )
}
