import { useState } from 'react'
import { isQuiet } from '../../../domain/notifications/is-quiet.ts'
import type { NoticeSettings, Unread } from '../../../domain/notifications/notice.ts'
import { Select } from '../../../kit/controls/select.tsx'
import { Switch } from '../../../kit/controls/switch.tsx'
import { TimeField } from '../../../kit/controls/time-field.tsx'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useNow } from '../../../kit/bridge/use-now.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { type ProblemText, problemText } from '../../../kit/words/problem-text.ts'
import { useBell } from '../dialogs/use-unread.ts'
import { pauseUntil, PAUSES, type Pause } from '../../../domain/notifications/pauses.ts'
import { words } from './words/words.ts'

const USUAL_HOURS = { from: '18:00', to: '08:00' }

/** When the bell keeps quiet; each choice is kept at once. */
export function QuietSettings() {
  const notifications = useApi('notifications')
  const format = useFormat()
  const { settings, unread, know } = useBell()
  const [problem, setProblem] = useState<ProblemText | null>(null)
  const { quietUntil, quietHours, digest } = settings
  const isPaused = isQuiet({ ...settings, quietHours: null }, new Date(useNow()))

  const keep = async (part: Partial<NoticeSettings>) => {
    const wanted = { ...settings, ...part }
    know({ unread, settings: wanted })
    try {
      know(await notifications.put<Unread>('/settings', wanted, { keepalive: true }))
      setProblem(null)
    } catch (failure) {
      know({ unread, settings })
      setProblem(problemText(failure))
    }
  }
  const hours = (part: Partial<typeof USUAL_HOURS>) => {
    const wanted = { ...(quietHours ?? USUAL_HOURS), ...part }
    if (wanted.from && wanted.to) void keep({ quietHours: wanted })
  }
  const pauses = [
    { value: 'off', label: words('pause.off') },
    ...(isPaused
      ? [{ value: 'now', label: words('pause.until', { until: format.dateTime(quietUntil) }) }]
      : []),
    ...PAUSES.map((value) => ({ value, label: words(`pause.${value}`) })),
  ]
  const choose = (value: string) => {
    if (value !== 'now')
      void keep({ quietUntil: value === 'off' ? null : pauseUntil(value as Pause, new Date()) })
  }
  return (
    <div className="quiet-settings">
      {problem && <p role="alert">{problem.text}</p>}
      <Select
        label={words('pause')}
        help={words('pause.help')}
        value={isPaused ? 'now' : 'off'}
        options={pauses}
        onChange={choose}
      />
      <Switch
        label={words('hours')}
        checked={quietHours !== null}
        onChange={(isOn) => void keep({ quietHours: isOn ? USUAL_HOURS : null })}
      />
      {quietHours && (
        <div className="quiet-hours">
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
        onChange={(isOn) => void keep({ digest: isOn })}
      />
    </div>
  )
}
