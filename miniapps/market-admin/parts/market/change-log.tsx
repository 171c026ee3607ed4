import { useState } from 'react'
import type { LoggedChange, MarketDetail } from '../../../domain/markets/market-answers.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { problemText } from '../../../kit/words/problem-text.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { namesIn } from '../settings/names-in.ts'
import { settingText } from '../settings/setting-text.ts'
import { words } from '../settings/words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

/** What was said of a market, the newest first. */
export function ChangeLog({ detail }: { detail: MarketDetail }) {
  const pages = useFurther(detail)
  const names = namesIn([detail.market])
  return (
    <Card title={words('log')}>
      {pages.data.length === 0 && <p className="os-muted">{words('log.none')}</p>}
      <ol className="market-lines">
        {pages.data.map((change) => (
          <Logged key={change.id} change={change} names={names} />
        ))}
      </ol>
      {pages.next !== null && (
        <Button size="s" busy={pages.isBusy} onClick={() => void pages.more()}>
          {kitWords('showMore')}
        </Button>
      )}
    </Card>
  )
}

function Logged({ change, names }: { change: LoggedChange; names: ReadonlyMap<string, string> }) {
  const format = useFormat()
  const { key, before, value, from, by, at, reason, takenBack } = change
  const text = (shown: LoggedChange['value']) => settingText(key, shown, format, (id) => names.get(id))
  const isLater = Date.parse(from) > Date.parse(at)
  return (
    <li>
      <strong>{words(`switch.${key}`)}</strong>
      <span>{words('log.change', { before: text(before), after: text(value) })}</span>
      {isLater && <span>{words('planned.from', { moment: format.dateTime(from) })}</span>}
      {reason && <q>{reason}</q>}
      <span className="os-muted">{[by?.name ?? words('portal'), format.dateTime(at)].join(' · ')}</span>
      {takenBack && (
        <span className="os-muted">
          {words('log.takenBack', { name: takenBack.by, moment: format.dateTime(takenBack.at) })}
        </span>
      )}
    </li>
  )
}

/** The first page comes with the market; another market, or a reload, begins at the first again. */
function useFurther(first: MarketDetail) {
  const { portal, context } = useMiniApp()
  const api = useApi('markets')
  const [further, setFurther] = useState<{ of: MarketDetail; log: MarketDetail['log'] }>()
  const [isBusy, setBusy] = useState(false)
  const { log } = further?.of === first ? further : first
  const more = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const query = { agency: context.tenant.code, after: log.next ?? '' }
      const { log: page } = await api.get<MarketDetail>(withQuery(`/${first.market.code}`, query))
      setFurther({ of: first, log: { ...page, data: [...log.data, ...page.data] } })
    } catch (error) {
      portal.notify({ kind: 'error', text: problemText(error).text })
    } finally {
      setBusy(false)
    }
  }
  return { ...log, more, isBusy }
}
