import { useId } from 'react'
import { type MailFamily, MAIL_FAMILIES } from '../../../domain/notifications/mail-wishes.ts'
import { isQuiet } from '../../../domain/notifications/is-quiet.ts'
import type { NoticeSettings } from '../../../domain/notifications/notice.ts'
import { isWanted, mutedWith, NOTICE_FAMILIES } from '../../../domain/notifications/notice-families.ts'
import { type Pause, PAUSES, pauseUntil } from '../../../domain/notifications/pauses.ts'
import { useNow } from '../../../kit/bridge/use-now.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { ErrorState } from '../../../kit/controls/error-state.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { Switch } from '../../../kit/controls/switch.tsx'
import { TimeField } from '../../../kit/controls/time-field.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { useNoticeSettings } from './use-notice-settings.ts'
import { words } from './words/words.ts'

const USUAL_HOURS = { from: '18:00', to: '08:00' }

interface PartProps {
  settings: NoticeSettings
  keep(part: Partial<NoticeSettings>): void
}

/** What the person wants to be told, and when the bell keeps quiet. */
export function Notices() {
  const { settings, sendsMail, error, loading, reload, refused, keep } = useNoticeSettings()
  return (
    <Card title={words('notices')}>
      {settings ? (
        <div className="os-stack">
          {refused && (
            <p className="os-field-error" role="alert">
              {words('takenBack', { title: refused.title, text: refused.text })}
            </p>
          )}
          <Kinds settings={settings} keep={keep} />
          {sendsMail && <Mails settings={settings} keep={keep} />}
          <Quiet settings={settings} keep={keep} />
        </div>
      ) : error ? (
        <ErrorState problem={error} onRetry={reload} busy={loading} />
      ) : (
        <Skeleton label={words('notice.loading')} lines={[60, 50, 55, 45]} lineHeight={2} />
      )}
    </Card>
  )
}

function Kinds({ settings: { muted }, keep }: PartProps) {
  return (
    <fieldset className="notice-kinds">
      <legend>{words('notice.kinds')}</legend>
      {NOTICE_FAMILIES.map((family) => (
        <Switch
          key={family}
          label={words(`notice.${family}`)}
          checked={isWanted(family, muted)}
          onChange={(isOn) => keep({ muted: mutedWith(muted, family, isOn) })}
        />
      ))}
    </fieldset>
  )
}

function Mails({ settings: { mail }, keep }: PartProps) {
  const helpId = useId()
  const isOn = (family: MailFamily) => !mail.off.includes(family)
  const turn = (family: MailFamily, on: boolean) => {
    const others = mail.off.filter((each) => each !== family)
    keep({ mail: { ...mail, off: on ? others : [...others, family] } })
  }
  return (
    <fieldset className="notice-kinds" aria-describedby={helpId}>
      <legend>{words('mail')}</legend>
      {MAIL_FAMILIES.map((family) => (
        <Switch
          key={family}
          label={words(`mail.${family}`)}
          checked={isOn(family)}
          onChange={(on) => turn(family, on)}
        />
      ))}
      {isOn('digest') && (
        <TimeField
          label={words('mail.digestAt')}
          value={mail.digestAt}
          onChange={(digestAt) => digestAt && keep({ mail: { ...mail, digestAt } })}
        />
      )}
      <p id={helpId} className="os-help">
        {words('mail.help')}
      </p>
    </fieldset>
  )
}

function Quiet({ settings, keep }: PartProps) {
  const { quietHours, digest } = settings
  const hours = (part: Partial<typeof USUAL_HOURS>) => {
    const wanted = { ...(quietHours ?? USUAL_HOURS), ...part }
    if (wanted.from && wanted.to) keep({ quietHours: wanted })
  }
  return (
    <>
      <PauseSelect settings={settings} keep={keep} />
      <Switch
        label={words('hours')}
        checked={quietHours !== null}
        onChange={(isOn) => keep({ quietHours: isOn ? USUAL_HOURS : null })}
      />
      {quietHours && (
        <div className="format-choices">
          <TimeField
            label={words('hours.from')}
            value={quietHours.from}
            onChange={(from) => hours({ from })}
          />
          <TimeField label={words('hours.to')} value={quietHours.to} onChange={(to) => hours({ to })} />
        </div>
      )}
      <Switch
        label={words('digest')}
        help={words('digest.help')}
        checked={digest}
        onChange={(isOn) => keep({ digest: isOn })}
      />
    </>
  )
}

function PauseSelect({ settings, keep }: PartProps) {
  const { dateTime } = useFormat()
  const isPaused = isQuiet({ ...settings, quietHours: null }, new Date(useNow()))
  const until = words('pause.until', { until: dateTime(settings.quietUntil) })
  return (
    <Select
      label={words('pause')}
      help={words('pause.help')}
      value={isPaused ? 'now' : 'off'}
      options={[
        { value: 'off', label: words('pause.off') },
        ...(isPaused ? [{ value: 'now', label: until }] : []),
        ...PAUSES.map((value) => ({ value, label: words(`pause.${value}`) })),
      ]}
      onChange={(value) => {
        if (value !== 'now')
          keep({ quietUntil: value === 'off' ? null : pauseUntil(value as Pause, new Date()) })
      }}
    />
  )
}
