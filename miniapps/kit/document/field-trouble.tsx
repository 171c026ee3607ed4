import { ConflictChoice } from './conflict-choice.tsx'
import { useOpenFields } from './fields/open-fields.ts'
import { LongWords } from './long-words.tsx'
import { SaveFailure } from './save-failure.tsx'
import { useField, useIsSending, useKeeps, useSendFailure } from './use-document.ts'

/** The control of a path, which gets the focus when a notice about it goes. */
export const controlAt = (path: string): string =>
  `[data-path="${path}"] :is(input, textarea, select, [role=spinbutton], button)`

interface FieldTroubleProps {
  path: string
  /** Said above it, where its field is not on the page. */
  name?: string | undefined
  /** The field above it is a text to read, which takes no focus. */
  isRead?: boolean
}

/** Under a field: the choice where two people said different things, and another try where the server did not take it. What keeps all fields from being saved is said once, by the save line. */
export function FieldTrouble({ path, name, isRead }: FieldTroubleProps) {
  const { client, document, wordsOf } = useOpenFields()
  const { value, state, theirs, message = '' } = useField(document, path)
  const failure = useSendFailure(client)
  const busy = useIsSending(client)
  const keeps = useKeeps(client)
  const said = (held: typeof value) => <LongWords text={wordsOf(path, held)} />
  const passesFocusTo = name === undefined && !isRead ? controlAt(path) : 'h1'
  if (state === 'conflict')
    return (
      <div>
        {name !== undefined && <p className="os-label">{name}</p>}
        <ConflictChoice
          by={theirs?.by}
          at={theirs?.at}
          theirs={said(theirs?.value ?? null)}
          mine={said(value)}
          passesFocusTo={passesFocusTo}
          onChoose={(whose) => document.resolve(path, whose)}
        />
      </div>
    )
  if (state !== 'failed' || failure) return null
  return (
    <SaveFailure
      cause="refused"
      detail={[name, message].filter(Boolean).join(': ')}
      keeps={keeps}
      busy={busy}
      passesFocusTo={passesFocusTo}
      onRetry={() => document.retry()}
    />
  )
}
