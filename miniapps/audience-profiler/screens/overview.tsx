import { PROFILE } from '../../domain/profiles/profile.ts'
import { DocumentList } from '../../kit/document/page/document-list.tsx'
import { PROFILE_WORDS } from '../profile-words.ts'
import { words } from '../words/words.ts'

/** The brand's portraits, the last changed first. */
export function Overview() {
  return (
    <DocumentList
      of={PROFILE}
      words={PROFILE_WORDS}
      subtitle={words('lead')}
      create={{ label: words('create') }}
      empty={{ title: words('empty'), text: words('emptyText') }}
    />
  )
}
