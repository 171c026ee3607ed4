import { Undo2 } from 'lucide'
import type { MarketLine } from '../../../domain/markets/market-answers.ts'
import { action } from '../../../kit/actions/action.ts'
import { RowActions } from '../../../kit/actions/row-actions.tsx'
import { apiOf } from '../../../kit/bridge/api-of.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { namesIn } from '../settings/names-in.ts'
import { settingText } from '../settings/setting-text.ts'
import { words } from '../settings/words/words.ts'

const TAKE_BACK = action<{ id: string; agency: string }>({
  key: 'take-back',
  label: () => words('takeBack'),
  icon: Undo2,
  run: async ({ portal }, { id, agency }) => {
    await apiOf(portal, 'markets').delete(withQuery(`/changes/${id}`, { agency }))
    portal.notify({ kind: 'success', text: words('takenBack') })
  },
})

/** What will hold later, the next one first; each can be taken back until then. */
export function PlannedChanges({ market, onChanged }: { market: MarketLine; onChanged(): void }) {
  const agency = useMiniApp(({ context }) => context.tenant.code)
  const format = useFormat()
  const names = namesIn([market])
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
              <RowActions actions={[TAKE_BACK]} on={{ id, agency }} onDone={onChanged} inWords />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
