import type { ArrangedApps } from '../../../shell/contract/catalogue.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { Arrangement } from '../parts/settings/arrangement.tsx'
import { SettingsHeader } from '../parts/settings/settings-header.tsx'
import { words } from '../words/words.ts'

/** How the agency arranges its apps; only its administrators get an answer. */
export function AppSettings() {
  const { context } = useMiniApp()
  const catalogue = useApi('catalogue')
  const { code } = context.tenant
  const load = (signal: AbortSignal) =>
    catalogue.get<ArrangedApps>(withQuery('/arranged', { agency: code }), signal)
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
