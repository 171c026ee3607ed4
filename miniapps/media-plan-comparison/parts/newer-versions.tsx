import { pinPath } from '../../domain/document/pin.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { money } from '../../kit/planning/money.ts'
import { NewerNote } from '../../kit/planning/newer-note.tsx'
import { reachText } from '../../kit/planning/whole-money.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { labelOf, useComparisonWorld } from './comparison-world.tsx'

/** Versions that were approved since, with cost and reach of both; nothing changes until somebody takes one over. */
export function NewerVersions() {
  const { plans, found, newerOf } = useComparisonWorld()
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const format = useFormat()
  if ('refused' in found) return null
  const newer = plans.flatMap((plan) => {
    const [after, before] = [newerOf(plan), found.plans.find(({ key }) => key === plan.pin.key)]
    const isCompared = plans.some(({ pin }) => pin.id === after?.id && pin.version === after.version)
    return after && before && !isCompared ? [{ pin: plan.pin, before, after }] : []
  })
  if (isClosed) return null
  return (
    <NewerNote
      title={words('newer')}
      lines={newer.map(({ pin, before, after }) => ({
        key: pin.key,
        text: words('newerLine', {
          plan: labelOf(before),
          version: after.name,
          cost: money(format, before.cost, found.currency),
          costAfter: money(format, after.cost, found.currency),
          reach: reachText(format, before.plan.total.reach),
          reachAfter: reachText(format, after.plan.total.reach),
        }),
        verb: words('takeNewer', { version: after.name }),
        take: (button) => {
          button.closest<HTMLElement>('.comparison')!.querySelector<HTMLElement>('select')!.focus()
          document.set({ [pinPath(pin.key)]: { type: pin.type, id: pin.id, version: after.version } })
          portal.announce(words('newerTaken', { plan: labelOf(after) }))
        },
      }))}
    />
  )
}
