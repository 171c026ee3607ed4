import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { type Body, textAt } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import { plannedStart, type Timing } from '../../domain/speed-date/round-times.ts'
import { scheduleOf } from '../../domain/speed-date/schedule.ts'
import { extraMinutes, planOf, problemsOf } from '../../domain/speed-date/speed-date.ts'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useMayChange } from '../../kit/document/use-may-change.ts'
import { words } from '../words/words.ts'

/** All that the parts of an event's page know of it. */
export type EventNow = ReturnType<typeof useEvent>

/** The event as it is now, its rounds computed anew when what they depend on has changed. */
export function useEvent(id: string) {
  const { document } = useOpenFields()
  const body = useBody()
  const { status, title } = useStore(document.$about)
  const mayChange = useMayChange(document)
  const plan = planOf(body)
  const key = JSON.stringify({ ...plan, met: [...plan.met] })
  const rounds = useMemo(
    () => (problemsOf(plan).length > 0 ? [] : scheduleOf(plan)),
    // oxlint-disable-next-line react/exhaustive-deps -- the key is the whole plan
    [key],
  )
  const names = new Map(plan.people.map(({ id, name }) => [id, name]))
  const timing: Timing = {
    start: startOf(body),
    rounds: rounds.length,
    minutes: numberAt(body, 'minutes'),
    pause: numberAt(body, 'pause'),
    extra: extraMinutes(body),
  }
  return {
    id,
    avoids: body['avoid'] === true,
    body,
    plan,
    rounds,
    timing,
    status,
    title: title || words('newTitle'),
    mayChange,
    /** Whether when and who can still be changed, by this person. */
    isPlanned: status === 'draft' && mayChange,
    isDraft: status === 'draft',
    isIn: (id: string) => names.has(id),
    nameOf: (id: string) => names.get(id) ?? id,
    set: (values: Readonly<Record<string, Json>>) => document.set(values),
  }
}

const numberAt = (body: Body, path: string): number => Number(body[path] ?? 0)

/** When it really began, else when it is planned to. */
function startOf(body: Body): number {
  if (typeof body['started'] === 'string') return Date.parse(body['started'])
  try {
    return plannedStart(textAt(body, 'day'), textAt(body, 'time'), textAt(body, 'timeZone'))
  } catch {
    return Number.NaN // a zone that is not known here, or a day that is being typed
  }
}
