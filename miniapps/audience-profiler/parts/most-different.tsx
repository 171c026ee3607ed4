import { Pin, PinOff } from 'lucide'
import { PINNED_MAX } from '../../domain/profiles/limits.ts'
import type { PortraitRow } from '../../domain/profiles/portrait.ts'
import { pinnedOf, pinnedPath } from '../../domain/profiles/profile.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { Told } from './portrait-world.tsx'
import { sentenceRows } from '../../domain/profiles/told.ts'
import { sentenceText } from './sentence-text.ts'

/** Sentences about the answers that set the audience apart; those that are pinned stay whatever comes. */
export function MostDifferent({ told }: { told: Told }) {
  const { isClosed } = useOpenFields()
  const body = useBody()
  const pinned = pinnedOf(body)
  const shown = sentenceRows(told, body)
  if (told.rows.length === 0) return null
  return (
    <section className="profile-different" aria-labelledby="profile-different">
      <h2 id="profile-different" className="os-subtitle" tabIndex={-1}>
        {words('mostDifferent')}
      </h2>
      <ol>
        {shown.map((row) => (
          <Sentence key={row.id} row={row} isPinned={pinned.has(row.id)} />
        ))}
      </ol>
      {!isClosed && pinned.size < PINNED_MAX && <PinFurther told={told} shown={shown} />}
    </section>
  )
}

function Sentence({ row, isPinned }: { row: PortraitRow; isPinned: boolean }) {
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const format = useFormat()
  const { label } = row.answer.code
  const turn = (button: HTMLElement) => {
    const [item, list] = [button.closest('li')!, button.closest('section')!]
    document.set({ [pinnedPath(row.id)]: isPinned ? null : row.id })
    portal.announce(words(isPinned ? 'unpinned' : 'pinned', { answer: label }))
    // one that is not among the most different goes with its pin
    requestAnimationFrame(() => item.isConnected || list.querySelector('h2')!.focus())
  }
  return (
    <li>
      <p>{sentenceText(row, format)}</p>
      {!isClosed && (
        <Button
          variant="quiet"
          size="s"
          icon={isPinned ? PinOff : Pin}
          iconOnly
          aria-pressed={isPinned}
          onClick={({ currentTarget }) => turn(currentTarget)}
        >
          {words('pin', { answer: label })}
        </Button>
      )}
    </li>
  )
}

/** Any other answer that is telling enough to stand in a portrait. */
function PinFurther({ told, shown }: { told: Told; shown: readonly PortraitRow[] }) {
  const { document } = useOpenFields()
  const { portal } = useMiniApp()
  const there = new Set(shown.map(({ id }) => id))
  const options = told.rows
    .filter(({ id }) => !there.has(id))
    .map(({ id, answer }) => ({ value: id, label: `${answer.variable.label}: ${answer.code.label}` }))
  if (options.length === 0) return null
  return (
    <Combobox
      label={words('pinFurther')}
      value=""
      options={options}
      onChange={(id) => {
        if (!id) return
        document.set({ [pinnedPath(id)]: id })
        portal.announce(words('pinned', { answer: options.find(({ value }) => value === id)!.label }))
      }}
    />
  )
}
