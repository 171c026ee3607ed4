import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { Frame } from './parts/frame.tsx'
import { PageScreen } from './screens/page-screen.tsx'
import { Start } from './screens/start.tsx'

const errorScreens = () => import('./screens/errors.tsx')

const SCREENS: ScreenTable = {
  '/': Start,
  '/errors': lazyPart(async () => (await errorScreens()).ErrorList),
  '/errors/:code': lazyPart(async () => (await errorScreens()).ErrorPage),
  '/:folder/:page': PageScreen,
}

/** What people read about the portal: for its users, and for those who build, embed and run. */
export function Documentation() {
  return (
    <Frame>
      <Screens of={SCREENS} />
    </Frame>
  )
}
