import { useState } from 'react'
import { nameOf, refusedFields, type WrongField } from './wrong-fields.ts'

/** Fields that the server refused, as long as they hold what was sent. */
export function useRefused(failure: unknown, values: object) {
  const [sent, setSent] = useState(values)
  const refused = refusedFields(failure, values)
  const valueOf = (all: object, path: string): unknown =>
    Object.entries(all).find(([name]) => name === nameOf(path))?.[1]
  const isAsSent = ({ path }: WrongField) => valueOf(sent, path) === valueOf(values, path)
  return {
    refused: refused?.filter(isAsSent) ?? [],
    /** Left over where not all of it is said at the fields. */
    failure: refused ? undefined : failure,
    remember: () => setSent(values),
  }
}
