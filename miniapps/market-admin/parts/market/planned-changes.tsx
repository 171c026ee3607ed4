import { useState } from 'react'
import { Undo2 } from 'lucide'
import type { Market } from '../../../domain/markets/market-answers.ts'
import type { SettingChange } from '../../../domain/markets/market.ts'
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

/** What will hold later, the next one first; each can be taken back until then. */
export function PlannedChanges({ market, onChanged }: { market: Market; onChanged(): void }) {
  const { portal, context } = useMiniApp()
  const api = useApi('markets')
  const format = useFormat()
  const [busy, setBusy] = useState<string>()
  const names = namesIn([market])
  const takeBack = async ({ id }: SettingChange) => {
    setBusy(id)
    try {
      await api.delete(withQuery(`/changes/${id}`, { agency: context.tenant.code }))
      portal.notify({ kind: 'success', text: words('takenBack') })
      onChanged()
    } catch (error) {
      portal.notify({ kind: 'error', text: problemText(error).text })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Card title={words('planned.title')}>
      {market.planned.length === 0 && <p className="os-muted">{words('planned.none')}</p>}
      <ul className="market-lines">
        {market.planned.map((change) => {
          const { id, key, value, from, by, reason } = change
          return (
            <li key={id}>
              <strong>{words(`switch.${key}`)}</strong>
              <span>{settingText(key, value, format, (person) => names.get(person))}</span>
              <span>{words('planned.from', { moment: format.dateTime(from) })}</span>
              <span className="os-muted">{[by?.name, reason].filter(Boolean).join(' · ')}</span>
              <Button size="s" icon={Undo2} busy={busy === id} onClick={() => void takeBack(change)}>
                {words('takeBack')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
