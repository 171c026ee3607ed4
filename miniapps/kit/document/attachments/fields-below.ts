import { useMemo, useSyncExternalStore } from 'react'
import type { FieldView } from '../field-view.ts'
import type { OpenDocument } from '../open-document.ts'

type PathAndView = readonly [path: string, view: FieldView]

/** The filled fields whose paths begin with `start`, in the order of their paths; draws anew only when one of them changes. */
export function useFieldsBelow<Facts>(document: OpenDocument<Facts>, start: string): readonly PathAndView[] {
  const { listen, now } = useMemo(() => fieldsBelow(document, start), [document, start])
  return useSyncExternalStore(listen, now)
}

function fieldsBelow<Facts>({ $fields }: OpenDocument<Facts>, start: string) {
  let last: readonly PathAndView[] = []
  const isSame = (fields: readonly PathAndView[]) =>
    fields.length === last.length &&
    fields.every(([path, view], at) => path === last[at]![0] && view === last[at]![1])
  return {
    listen: (tell: () => void) =>
      $fields.listen((_fields, _before, path) => {
        if (path?.startsWith(start)) tell()
      }),
    now(): readonly PathAndView[] {
      const fields = Object.entries($fields.get())
        .filter(([path, { value }]) => value !== null && path.startsWith(start))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
      return isSame(fields) ? last : (last = fields)
    },
  }
}
