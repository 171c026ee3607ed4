import { Button } from '../../../kit/controls/button.tsx'
import type { Documents } from './use-documents.ts'
import { words } from './words/words.ts'

/** That documents are still looked for, or could not be. */
export function DocumentsNotice({ state, again }: Pick<Documents, 'state' | 'again'>) {
  return (
    <>
      {state === 'asking' && <span className="palette-asking">{words('documents.asking')}</span>}
      <span role="status">{state === 'failed' && words('documents.failed')}</span>
      {state === 'failed' && (
        <Button variant="quiet" size="s" onClick={again}>
          {words('documents.again')}
        </Button>
      )}
    </>
  )
}
