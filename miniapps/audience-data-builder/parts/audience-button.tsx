import { useRef, useState } from 'react'
import { UsersRound } from 'lucide'
import type { Edition } from '../../domain/audience/edition.ts'
import { printExpression } from '../../domain/audience/print-expression.ts'
import { CROSSTAB } from '../../domain/crosstab/crosstab-document.ts'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { words } from '../words/words.ts'
import { useCrosstab } from './crosstab-world.tsx'

const AudienceChooser = lazily(
  async () => (await import('../../kit/audience/chooser/audience-chooser.tsx')).AudienceChooser,
)

interface AudienceButtonProps {
  /** Of the button and of the chooser. */
  label: string
  /** With the rule that names the edition. */
  onChoose(rule: string, edition: Edition): void
}

/** Chooses a published audience that was counted on the crosstab's data. Audiences belong to brands: without one there is no button. */
export function AudienceButton({ label, onChoose }: AudienceButtonProps) {
  const { portal } = useMiniApp()
  const { basis, isClosed } = useCrosstab()
  const brand = usePlace(CROSSTAB)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  if (brand === null || isClosed) return null
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const choose = (edition: Edition) => {
    close()
    const { id, version, title, datasetName: dataset, datasetVersion } = edition
    if (edition.dataset === basis.dataset && datasetVersion === basis.version)
      return onChoose(printExpression({ expression: { op: 'audience', id, version } }), edition)
    portal.notify({ kind: 'warning', text: words('otherData', { title, dataset, version: datasetVersion }) })
  }
  return (
    <>
      <Button ref={button} size="s" variant="quiet" icon={UsersRound} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <AudienceChooser
          brand={brand}
          title={label}
          dataset={basis.dataset}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  )
}
