import { LockKeyhole } from 'lucide'
import type { Denial } from '../../../../shell/contract/denial.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useOpenDialog } from './use-open-dialog.ts'
import { words } from '../../words/words.ts'

interface WhyButtonProps {
  /** What the list is of, where the explanation has words about that. */
  missing?: Denial['missing']
  done(): void
}

/** The way from a list in which something is missing to the reasons. Denials are worked out when read: under a field that is not while somebody types. */
export function WhyButton({ missing, done }: WhyButtonProps) {
  const layout = useLayout()
  const open = useOpenDialog()
  if (!missing && layout.denials.length === 0) return null
  const explain = () => {
    const about = missing && layout.denials.find((denial) => denial.missing === missing)
    done()
    open('explanation', about && { title: about.asked })
  }
  return (
    <div className="why">
      <Button variant="quiet" size="s" icon={LockKeyhole} onClick={explain}>
        {words('why')}
      </Button>
    </div>
  )
}
