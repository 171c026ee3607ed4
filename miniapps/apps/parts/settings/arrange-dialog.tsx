import { useState } from 'react'
import type { AppOverride } from '../../../../shell/contract/catalogue.ts'
import { NOTE_CHARACTERS, OWNER_CHARACTERS } from '../../../domain/catalogue/limits.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { DateTimeField } from '../../../kit/controls/date-time-field.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { problemText } from '../../../kit/words/problem-text.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from '../../words/words.ts'
import type { ArrangedApp } from './arranged-apps.ts'
import { localMoment, momentOf } from './local-moment.ts'

interface ArrangeDialogProps {
  app: ArrangedApp
  /** Code of the country that it is said for, or null for the whole agency. */
  market: string | null
  onClose(): void
  onSaved(overrides: readonly AppOverride[]): void
}

/** How one app stands in the agency, or in one of its markets. */
export function ArrangeDialog({ app, market, onClose, onSaved }: ArrangeDialogProps) {
  const { portal, context } = useMiniApp()
  const catalogue = useApi('catalogue')
  const { regionName } = useFormat()
  const [said, setSaid] = useState(app.override)
  const [until, setUntil] = useState(localMoment(app.override.maintenance?.until))
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<AppOverride>) => setSaid((before) => ({ ...before, ...part }))
  const save = async () => {
    const moment = momentOf(until)
    if (said.maintenance && !(moment && Date.parse(moment) > Date.now()))
      return setProblem(words('settings.untilMissing'))
    const { position: _position, ...rest } = said
    const maintenance = said.maintenance && moment ? { until: moment, note: said.maintenance.note } : null
    setBusy(true)
    try {
      const body = { ...rest, country: market, agency: context.tenant.code, maintenance }
      onSaved(await catalogue.put('/overrides', body))
    } catch (failure) {
      setBusy(false)
      portal.notify({ kind: 'error', text: problemText(failure).text })
    }
  }
  return (
    <Dialog
      open
      title={
        market
          ? words('settings.changeIn', { title: app.title, market: regionName(market) })
          : words('settings.change', { title: app.title })
      }
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button variant="primary" type="submit" busy={isBusy}>
            {kitWords('save')}
          </Button>
        </>
      }
    >
      <div className="os-stack">
        <Marks said={said} onChange={change} />
        <TextField
          label={words('settings.owner')}
          help={words('settings.ownerHelp')}
          maxLength={OWNER_CHARACTERS}
          value={said.owner}
          onChange={(owner) => change({ owner })}
        />
        <Checkbox
          label={words('settings.inMaintenance')}
          help={words('settings.inMaintenanceHelp')}
          checked={said.maintenance !== null}
          onChange={(isOut) => change({ maintenance: isOut ? { until: '', note: '', owner: '' } : null })}
        />
        {said.maintenance && (
          <>
            <DateTimeField
              label={words('settings.until')}
              error={problem}
              required
              value={until}
              onChange={setUntil}
            />
            <TextField
              label={words('settings.note')}
              maxLength={NOTE_CHARACTERS}
              value={said.maintenance.note}
              onChange={(note) => change({ maintenance: { ...said.maintenance!, note } })}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

function Marks({ said, onChange }: { said: AppOverride; onChange(part: Partial<AppOverride>): void }) {
  return (
    <>
      <Checkbox
        label={words('settings.isFeatured')}
        checked={said.featured}
        onChange={(featured) => onChange({ featured })}
      />
      <Checkbox
        label={words('settings.isBeta')}
        checked={said.beta}
        onChange={(beta) => onChange({ beta })}
      />
      <Checkbox
        label={words('settings.isHidden')}
        help={words('settings.isHiddenHelp')}
        checked={said.hidden}
        onChange={(hidden) => onChange({ hidden })}
      />
      <Checkbox
        label={words('settings.isRequestable')}
        checked={said.requestable}
        onChange={(requestable) => onChange({ requestable })}
      />
    </>
  )
}
