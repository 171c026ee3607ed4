import { TRANSLATION } from '../../domain/taxonomies/translation.ts'
import { numberColumn } from '../../kit/audience/list-columns.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import { TranslatorTabs } from '../parts/translator-tabs.tsx'
import { TRANSLATION_WORDS } from '../translation-words.ts'
import { words } from '../words/words.ts'

const columns = () => [numberColumn('segments', words('segments'))]

/** The brand's translations, the last changed first. */
export function Overview() {
  return (
    <DocumentList
      of={TRANSLATION}
      words={TRANSLATION_WORDS}
      subtitle={words('lead')}
      head={<TranslatorTabs current="translations" />}
      create={{ label: words('create') }}
      columns={columns}
      empty={{ title: words('empty'), text: words('emptyText') }}
    />
  )
}
