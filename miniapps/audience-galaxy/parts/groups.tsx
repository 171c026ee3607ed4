import { useRef } from 'react'
import { baseFlag } from '../../domain/crosstab/three-sums.ts'
import { shareOf } from '../../domain/crosstab/cell-figures.ts'
import { CARD_SHARE_LEAST, CARDS_MAX } from '../../domain/galaxies/limits.ts'
import { flagText, sizeText } from '../../kit/audience/figure-text.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { type CountedGalaxy, type CountedGroup, groupName } from '../../domain/galaxies/count-galaxy.ts'
import { fieldsIn } from '../../domain/galaxies/galaxy.ts'
import { useGalaxyWorld } from './galaxy-world.tsx'
import { SaveAsAudience } from './save-as-audience.tsx'

interface GroupsProps {
  galaxy: CountedGalaxy
}

/** The largest groups, each with its people, its name, and what can be made of it. */
export function Groups({ galaxy }: GroupsProps) {
  const share = ({ cell }: CountedGroup) => (cell && galaxy.total ? (shareOf(cell, galaxy.total) ?? 0) : 0)
  const shown = galaxy.groups
    .filter((group) => share(group) >= CARD_SHARE_LEAST)
    .toSorted((one, other) => share(other) - share(one))
    .slice(0, CARDS_MAX)
  if (shown.length === 0) return <p className="os-help">{words('noGroups')}</p>
  return (
    <div className="galaxy-groups">
      {shown.map((group) => (
        <GroupCard key={group.id} galaxy={galaxy} group={group} share={share(group)} others={shown} />
      ))}
    </div>
  )
}

interface GroupCardProps extends GroupsProps {
  group: CountedGroup
  share: number
  others: readonly CountedGroup[]
}

function GroupCard({ galaxy, group, share, others }: GroupCardProps) {
  const { document, isClosed } = useOpenFields()
  const { body } = useGalaxyWorld()
  const format = useFormat()
  const name = groupName(group, galaxy, body)
  const { portal } = useMiniApp()
  const frame = useRef<HTMLDivElement>(null)
  const merge = (into: string) => {
    if (!into) return
    const other = others.find(({ id }) => id === into)!
    document.set({ [`merged/${group.id}`]: into })
    portal.announce(words('mergedInto', { title: name, into: groupName(other, galaxy, body) }))
    const cards = frame.current!.parentElement!.parentElement!
    cards.querySelector<HTMLElement>(`[data-group="${CSS.escape(into)}"] select`)?.focus()
  }
  return (
    <Card title={name}>
      <div ref={frame} data-group={group.id} className="galaxy-group">
        <p>
          {words('groupSize', {
            size: sizeText(format, group.cell?.universe ?? null),
            share: format.percent(share, 1),
            count: group.nodes.length,
          })}{' '}
          {group.cell && flagText(baseFlag(group.cell))}
        </p>
        <TextOf path={`names/${group.id}`} label={kitWords('name')} />
        <Select
          label={words('merge')}
          disabled={isClosed || others.length < 2}
          value=""
          options={[
            { value: '', label: '–' },
            ...others
              .filter(({ id }) => id !== group.id)
              .map((each) => ({ value: each.id, label: groupName(each, galaxy, body) })),
          ]}
          onChange={merge}
        />
        <Unmerge group={group} />
        {group.cell && <SaveAsAudience rule={group.rule} name={name} />}
      </div>
    </Card>
  )
}

/** Takes a group apart again that others were merged into. */
function Unmerge({ group }: { group: CountedGroup }) {
  const { portal } = useMiniApp()
  const { document, isClosed } = useOpenFields()
  const { body } = useGalaxyWorld()
  const merged = Object.keys(fieldsIn(body, 'merged')).filter((id) => group.nodes.includes(id))
  if (merged.length === 0 || isClosed) return null
  return (
    <Button
      variant="quiet"
      size="s"
      onClick={({ currentTarget }) => {
        document.set(Object.fromEntries(merged.map((id) => [`merged/${id}`, null])))
        portal.announce(words('unmerged'))
        currentTarget.closest('[data-group]')?.querySelector<HTMLElement>('input, select')?.focus()
      }}
    >
      {words('unmerge')}
    </Button>
  )
}
