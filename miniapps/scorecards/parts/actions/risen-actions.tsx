import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { useMyDocuments } from '../../../kit/document/my-documents.ts'
import { FormAlert } from '../../../kit/form/form-alert.tsx'
import { useSending } from '../../../kit/form/use-sending.ts'
import { actionsChanged, type ListedAction, useOpenAction } from './use-actions.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

/** After a submission: the levels that actions were for have risen, so they can be closed; that can be taken back. */
export function RisenActions({ risen }: { risen: readonly ListedAction[] }) {
  const client = useMyDocuments()
  const open = useOpenAction()
  const { run, isBusy, failure } = useSending()
  const [closed, setClosed] = useState<readonly string[]>([])
  const actOn = (ids: readonly string[], action: 'finish' | 'reopen') =>
    run(async () => {
      try {
        for (const id of ids) await client.act(await open(id), action)
        setClosed(action === 'finish' ? ids : [])
      } finally {
        actionsChanged() // also where the second of three could not be closed
      }
    })
  if (risen.length === 0 && closed.length === 0) return <FormAlert form={{ failure }} />
  const ids = risen.map(({ id }) => id)
  return (
    <div className="os-notice risen" data-tone="success">
      <div>
        <p>
          {risen.length > 0
            ? words('risen.text', { count: risen.length })
            : words('risen.closed', { count: closed.length })}
        </p>
        <ul>
          {risen.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
        <FormAlert form={{ failure }} />
      </div>
      {risen.length > 0 ? (
        <Button size="s" busy={isBusy} onClick={() => actOn(ids, 'finish')}>
          {words('risen.close')}
        </Button>
      ) : (
        <Button size="s" busy={isBusy} onClick={() => actOn(closed, 'reopen')}>
          {kitWords('undo')}
        </Button>
      )}
    </div>
  )
}
