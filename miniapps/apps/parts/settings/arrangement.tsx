import { useState } from 'react'
import type { AppOverride, ArrangedApps } from '../../../../shell/contract/catalogue.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { foldText } from '../../../kit/search/fold-text.ts'
import { movedTo, useDragOrder } from '../../../kit/views/use-drag-order.ts'
import { problemText } from '../../../kit/words/problem-text.ts'
import { words } from '../../words/words.ts'
import { ArrangeBar } from './arrange-bar.tsx'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { ArrangedAppLine, type Move } from './arranged-app-line.tsx'
import { arrangedApps, sightOf, type ArrangedApp } from './arranged-apps.ts'

interface ArrangementProps {
  arranged: ArrangedApps
  onChange(overrides: readonly AppOverride[]): void
}

/** The apps of the agency in its order; of a market, what differs there. */
export function Arrangement({ arranged, onChange }: ArrangementProps) {
  const { portal, context } = useMiniApp()
  const catalogue = useApi('catalogue')
  const listed = useLayout((layout) => layout.apps)
  const [market, setMarket] = useState<string | null>(null)
  const [roleId, setRoleId] = useState('')
  const [query, setQuery] = useState('')
  const [changed, setChanged] = useState<ArrangedApp>()
  const apps = arrangedApps(arranged, listed, market)
  const role = arranged.roles.find(({ id }) => id === roleId)
  const granted = new Set(role?.permissions)
  const { agency, prefix } = { agency: context.tenant.code, prefix: context.permissions.prefix }
  const ask = async (call: () => Promise<readonly AppOverride[]>, said: () => void) => {
    try {
      onChange(await call())
      said()
    } catch (failure) {
      portal.notify({ kind: 'error', text: problemText(failure).text })
    }
  }
  const order = (keys: readonly string[], moved: string) => {
    const title = apps.find(({ key }) => key === moved)!.title
    const body = { agency, apps: keys }
    void ask(
      () => catalogue.put('/order', body),
      () => portal.announce(words('settings.moved', { title, place: keys.indexOf(moved) + 1 })),
    )
  }
  const follow = ({ key: app, title }: ArrangedApp) => {
    void ask(
      () => catalogue.delete(withQuery('/overrides', { agency, app, country: market! })),
      () => portal.notify({ kind: 'success', text: words('settings.saved', { title }) }),
    )
  }
  const keys = apps.map(({ key }) => key)
  const drag = useDragOrder(keys, order)
  const byKey = new Map(apps.map((app) => [app.key, app]))
  const found = drag.shown.filter((key) => foldText(byKey.get(key)!.title).includes(foldText(query)))
  return (
    <>
      <ArrangeBar
        query={query}
        onQuery={setQuery}
        arranged={arranged}
        market={market}
        onMarket={setMarket}
        role={role}
        onRole={setRoleId}
        seen={apps.filter((app) => sightOf(app, granted, prefix) === 'seen').length}
      />
      <ol className="arranged-apps" hidden={found.length === 0}>
        {found.map((key) => (
          <ArrangedAppLine
            key={key}
            app={byKey.get(key)!}
            place={{ isFirst: key === keys[0], isLast: key === keys.at(-1) }}
            drag={market === null ? drag.of(key) : undefined}
            sight={role && sightOf(byKey.get(key)!, granted, prefix)}
            onMove={(to) => order(movedTo(keys, key, placeOf(to, keys.indexOf(key), keys.length)), key)}
            onChange={() => setChanged(byKey.get(key))}
            onFollow={() => follow(byKey.get(key)!)}
          />
        ))}
      </ol>
      {found.length === 0 && <p className="os-muted">{words('noMatch', { query })}</p>}
      {changed && (
        <ArrangeDialog
          app={changed}
          market={market}
          onClose={() => setChanged(undefined)}
          onSaved={(overrides) => {
            setChanged(undefined)
            onChange(overrides)
            portal.notify({ kind: 'success', text: words('settings.saved', { title: changed.title }) })
          }}
        />
      )}
    </>
  )
}

const placeOf = (to: Move, index: number, count: number): number =>
  ({ top: 0, up: index - 1, down: index + 1, end: count - 1 })[to]
