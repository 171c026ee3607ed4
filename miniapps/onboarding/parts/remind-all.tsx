import { Bell } from 'lucide'
import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import type { TeamLine } from '../../domain/onboarding/progress.ts'
import { action } from '../../kit/actions/action.ts'
import { apiOf } from '../../kit/bridge/api-of.ts'
import { ConfirmDialog } from '../../kit/form/confirm-dialog.tsx'
import { problemText } from '../../kit/words/problem-text.ts'
import { words } from '../words/words.ts'

interface Open {
  person: string
  path: string
}

interface Team {
  people: readonly TeamLine[]
  agency: string
  /** Nobody reminds themselves. */
  me: string | undefined
}

/** Required steps are open, and nobody was told of them within a day. */
const openPaths = ({ people, me }: Team): readonly Open[] =>
  people
    .filter(({ id }) => id !== me)
    .flatMap(({ id, paths }) =>
      paths
        .filter(({ completion, remindedAt }) => completion.done < completion.required && remindedAt === null)
        .map(({ key }) => ({ person: id, path: key })),
    )

const countOf = (team: Team): number => new Set(openPaths(team).map(({ person }) => person)).size

/** One question for all who are shown, in place of one press for each. */
export const REMIND_ALL = action<Team>({
  key: 'remind-all',
  label: (team) => words('remindAll', { count: countOf(team) }),
  icon: Bell,
  isOffered: (team) => countOf(team) > 1,
  run: ({ open, portal }, team) => {
    const text = words('remindAll', { count: countOf(team) })
    open(ConfirmDialog, {
      title: text,
      verb: text,
      act: () => remindEach(portal, team),
      children: <p>{words('remindAllText')}</p>,
    })
  },
})

async function remindEach(portal: MiniAppPortal, team: Team): Promise<void> {
  const { agency } = team
  const reminded = new Set<string>()
  const failures: unknown[] = []
  for (const each of openPaths(team)) {
    try {
      await apiOf(portal, 'onboarding').post('/reminders', { agency, ...each })
      reminded.add(each.person)
    } catch (failure) {
      failures.push(failure)
    }
  }
  const counts = { count: reminded.size, failed: failures.length }
  if (failures.length === 0) portal.notify({ kind: 'success', text: words('remindedAll', counts) })
  else {
    const text = words('notRemindedAll', { ...counts, text: problemText(failures[0]).text })
    portal.notify({ kind: 'warning', text })
  }
}
