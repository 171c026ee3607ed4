import type { AgencyRights } from '../../domain/workspaces/workspace-answers.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Switch } from '../../kit/controls/switch.tsx'
import { FormAlert } from '../../kit/form/form-alert.tsx'
import { useSending } from '../../kit/form/use-sending.ts'
import { words } from '../words/words.ts'

/** The rule whether people may work for competing clients at once. */
export function AgencyPolicy({
  rights,
  onChanged,
}: {
  rights: AgencyRights
  onChanged(to: AgencyRights): void
}) {
  const { context } = useMiniApp()
  const workspaces = useApi('workspaces')
  const { run, failure } = useSending()
  const change = (sharesRivals: boolean) =>
    run(
      () => workspaces.put('/policy', { agency: context.tenant.code, sharesRivals }),
      () => onChanged({ ...rights, sharesRivals }),
    )
  return (
    <>
      <Switch
        label={words('sharesRivals')}
        help={words('sharesRivalsHelp')}
        checked={rights.sharesRivals}
        onChange={(isOn) => change(isOn)}
      />
      <FormAlert form={{ failure }} />
    </>
  )
}
