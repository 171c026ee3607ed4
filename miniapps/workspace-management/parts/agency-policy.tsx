import type { AgencyRights } from '../../domain/workspaces/workspace-answers.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Switch } from '../../kit/controls/switch.tsx'
import { words } from '../words/words.ts'
import { RefusedNote } from './refused-note.tsx'
import { useSent } from './use-sent.ts'

/** Whether people may work for competing clients at once. */
export function AgencyPolicy({
  rights,
  onChanged,
}: {
  rights: AgencyRights
  onChanged(to: AgencyRights): void
}) {
  const { context } = useMiniApp()
  const workspaces = useApi('workspaces')
  const sent = useSent()
  const change = (sharesRivals: boolean) =>
    sent.run(async () => {
      await workspaces.put('/policy', { agency: context.tenant.code, sharesRivals })
      onChanged({ ...rights, sharesRivals })
    })
  return (
    <>
      <Switch
        label={words('sharesRivals')}
        help={words('sharesRivalsHelp')}
        checked={rights.sharesRivals}
        onChange={(isOn) => void change(isOn)}
      />
      <RefusedNote text={sent.refused} />
    </>
  )
}
