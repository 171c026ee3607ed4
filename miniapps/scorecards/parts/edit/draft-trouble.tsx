import type { Json } from '../../../domain/document/json.ts'
import { ConflictChoice } from '../../../kit/document/conflict-choice.tsx'
import { useField } from '../../../kit/document/use-document.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { useDraft } from './draft-context.ts'
import { valueWords } from './field-words.ts'

/** Somebody else has changed the same field, or it cannot hold what was entered. */
export function DraftTrouble({ path }: { path: string }) {
  const { document } = useDraft()
  const { value, state, theirs, message } = useField(document, path)
  const format = useFormat()
  const said = (held: Json) => <p>{valueWords(path, held, document.body, format)}</p>
  if (state === 'conflict')
    return (
      <ConflictChoice
        by={theirs?.by}
        at={theirs?.at}
        theirs={said(theirs?.value ?? null)}
        mine={said(value)}
        passesFocusTo={`[data-path="${path}"]`}
        onChoose={(whose) => document.resolve(path, whose)}
      />
    )
  return state === 'invalid' || state === 'closed' ? (
    <p className="os-field-error" role="alert">
      {message ?? ''}
    </p>
  ) : null
}
