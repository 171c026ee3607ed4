import { useCallback, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { StartButton } from './start-button.tsx'

/** Audits are repeated every quarter: a new run beside the submitted one. */
export function RepeatButton() {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button onClick={() => setOpen(true)}>Repeat audit</Button>
      <Dialog open={open} onClose={close} title="Start a new audit?" actions={<><Button onClick={close}>Cancel</Button><StartButton /></>}>
        <p>The submitted answers are kept. This page and the overall score then follow the new audit, which starts without answers.</p>
      </Dialog>
    </>
  )
}
