import { FileQuestionMark } from 'lucide'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { words } from '../words/words.ts'

/** An address that no page has. */
export function NoSuchPage() {
  const { basePath } = useMiniApp().route
  return (
    <EmptyState
      icon={FileQuestionMark}
      title={words('noPage')}
      action={<Link to={basePath}>{words('start')}</Link>}
    >
      {words('noPageHint')}
    </EmptyState>
  )
}
