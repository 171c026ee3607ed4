import { useStore } from '@nanostores/react'
import { Zap } from 'lucide'
import { SCENARIO } from '../../domain/scenarios/scenario.ts'
import { scenarioOfList } from '../../domain/scenarios/scenario-of-list.ts'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { openPath } from '../../kit/document/page/open-path.ts'
import { useHolds } from '../../kit/document/use-holds.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { NamedRanking } from './ranked-line.ts'

interface StartScenarioProps {
  ranking: NamedRanking
  chosen: ReadonlySet<string>
}

/** The address of Express scenario: this app’s own with another last step, as both lie below the brand. */
const scenarioPath = (basePath: string, id: string): string =>
  basePath.replace(/touchpoints$/, 'express-scenario') + openPath(SCENARIO, { id })

/** Hands the list on: a scenario that may spend on its paid touchpoints, each by its worth for the task. */
export function StartScenario({ ranking, chosen }: StartScenarioProps) {
  const { client, document } = useOpenFields()
  const { id, place } = useStore(document.$about)
  const maySpend = useHolds(SCENARIO.writePermission)
  const format = useFormat()
  const paid = ranking.lines.filter(({ id, type }) => type === 'paid' && chosen.has(id))
  const without = [...chosen].filter((code) => paid.every(({ id }) => id !== code))
  const start = action({
    key: 'start-scenario',
    label: () => words('scenario'),
    icon: Zap,
    look: 'primary',
    isOffered: () => maySpend && paid.length > 0,
    run: async ({ portal, basePath }) => {
      await document.flush() // what was changed a moment ago is part of the version that is pinned
      const { version } = document.$about.get()
      const fields = scenarioOfList({ id, version, body: document.body }, paid)
      const made = await client.create(SCENARIO, place, fields)
      if (without.length > 0)
        portal.notify({
          kind: 'info',
          text: words('scenario.without', { names: format.list(without.map(ranking.nameOf)) }),
        })
      portal.navigate(scenarioPath(basePath, made.id))
    },
  })
  return <ActionBar actions={[start]} on={document} />
}
