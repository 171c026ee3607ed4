import { ArrowUp, X } from 'lucide'
import type { ChainOp, ChainStep } from '../../domain/audience/compose/chain.ts'
import type { ReadSet } from '../../domain/audience/compose/read-editions.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { sizeText } from '../../kit/audience/figure-text.ts'
import { words as frameWords } from '../../kit/audience/frame/words/words.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { useCompositionWorld } from './composition-world.tsx'
import { setLetter } from './set-letters.ts'
import type { FocusNext } from './use-focus-next.ts'
import { useCompose } from './use-compose.ts'

const OPS: readonly ChainOp[] = ['and', 'or', 'minus']

/** Dataset and version that an audience was published on. */
export const datasetText = ({ datasetName: name, datasetVersion: version }: Edition): string =>
  frameWords('version', { name, version })

export const titleOfSet = ({ edition }: ReadSet): string => edition?.title ?? words('gone')

interface JoinedSetProps {
  set: ReadSet
  place: number
  focusNext: FocusNext
}

/** One audience: how it joins, its name, edition and size. */
export function JoinedSet({ set, place, focusNext }: JoinedSetProps) {
  const { isClosed } = useOpenFields()
  const { composition } = useCompositionWorld()
  const { compose } = useCompose()
  const format = useFormat()
  const title = titleOfSet(set)
  const { kind, steps } = composition!
  const change = (next: readonly ChainStep[]) => compose({ ...composition!, steps: next })
  return (
    <li className="os-card joined-set">
      {kind === 'chain' && place > 0 && (
        <Select
          label={words('op', { title })}
          hideLabel
          disabled={isClosed}
          value={set.op}
          options={OPS.map((value) => ({ value, label: words(`op.${value}`) }))}
          onChange={(op) => change(steps.with(place, { ...steps[place]!, op: op as ChainOp }))}
        />
      )}
      {kind === 'chain' && place === 0 && <span className="os-muted set-first">{words('op.first')}</span>}
      <h3>
        <span className="set-letter" aria-hidden="true">
          {setLetter(place)}
        </span>
        {title}
      </h3>
      <p className="os-muted">
        {audienceWords('editionOf', { version: set.version })}
        {set.edition && ` · ${sizeText(format, set.edition.universe)} · ${datasetText(set.edition)}`}
      </p>
      {!isClosed && (
        <SetButtons title={title} place={place} steps={steps} onChange={change} focusNext={focusNext} />
      )}
    </li>
  )
}

interface SetButtonsProps {
  title: string
  place: number
  steps: readonly ChainStep[]
  onChange(steps: readonly ChainStep[]): void
  focusNext: FocusNext
}

function SetButtons({ title, place, steps, onChange, focusNext }: SetButtonsProps) {
  const { portal } = useMiniApp()
  const up = () => {
    const swapped = steps.with(place, steps[place - 1]!).with(place - 1, steps[place]!)
    focusNext(place - 1, 'up')
    onChange(swapped)
    portal.announce(words('moved', { title, place }))
  }
  const remove = () => {
    focusNext(place, 'remove')
    onChange(steps.toSpliced(place, 1))
    portal.announce(words('removed', { title }))
  }
  return (
    <div className="set-buttons">
      {place > 0 && (
        <Button variant="quiet" size="s" icon={ArrowUp} iconOnly onClick={up}>
          {words('up', { title })}
        </Button>
      )}
      <Button variant="quiet" size="s" icon={X} iconOnly onClick={remove}>
        {words('remove', { title })}
      </Button>
    </div>
  )
}
