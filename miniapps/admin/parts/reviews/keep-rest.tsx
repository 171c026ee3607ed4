import type { ReviewDecisions, ReviewLine } from '../../../domain/access/wire-checks.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { FormAlert } from '../../../kit/form/form-alert.tsx'
import { useSending } from '../../../kit/form/use-sending.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { words } from './words/words.ts'

interface KeepRestProps {
  address: string
  review: ReviewLine
  onDone(review: ReviewLine): void
}

/** A review of an agency has thousands of rows, most of them as they should be. */
export function KeepRest({ address, review, onDone }: KeepRestProps) {
  const { portal } = useMiniApp()
  const access = useApi('access')
  const { run, isBusy, failure } = useSending()
  const keep = () =>
    run(async () => {
      const input: ReviewDecisions = { decisions: [], keepRest: true }
      const data = await access.post<ReviewLine>(`${address}/decisions`, input)
      portal.notify({
        kind: 'success',
        text: words('keepRest.done', { count: data.decided - review.decided }),
      })
      onDone(data)
    })
  return (
    <>
      <Button busy={isBusy} onClick={keep}>
        {words('keepRest')}
      </Button>
      <FormAlert form={{ failure }} />
    </>
  )
}
