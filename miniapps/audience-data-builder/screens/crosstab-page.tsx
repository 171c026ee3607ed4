import { CROSSTAB } from '../../domain/crosstab/crosstab-document.ts'
import { useDatasets } from '../../kit/audience/survey/use-datasets.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { CROSSTAB_WORDS } from '../crosstab-words.ts'
import { DocumentEdit } from '../parts/crosstab-edit.tsx'
import { Crosstab } from '../parts/crosstab.tsx'
import { words } from '../words/words.ts'

/** A crosstab that the brand keeps. */
export function CrosstabPage({ params }: ScreenProps) {
  const datasets = useDatasets()
  return (
    <DocumentPage of={CROSSTAB} id={params['id']!} words={CROSSTAB_WORDS}>
      <DocumentEdit>
        <Crosstab datasets={datasets} />
      </DocumentEdit>
      <TextOf path="notes" label={words('notes')} lines={3} />
    </DocumentPage>
  )
}
