import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'
import { Overview } from './screens/overview.tsx'

const SCREENS: ScreenTable = { '/': Overview }

/** `npm run new -- <key> --list` makes apps of it: a list of a brand's things, a form that adds one, an action on many. */
export function BlankList() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
