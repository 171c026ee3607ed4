import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { Facts } from '../../kit/controls/facts.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

/** At a glance: where, in which currency, what it sells, and when it was changed last. */
export function WorkspaceFacts({ workspace }: { workspace: WorkspaceDetail }) {
  const { regionName, list, date } = useFormat()
  const { countries, regions, currency, categories, updatedAt, updatedBy, description } = workspace
  return (
    <Facts
      of={[
        [words('countries'), list(countries.map(regionName))],
        [words('region'), list(regions.map((region) => words(`region.${region as 1 | 2 | 3 | 4}`)))],
        [kitWords('currency'), currency],
        [words('categories'), list(categories)],
        [words('updated'), [date(updatedAt), updatedBy].filter(Boolean).join(', ')],
        [kitWords('description'), description],
      ]}
    />
  )
}
