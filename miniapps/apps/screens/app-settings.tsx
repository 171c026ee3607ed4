import { useState } from 'react'
import type { AppOverride, ArrangedApps } from '../../../shell/contract/catalogue.ts'
import { requestJson } from '../../kit/bridge/request-json.ts'
import { useLayout } from '../../kit/bridge/use-layout.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { problemText } from '../../kit/words/problem-text.ts'
import { ArrangedAppLine } from '../parts/settings/arranged-app-line.tsx'
import { arrangedApps, movedApps, type ArrangedApp } from '../parts/settings/arranged-apps.ts'
import { ArrangeDialog } from '../parts/settings/arrange-dialog.tsx'
import { SettingsHeader } from '../parts/settings/settings-header.tsx'
import { words } from '../words/words.ts'

/** How the agency arranges its apps; only its administrators get an answer. */
export function AppSettings() {
  const { portal, context } = useMiniApp()
  const { code } = context.tenant
  const load = (signal: AbortSignal) =>
    requestJson<ArrangedApps>(portal, `/api/catalogue/arranged?agency=${code}`, { signal })
  const { data, error, reload, setData } = useResource(code, load)
  return (
    <>
      <SettingsHeader current="apps" />
      {data ? (
        <Arrangement arranged={data} onChange={(overrides) => setData({ ...data, overrides })} />
      ) : error ? (
        <ErrorState problem={error} onRetry={reload} />
      ) : (
        <Skeleton label={words('settings.loading')} />
      )}
    </>
  )
}

interface ArrangementProps {
  arranged: ArrangedApps
  onChange(overrides: readonly AppOverride[]): void
}

function Arrangement({ arranged, onChange }: ArrangementProps) {
  const { portal, context } = useMiniApp()
  const listed = useLayout((layout) => layout.apps)
  const [changed, setChanged] = useState<ArrangedApp>()
  const apps = arrangedApps(arranged, listed)
  const move = async (app: ArrangedApp, by: 1 | -1) => {
    const order = movedApps(apps, app.key, by)
    try {
      const body = { agency: context.tenant.code, apps: order }
      onChange(await requestJson(portal, '/api/catalogue/order', { method: 'PUT', body }))
      portal.announce(words('settings.moved', { title: app.title, place: order.indexOf(app.key) + 1 }))
    } catch (failure) {
      portal.notify({ kind: 'error', text: problemText(failure).text })
    }
  }
  return (
    <>
      <ol className="arranged-apps">
        {apps.map((app, index) => (
          <ArrangedAppLine
            key={app.key}
            app={app}
            isFirst={index === 0}
            isLast={index === apps.length - 1}
            onMove={(by) => void move(app, by)}
            onChange={() => setChanged(app)}
          />
        ))}
      </ol>
      {changed && (
        <ArrangeDialog
          app={changed}
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
