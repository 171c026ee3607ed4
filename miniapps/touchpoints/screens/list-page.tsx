import { TOUCHPOINT_LIST } from '../../domain/touchpoints/touchpoint-list.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { PlannedAudience } from '../../kit/audience/chooser/planned-audience.tsx'
import { LIST_WORDS } from '../list-words.ts'
import { ListRanking } from '../parts/list-ranking.tsx'

/** One list: what was chosen, and the ranking it was chosen from, which still answers to its sliders. */
export function ListPage({ params }: ScreenProps) {
  const place = usePlace(TOUCHPOINT_LIST)
  return (
    <DocumentPage of={TOUCHPOINT_LIST} id={params['id']!} words={LIST_WORDS}>
      {place && <PlannedAudience brand={place} taken={() => ({})} />}
      <ListRanking />
    </DocumentPage>
  )
}
