import { AUDIENCE_MAP } from '../../domain/audience-maps/audience-map.ts'
import { numberColumn } from '../../kit/audience/list-columns.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import { MAP_WORDS } from '../map-words.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { words } from '../words/words.ts'

const columns = () => [numberColumn('audiences', audienceWords('audiences'))]

/** The brand's maps of audiences, the last changed first. */
export function MapList() {
  return (
    <DocumentList
      of={AUDIENCE_MAP}
      words={MAP_WORDS}
      subtitle={words('lead')}
      create={{ label: words('create') }}
      columns={columns}
      empty={{ title: words('empty'), text: words('emptyText') }}
    />
  )
}
