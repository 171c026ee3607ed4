import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { campaignStateOf } from '../../kit/planning/campaign-state-of.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { money } from '../../kit/planning/money.ts'
import { SidePeek } from '../../kit/planning/side-peek.tsx'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import type { StandingLine } from '../standing-line.ts'
import { words } from '../words/words.ts'
import { setupPath } from './setup-path.ts'

interface PeekProps {
  line: StandingLine
  /** Whether the person may open it. */
  maySetUp: boolean
  onClose(): void
}

/** One campaign at the side of the list. */
export function Peek({ line, maySetUp, onClose }: PeekProps) {
  const { basePath } = useMiniApp().route
  const format = useFormat()
  const { title, tone } = campaignStateOf(line.state)
  const facts = [
    [kitWords('name'), line.name || '–'],
    [planningWords('start'), line.start ? format.date(line.start) : '–'],
    [planningWords('end'), line.end ? format.date(line.end) : '–'],
    [planningWords('total'), money(format, line.total ?? undefined, line.currency)],
    [kitWords('markets'), line.markets.length ? format.list(line.markets.map(marketName)) : '–'],
    [words('elapsed'), format.percent(line.elapsed)],
    [words('pace'), format.percent(line.pace)],
    [words('owner'), line.owner],
  ] as const
  return (
    <SidePeek title={line.title || planningWords('untitled')} onClose={onClose}>
      <p>
        <Badge tone={tone}>{title}</Badge>
      </p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {line.attention.length > 0 && (
        <ul aria-label={words('attention')}>
          {line.attention.map((code) => (
            <li key={code}>{words(`health.${code}`)}</li>
          ))}
        </ul>
      )}
      {maySetUp && (
        <Link look="secondary" to={setupPath(basePath, line.id)}>
          {words('open')}
        </Link>
      )}
    </SidePeek>
  )
}
