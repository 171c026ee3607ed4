import { Building2 } from 'lucide'
import type { HomeLayout } from '../../../domain/home/layout.ts'
import { action } from '../../../kit/actions/action.ts'
import { apiOf } from '../../../kit/bridge/api-of.ts'
import { ConfirmDialog } from '../../../kit/form/confirm-dialog.tsx'
import { words } from './words/words.ts'

interface Arranged {
  layout: HomeLayout
  /** All of the agency begin like this already. */
  isDefault: boolean
  tenant: { code: string; name: string }
  onMade(layout: HomeLayout): void
}

/** For administrators: the page begins like theirs for everybody of the agency. It is asked once more, as others see it. */
export const MAKE_DEFAULT = action<Arranged>({
  key: 'make-default',
  label: () => words('makeDefault'),
  icon: Building2,
  isOffered: ({ isDefault }) => !isDefault,
  run: ({ open, portal }, { layout, tenant: { code, name }, onMade }) =>
    open(ConfirmDialog, {
      title: words('makeDefault'),
      verb: words('makeDefault'),
      act: () => apiOf(portal, 'home').put('/default', { agency: code, widgets: layout }),
      onDone: () => {
        onMade(layout)
        portal.notify({ kind: 'success', text: words('madeDefault', { agency: name }) })
      },
      children: <p>{words('defaultHelp', { agency: name })}</p>,
    }),
})
