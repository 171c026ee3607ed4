import { useState } from 'react'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { problemText } from '../../kit/words/problem-text.ts'
import { words } from '../words/words.ts'
import type { EventNow } from './use-event.ts'

/** Whoever met at an earlier event meets again only where there is no other way. Stored, so that everybody computes the same rounds. */
export function AvoidEarlier({ event }: { event: EventNow }) {
  const { portal } = useMiniApp()
  const speedDate = useApi('speedDate')
  const [isBusy, setBusy] = useState(false)
  const count = event.plan.met.size
  const change = async (isOn: boolean) => {
    if (!isOn) return event.set({ avoid: false, met: [] })
    setBusy(true)
    try {
      const { met } = await speedDate.get<{ met: readonly string[] }>(`/${encodeURIComponent(event.id)}/met`)
      event.set({ avoid: true, met: [...met] })
    } catch (failure) {
      portal.notify({ kind: 'error', text: problemText(failure).text })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Checkbox
      label={words('avoidEarlier')}
      help={event.avoids ? words('avoidedPairs', { count }) : words('avoidEarlierHelp')}
      checked={event.avoids}
      disabled={!event.isPlanned || isBusy}
      onChange={(isOn) => void change(isOn)}
    />
  )
}
