import { useState } from 'react'
import type { Resource } from '../../bridge/use-resource.ts'

/** A count, or the last one while another is under way. */
export interface LastCounted<Data> extends Omit<Resource<Data>, 'setData'> {
  /** `data` answers an earlier question. */
  isOld: boolean
}

/**
 * A count that keeps its last figures while others are counted or where they could not be, for `LastFigures`. `data` is one object for all
 * that is shown of an answer, so that old figures never mix with new names.
 * @param scope nothing stays from one to the next, such as documents; null: nothing is asked any more, and nothing stays
 */
export function useLastCounted<Data>(
  of: Omit<Resource<Data>, 'setData'>,
  scope: string | null,
): LastCounted<Data> {
  const [last, setLast] = useState<{ scope: string; data: Data }>()
  const isNew = of.data !== undefined && (last?.data !== of.data || last.scope !== scope)
  if (isNew && scope !== null) setLast({ scope, data: of.data! })
  const kept = last?.scope === scope ? last?.data : undefined
  const data = of.data ?? kept
  return { ...of, data, isOld: of.data === undefined && data !== undefined }
}
