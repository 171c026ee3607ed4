import { ActionBar } from '../../../kit/actions/action-bar.tsx'
import { RowActions } from '../../../kit/actions/row-actions.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { words as appWords } from '../../words/words.ts'
import type { Administered } from './actions.tsx'
import { ADD_TO_GROUP, leaveGroup } from './held-actions.tsx'
import { words } from './words/words.ts'

const LEAVE = leaveGroup(({ group }) => words('group.leave', { group: group.name }))

export function GroupsCard({ onChanged, ...of }: Administered & { onChanged(): void }) {
  const { person } = of
  return (
    <Card
      title={appWords('panel.groups')}
      aside={<ActionBar size="s" actions={[ADD_TO_GROUP]} on={of} onDone={onChanged} />}
    >
      {person.groups.length === 0 && <p className="os-muted">{words('groups.none')}</p>}
      <ul className="admin-lines">
        {person.groups.map((group) => (
          <li key={group.id}>
            <span>{group.name}</span>
            <RowActions actions={[LEAVE]} on={{ person, group }} onDone={onChanged} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
