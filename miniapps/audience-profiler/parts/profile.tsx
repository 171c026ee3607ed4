import { ScanFace } from 'lucide'
import { PROFILE, SOURCE } from '../../domain/profiles/profile.ts'
import { pinAt, pinPath } from '../../domain/document/pin.ts'
import type { NoPortrait } from '../../domain/profiles/portrait.ts'
import { AudienceSource } from '../../kit/audience/source/audience-source.tsx'
import { LastFigures } from '../../kit/audience/survey/last-figures.tsx'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { BaseOf } from './base-of.tsx'
import { usePortraitWorld } from './portrait-world.tsx'

// Charts and files come once there is something to tell.
const ShownPortrait = lazily(async () => (await import('./shown-portrait.tsx')).ShownPortrait)

/** The audience and its base, and below them the portrait. */
export function Profile() {
  const { edition, survey, base, counted, told } = usePortraitWorld()
  const isChosen = pinAt(useBody(), SOURCE) !== undefined
  return (
    <div className="profile">
      <section className="profile-setup" aria-label={words('setup')}>
        <AudienceSource of={PROFILE} path={pinPath(SOURCE)} edition={edition} />
        {edition.data && survey.data && <BaseOf />}
      </section>
      {!isChosen && (
        <EmptyState icon={ScanFace} title={words('choose')}>
          {words('chooseText')}
        </EmptyState>
      )}
      {isChosen && !base?.problem && (
        <LastFigures
          of={counted}
          label={kitWords('loading', { what: words('portrait') })}
          lines={[60, 100, 100]}
          lineHeight={4}
        >
          {(found) => ('refused' in found ? <Refused {...found} /> : told && <ShownPortrait told={told} />)}
        </LastFigures>
      )}
    </div>
  )
}

/** The reason in place of a portrait. */
function Refused({ refused, n }: NoPortrait) {
  return (
    <EmptyState icon={ScanFace} title={words('refused')}>
      {refused === 'hidden' ? words('refused.hidden') : words('refused.weak', { count: n ?? 0 })}
    </EmptyState>
  )
}
