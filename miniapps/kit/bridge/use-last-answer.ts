import { useState } from 'react'
import type { Resource } from './use-resource.ts'

/** A resource that has the last data there were until newer come. */
export interface LastAnswer<Data> extends Pick<Resource<Data>, 'data' | 'error' | 'loading' | 'reload'> {
  /** The data answer what was asked before. */
  isOlder: boolean
}

/**
 * Keeps the last answer while another question is being answered, so that nothing on the screen blanks. Data must carry with them all
 * that they are shown beside. While nothing is asked (`isAsked` false) nothing is kept.
 */
export function useLastAnswer<Data>(of: Resource<Data>, isAsked: boolean): LastAnswer<Data> {
  const { data, error, loading, reload } = of
  const [last, setLast] = useState<Data>()
  if (data !== undefined && data !== last) setLast(data)
  const shown = data ?? (isAsked ? last : undefined)
  return { data: shown, error, loading, reload, isOlder: data === undefined && shown !== undefined }
}
