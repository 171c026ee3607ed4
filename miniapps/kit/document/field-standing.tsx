import type { ReactNode } from 'react'
import type { Json } from '../../domain/document/json.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import type { DocumentClient } from './document-client.ts'
import type { OpenDocument } from './open-document.ts'
import { SaveFailure } from './save-failure.tsx'
import { SaveLine } from './save-line.tsx'
import { useField, useIsSending, useKeeps, useSendFailure } from './use-document.ts'

export interface FieldStandingProps<Facts> {
  client: DocumentClient
  document: OpenDocument<Facts>
  path: string
  /** Says a value to whoever has to choose between two. */
  wordsOf(value: Json): ReactNode
  /** Selector of the control, which gets the focus when a notice goes. */
  control: string
}

/** Under a field: whether it is saved, and what to do where it is not. */
export function FieldStanding<Facts>(props: FieldStandingProps<Facts>) {
  const me = useMiniApp().context.user?.id
  const { state, by, at } = useField(props.document, props.path)
  return (
    <>
      <FieldTrouble {...props} />
      <SaveLine
        state={state}
        {...(by && { by })}
        {...(at !== undefined && { at })}
        {...(me !== undefined && { me })}
      />
    </>
  )
}

/** What to do where a field is not saved, for forms that say in one place whether all is. */
export function FieldTrouble<Facts>({ client, document, path, wordsOf, control }: FieldStandingProps<Facts>) {
  const { value, state, theirs, message = '' } = useField(document, path)
  const failure = useSendFailure(client)
  const busy = useIsSending(client)
  const keeps = useKeeps(client)
  if (state === 'conflict')
    return (
      <ConflictChoice
        by={theirs?.by}
        at={theirs?.at}
        theirs={wordsOf(theirs?.value ?? null)}
        mine={wordsOf(value)}
        passesFocusTo={control}
        onChoose={(whose) => document.resolve(path, whose)}
      />
    )
  if (state !== 'failed') return null
  const { cause, detail } = failure ?? { cause: 'refused' as const, detail: message }
  return (
    <SaveFailure
      cause={cause}
      detail={detail}
      keeps={keeps}
      busy={busy}
      passesFocusTo={control}
      onRetry={() => document.retry()}
    />
  )
}
