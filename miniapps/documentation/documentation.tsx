import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { Frame } from './parts/frame.tsx'
import { PageScreen } from './screens/page-screen.tsx'
import { Start } from './screens/start.tsx'

const errorScreens = () => import('./screens/errors.tsx')
const apiScreens = () => import('./screens/apis.tsx')

const SCREENS: ScreenTable = {
  '/': Start,
  '/errors': lazyPart(async () => (await errorScreens()).ErrorList),
  '/errors/:code': lazyPart(async () => (await errorScreens()).ErrorPage),
  '/apis': lazyPart(async () => (await apiScreens()).ApiList),
  '/apis/:name': lazyPart(async () => (await apiScreens()).ApiPage),
  '/:folder/:page': PageScreen,
}

/** The documentation app: pages for people who use, build for, embed and run the portal. */
export function Documentation() {
  return (
    <Frame>
      <Screens of={SCREENS} />
    </Frame>
  )
}
