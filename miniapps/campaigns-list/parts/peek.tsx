import { type KeyboardEvent, useEffect, useRef } from 'react'
import { X } from 'lucide'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { campaignStateOf } from '../../kit/planning/campaign-state-of.ts'
import { marketName } from '../../kit/planning/market-name.ts'
import { money } from '../../kit/planning/money.ts'
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

/** One campaign at the side of the list, which stays as it is; Esc closes it, and the focus goes back to where it was. */
export function Peek({ line, maySetUp, onClose }: PeekProps) {
  const { basePath } = useMiniApp().route
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = (heading.current!.getRootNode() as ShadowRoot).activeElement as HTMLElement | null
    heading.current!.focus()
    return () => before?.focus()
  }, [])
  const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes it from anywhere inside
    <aside className="peek os-card" aria-label={line.title || planningWords('untitled')} onKeyDown={close}>
      <div className="os-card-header">
        <h2 ref={heading} tabIndex={-1} className="os-subtitle" dir="auto">
          {line.title || planningWords('untitled')}
        </h2>
        <Button variant="quiet" size="s" icon={X} iconOnly onClick={onClose}>
          {kitWords('close')}
        </Button>
      </div>
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
    </aside>
  )
}
