import { LockKeyhole } from 'lucide'
import { Button } from '../kit/button.tsx'
import { useLayout } from './use-layout.ts'
import { useOpenDialog } from './use-open-dialog.ts'

/** The way from a list in which something is missing to the reasons. */
export function WhyButton({ done }: { done(): void }) {
  const { denials } = useLayout()
  const open = useOpenDialog()
  if (denials.length === 0) return null
  const explain = () => {
    done()
    open('explanation')
  }
  return <div className="why"><Button variant="quiet" size="s" icon={LockKeyhole} onClick={explain}>Why can't I see this?</Button></div>
}
