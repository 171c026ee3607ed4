import { useStore } from '@nanostores/react'
import { BadgeCheck, Zap } from 'lucide'
import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { flagText, sizeText } from '../../kit/audience/figure-text.ts'
import { planText } from '../../kit/audience/plan-text.ts'
import { useEdition } from '../../kit/audience/source/use-edition.ts'
import { Icon } from '../../kit/controls/icon.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useBuilderWorld } from './builder-world.tsx'
import type { Published } from './scenario-of.ts'

const USE_IN_SCENARIO = action<Published>({
  key: 'use-in-scenario',
  label: () => words('useInScenario'),
  icon: Zap,
  isOffered: ({ edition }) => edition.forPlan !== 'refused' && edition.status !== 'retired',
  run: async ({ portal }, published) => {
    const { scenarioOf } = await import('./scenario-of.ts')
    portal.navigate(await scenarioOf(published))
  },
})

/** The edition that was published last, which stays while a draft goes on, and its way into a plan. */
export function EditionNote() {
  const { document, client } = useOpenFields()
  const { id, place } = useStore(document.$about)
  const { editions } = useBody()
  const { survey } = useBuilderWorld()
  const market = useMiniApp(({ context }) => context.workspace?.country?.code)
  const format = useFormat()
  const version = typeof editions === 'number' ? editions : 0
  const { data: edition } = useEdition(place, version > 0 ? { type: AUDIENCE.type, id, version } : undefined)
  if (!edition) return null
  const { universe, n, flag, publishedAt, publishedBy, forPlan } = edition
  const line = words('editionLine', {
    version,
    size: sizeText(format, universe),
    count: format.number(n),
    day: format.date(publishedAt),
    name: publishedBy.name,
  })
  return (
    <section className="os-notice edition-note" data-tone="success" aria-label={words('edition')}>
      <Icon of={BadgeCheck} />
      <div>
        <p>{line}</p>
        {flag && <p>{flagText(flag)}</p>}
        {forPlan !== 'yes' && <p>{planText(format, edition)}</p>}
      </div>
      <ActionBar
        actions={[USE_IN_SCENARIO]}
        on={{ client, edition, brand: place, market, survey: survey.data }}
      />
    </section>
  )
}
