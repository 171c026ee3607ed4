import { Trash2 } from 'lucide'
import { action } from '../../../kit/actions/action.ts'
import { apiOf } from '../../../kit/bridge/api-of.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { ChangeDialog } from './change-dialog.tsx'

interface Removed {
  of: 'role' | 'group'
  title(name: string): string
  text(): string
}

/** Deletes a role or a group once it is said what that does to people; the list of them is shown then. */
export const removeAction = ({ of, title, text }: Removed) => {
  const panel = `${of}s`
  return action<{ id: string; name: string }>({
    key: `remove-${of}`,
    label: () => kitWords('delete'),
    icon: Trash2,
    run: ({ open, portal, basePath }, { id, name }) =>
      open(ChangeDialog, {
        title: title(name),
        verb: kitWords('delete'),
        isDangerous: true,
        changes: [
          {
            key: id,
            name,
            detail: <p>{text()}</p>,
            run: (how) =>
              apiOf(portal, 'access').whole('DELETE', withQuery(`/${panel}/${encodeURIComponent(id)}`, how)),
          },
        ],
        onDone: () => portal.navigate(`${basePath}/panel/${panel}`),
      }),
  })
}
