import { useMemo, useState } from 'react'
import { compareUpload } from '../../domain/uploads/compare-upload.ts'
import type { UploadWorld } from '../../domain/uploads/line-cells.ts'
import type { StagedValues } from '../../domain/uploads/stage-lines.ts'
import type { HeldOfVendor } from '../../domain/uploads/wire.ts'
import { NEW_PLAN } from './plan-card.tsx'

const NOTHING: ReadonlySet<string> = new Set()

/** Whether the vendor's plan is changed or a new one is made, with what that changes and which missing lines go. */
export function usePlanChoice(
  held: HeldOfVendor['held'],
  values: readonly StagedValues[],
  world: UploadWorld,
) {
  const [choice, onChoice] = useState<string>()
  const [removed, setRemoved] = useState(NOTHING)
  const plan = choice ?? (held?.plan.status === 'draft' ? held.plan.id : NEW_PLAN)
  const changes = useMemo(
    () =>
      held && plan !== NEW_PLAN ? compareUpload(held, values, world, (place) => `new-${place}`) : undefined,
    [held, plan, values, world],
  )
  return {
    held,
    choice: plan,
    onChoice,
    changes,
    removed,
    onRemove: (line: string, isRemoved: boolean) =>
      setRemoved(
        (before) => new Set(isRemoved ? [...before, line] : [...before].filter((each) => each !== line)),
      ),
    nameOf: (line: string) => {
      const {
        property = '',
        placement = '',
        start = '',
      } = held?.lines.find(({ id }) => id === line)?.values ?? {}
      return [property, placement, start].filter(Boolean).join(' · ')
    },
  }
}
