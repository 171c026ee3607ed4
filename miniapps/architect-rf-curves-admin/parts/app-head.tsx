import type { ReactNode } from 'react'
import { Plus } from 'lucide'
import { action } from '../../kit/actions/action.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Tabs } from '../../kit/controls/tabs.tsx'
import { words } from '../words/words.ts'
import { NewCurveDialog } from './new-curve-dialog.tsx'

export const CREATE = action({
  key: 'create',
  label: () => words('create'),
  icon: Plus,
  look: 'primary',
  shortcut: 'n',
  run: ({ open }) => open(NewCurveDialog),
})

/** The two views of all curves. */
export function ViewTabs({ current }: { current: 'gaps' | 'list' }): ReactNode {
  const { basePath } = useMiniApp().route
  return (
    <Tabs
      label={words('views')}
      tabs={[
        { label: words('gaps'), to: basePath, current: current === 'gaps' },
        { label: words('list'), to: `${basePath}/list`, current: current === 'list' },
      ]}
    />
  )
}
