import { GALAXY } from '../../domain/galaxies/galaxy.ts'
import { numberColumn } from '../../kit/audience/list-columns.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import { GALAXY_WORDS } from '../galaxy-words.ts'
import { words } from '../words/words.ts'

const columns = () => [numberColumn('questions', words('questions'))]

/** The brand's galaxies, the last changed first. */
export function GalaxyList() {
  return (
    <DocumentList
      of={GALAXY}
      words={GALAXY_WORDS}
      subtitle={words('lead')}
      create={{ label: words('create') }}
      columns={columns}
      empty={{ title: words('empty'), text: words('emptyText') }}
    />
  )
}
