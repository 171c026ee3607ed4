import { CircleAlert, CircleCheck, LoaderCircle, PencilLine, type IconNode } from 'lucide'
import { useFormat, type Format } from '../kit/words/format.ts'
import { Icon } from '../kit/controls/icon.tsx'
import type { Entry } from './entry.ts'

interface Line {
  words: string
  icon: IconNode
}

/** Where one answer stands between the person and the server, in a few words. */
export function SaveLine({ entry }: { entry: Entry }) {
  const line = lineOf(entry, useFormat())
  return (
    <p className="save-line" data-state={entry.state.kind}>
      {line && (
        <>
          <Icon of={line.icon} className={entry.state.kind === 'saving' ? 'os-spinner' : undefined} />
          {line.words}
        </>
      )}
    </p>
  )
}

function lineOf({ state, stored, restored }: Entry, format: Format): Line | null {
  switch (state.kind) {
    case 'untouched':
      return null
    case 'waiting':
      return { icon: PencilLine, words: restored ? 'Restored, not saved yet' : 'Not saved yet' }
    case 'saving':
      return { icon: LoaderCircle, words: 'Saving…' }
    case 'saved':
      return { icon: CircleCheck, words: savedWords(stored!.at, format) }
    case 'incomplete':
      return { icon: PencilLine, words: 'Not complete, not saved' }
    case 'failed':
      return { icon: CircleAlert, words: 'Not saved' }
    case 'conflict':
      return { icon: CircleAlert, words: 'Two answers' }
  }
}

function savedWords(at: string, { date, time }: Format): string {
  const today = new Date(at).toDateString() === new Date().toDateString()
  return today ? `Saved at ${time(at)}` : `Saved on ${date(at)}`
}
