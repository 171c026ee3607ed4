import { Users } from 'lucide'
import type { TeamLine } from '../../domain/onboarding/progress.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { action } from '../../kit/actions/action.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { useList } from '../../kit/list/use-list.ts'
import type { Column } from '../../kit/table/column.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { PathCell } from '../parts/path-cell.tsx'
import { pathTitle } from '../parts/path-words.ts'
import { REMIND_ALL } from '../parts/remind-all.tsx'
import { words } from '../words/words.ts'

const MY_PATHS = action({ key: 'my-paths', label: () => words('myPaths'), to: (basePath) => basePath })

/** How far those have come whom the reader helps along: who reports to them, or for administrators the agency. */
export function Team() {
  const { context } = useMiniApp()
  const agency = context.tenant.code
  const me = context.user?.id
  const team = useList<TeamLine>({
    name: 'team',
    api: 'onboarding',
    from: withQuery('/team', { agency }),
  })
  return (
    <ListScreen
      list={team}
      title={words('team')}
      subtitle={words('teamLead')}
      tools={<ActionBar actions={[REMIND_ALL]} on={{ people: team.rows, agency, me }} onDone={team.reload} />}
      actions={[MY_PATHS]}
      search={words('search')}
      columns={columnsOf(team.rows)}
      isTable
      empty={
        <EmptyState icon={Users} title={words('noTeam')}>
          {words('noTeamHint')}
        </EmptyState>
      }
    />
  )
}

/** A column for each path that somebody is on. */
function columnsOf(people: readonly TeamLine[]): readonly Column<TeamLine>[] {
  const all = new Map(people.flatMap(({ paths }) => paths.map((path) => [path.key, pathTitle(path)])))
  const pathOf = (person: TeamLine, key: string) => person.paths.find((path) => path.key === key)
  const nameOf = ({ firstname, lastname }: TeamLine) => `${firstname} ${lastname}`.trim()
  return [
    { key: 'name', title: kitWords('name'), value: nameOf, cell: nameOf },
    ...[...all].map(([key, title]) => ({
      key,
      title,
      value: (person: TeamLine) => pathOf(person, key)?.completion.percent ?? null,
      cell: (person: TeamLine) => {
        const path = pathOf(person, key)
        return path ? <PathCell person={{ id: person.id, name: nameOf(person) }} path={path} /> : '–'
      },
    })),
  ]
}
