import { useDatasets } from '../../kit/audience/survey/use-datasets.ts'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { AppTabs } from '../parts/app-tabs.tsx'
import { LooseEdit } from '../parts/crosstab-edit.tsx'
import { Crosstab } from '../parts/crosstab.tsx'
import { words } from '../words/words.ts'

/** Without a brand: a crosstab that goes with the page. */
export function LooseCrosstab() {
  const datasets = useDatasets()
  return (
    <>
      <PageHeader title={words('crosstabs')} subtitle={words('loose')} />
      <AppTabs current="crosstabs" />
      <LooseEdit>
        <Crosstab datasets={datasets} />
      </LooseEdit>
    </>
  )
}
