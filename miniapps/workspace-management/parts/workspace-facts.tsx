import type { WorkspaceDetail } from '../../domain/workspaces/workspace-answers.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'

/** At a glance: where, in which currency, what it sells, and when it was changed last. */
export function WorkspaceFacts({ workspace }: { workspace: WorkspaceDetail }) {
  const { regionName, list, date } = useFormat()
  const { countries, regions, currency, categories, updatedAt, updatedBy, description } = workspace
  const facts: readonly [name: string, value: string][] = [
    [words('countries'), list(countries.map(regionName))],
    [words('region'), list(regions.map((region) => words(`region.${region as 1 | 2 | 3 | 4}`)))],
    [kitWords('currency'), currency ?? ''],
    [words('categories'), list(categories)],
    [words('updated'), [date(updatedAt), updatedBy].filter(Boolean).join(', ')],
    [kitWords('description'), description],
  ]
  return (
    <dl className="workspace-facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
