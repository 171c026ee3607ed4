import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { words } from '../words/words.ts'

/** Spec section 2 has the address in the avatar menu; what stands there comes later. */
export function AppSettings() {
  const { basePath } = useMiniApp().route
  return (
    <>
      <PageHeader title={words('settings')} />
      <EmptyState
        title={words('settingsLater')}
        action={
          <Link to={`${basePath}/list`} look="secondary">
            {words('toList')}
          </Link>
        }
      >
        {words('settingsLaterHint')}
      </EmptyState>
    </>
  )
}
