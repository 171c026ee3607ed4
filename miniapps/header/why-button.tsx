import { LockKeyhole } from 'lucide'
import type { Denial } from '../../shell/contract/denial.ts'
import { Button } from '../kit/button.tsx'
import { useLayout } from './use-layout.ts'
import { useOpenDialog } from './use-open-dialog.ts'

interface WhyButtonProps {
  /** What the list is of, where the explanation has words about that. */
  missing?: Denial['missing']
  done(): void
}

/** The way from a list in which something is missing to the reasons. */
export function WhyButton({ missing, done }: WhyButtonProps) {
  const { denials } = useLayout()
  const open = useOpenDialog()
  if (denials.length === 0) return null
  const explain = () => {
    const about = missing && denials.find((denial) => denial.missing === missing)
    done()
    open('explanation', about && { title: about.asked })
  }
  return <div className="why"><Button variant="quiet" size="s" icon={LockKeyhole} onClick={explain}>Why can't I see this?</Button></div>
}
