import { PROFILE } from '../../domain/profiles/profile.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { PortraitWorldProvider } from '../parts/portrait-world.tsx'
import { Profile } from '../parts/profile.tsx'
import { PROFILE_WORDS } from '../profile-words.ts'

/** One portrait on one page. */
export function ProfilePage({ params }: ScreenProps) {
  return (
    <DocumentPage of={PROFILE} id={params['id']!} words={PROFILE_WORDS}>
      <PortraitWorldProvider>
        <Profile />
      </PortraitWorldProvider>
    </DocumentPage>
  )
}
