import { FlaskConical, Pencil, Plus, Trash2 } from 'lucide'
import type { MiniAppLine } from '../../../../shell/contract/mini-app-line.ts'
import { action } from '../../../kit/actions/action.ts'
import type { OpenedProps } from '../../../kit/actions/action.ts'
import { apiOf } from '../../../kit/bridge/api-of.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { ReasonDialog } from '../../../kit/form/reason-dialog.tsx'
import { words as kitWords } from '../../../kit/words/words.ts'
import { MiniAppDialog } from './mini-app-dialog.tsx'
import { words } from './words/words.ts'

const isStored = ({ source }: MiniAppLine): boolean => source === 'stored'
const pathOf = ({ key }: MiniAppLine): string => `/${encodeURIComponent(key)}`

export const ADD_MINI_APP = action({
  key: 'add-mini-app',
  label: () => words('add'),
  icon: Plus,
  look: 'primary',
  run: ({ open }) => open(MiniAppDialog, {}),
})

export const EDIT_MINI_APP = action<MiniAppLine>({
  key: 'edit-mini-app',
  label: ({ key }) => kitWords('editNamed', { name: key }),
  icon: Pencil,
  isOffered: isStored,
  run: ({ open }, line) => open(MiniAppDialog, { line }),
})

/** Opens it in this browser, whose pages have it from then on even as a trial. */
export const TRY_MINI_APP = action<MiniAppLine>({
  key: 'try-mini-app',
  label: ({ key }) => words('try', { name: key }),
  icon: FlaskConical,
  isOffered: (line) => isStored(line) && line.problems.length === 0 && !line.isHidden,
  run: async ({ portal }, line) => {
    await apiOf(portal, 'miniApps').post(`${pathOf(line)}/trial`)
    location.assign(`/${line.entry.routes![0]!.replace(/^\//, '')}`) // a page of its own: this one does not know the mini-app
  },
})

export const REMOVE_MINI_APP = action<MiniAppLine>({
  key: 'remove-mini-app',
  label: ({ key }) => words('remove', { name: key }),
  icon: Trash2,
  isOffered: isStored,
  run: ({ open }, line) => open(RemoveDialog, { line }),
})

function RemoveDialog({ line, onClose, onDone }: OpenedProps & { line: MiniAppLine }) {
  const miniApps = useApi('miniApps')
  return (
    <ReasonDialog
      title={words('remove.title', { name: line.key })}
      verb={words('remove.yes')}
      isDangerous
      act={(reason) => miniApps.post(`${pathOf(line)}/removal`, { reason })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{words('remove.text')}</p>
    </ReasonDialog>
  )
}
