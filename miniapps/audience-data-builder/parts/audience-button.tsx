import type { Edition } from '../../domain/audience/edition.ts'
import { printExpression } from '../../domain/audience/print-expression.ts'
import { CROSSTAB } from '../../domain/crosstab/crosstab-document.ts'
import { ChooserButton } from '../../kit/audience/chooser/chooser-button.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { words } from '../words/words.ts'
import { useCrosstab } from './crosstab-world.tsx'

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
  if (brand === null || isClosed) return null
  const choose = (edition: Edition) => {
    const { id, version, title, datasetName: dataset, datasetVersion } = edition
    if (edition.dataset === basis.dataset && datasetVersion === basis.version)
      return onChoose(printExpression({ expression: { op: 'audience', id, version } }), edition)
    portal.notify({ kind: 'warning', text: words('otherData', { title, dataset, version: datasetVersion }) })
  }
  return (
    <ChooserButton
      brand={brand}
      label={label}
      title={label}
      look={{ variant: 'quiet' }}
      dataset={basis.dataset}
      onChoose={choose}
    />
  )
}
