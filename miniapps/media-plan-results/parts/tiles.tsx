import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useResults } from './results-world.tsx'
import { tileLines } from './tile-lines.ts'

/** Delivery, spend, reach, pace and freshness: a figure each, and what it says. */
export function Tiles() {
  const { results, reach } = useResults()
  const format = useFormat()
  return (
    <ul className="tiles" aria-label={words('figures')}>
      {tileLines(results, reach, format).map(({ key, title, value, text }) => (
        <li key={key} className="os-card" data-tile={key}>
          <h2 className="os-label">{title}</h2>
          <p className="tile-value">{value}</p>
          <p className="os-help">{text}</p>
        </li>
      ))}
    </ul>
  )
}
