import { CircleAlert, CircleCheck, LoaderCircle, PencilLine, type IconNode } from 'lucide'
import { Icon } from '../controls/icon.tsx'
import { useFormat, type Format } from '../words/format.ts'
import type { FieldState, FieldView } from './field-view.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../words/words.ts'

const ICONS: Record<Exclude<FieldState, 'untouched'>, IconNode> = {
  waiting: PencilLine,
  saving: LoaderCircle,
  saved: CircleCheck,
  invalid: PencilLine,
  failed: CircleAlert,
  closed: CircleAlert,
  conflict: CircleAlert,
}

export interface SaveLineProps extends Pick<FieldView, 'state' | 'by' | 'at'> {
  /** Id of the person who looks: who else stored a value is named. */
  me?: string
}

/** Where a field stands between the person and the server, in a few words. */
export function SaveLine({ state, by, at, me }: SaveLineProps) {
  const format = useFormat()
  return (
    <p className="save-line" data-state={state}>
      {state !== 'untouched' && (
        <>
          <Icon of={ICONS[state]} className={state === 'saving' ? 'os-spinner' : undefined} />
          {state === 'saved' && by && by.id !== me
            ? `${by.name}, ${when(at, format)}`
            : wordsOf(state, at, format)}
        </>
      )}
    </p>
  )
}

function wordsOf(state: Exclude<FieldState, 'untouched'>, at: string | undefined, format: Format): string {
  switch (state) {
    case 'waiting':
      return words('save.waiting')
    case 'saving':
      return kitWords('saving')
    case 'saved':
      return isToday(at)
        ? words('save.savedAt', { time: format.time(at) })
        : words('save.savedOn', { date: format.date(at) })
    case 'invalid':
      return words('save.invalid')
    case 'failed':
    case 'closed':
      return words('save.failed')
    case 'conflict':
      return words('save.conflict')
  }
}

const when = (at: string | undefined, { time, date }: Format): string => (isToday(at) ? time(at) : date(at))

const isToday = (at = ''): boolean => new Date(at).toDateString() === new Date().toDateString()
