import type { ArrangedApps } from '../../../shell/contract/catalogue.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { Arrangement } from '../parts/settings/arrangement.tsx'
import { SettingsHeader } from '../parts/settings/settings-header.tsx'
import { words } from '../words/words.ts'

/** How the agency arranges its apps; only its administrators get an answer. */
export function AppSettings() {
  const agency = useMiniApp(({ context }) => context.tenant.code)
  const arranged = useAnswer<ArrangedApps>('catalogue', withQuery('/arranged', { agency }))
  return (
    <>
      <SettingsHeader current="apps" />
      <Loaded of={arranged} label={words('settings.loading')}>
        {(data) => (
          <Arrangement arranged={data} onChange={(overrides) => arranged.setData({ ...data, overrides })} />
        )}
      </Loaded>
    </>
  )
}
