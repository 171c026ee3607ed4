import { useEffect, useRef } from 'react'
import { Plus, X } from 'lucide'
import { objectiveIds } from '../../domain/provoke-brief/brief-of.ts'
import { OBJECTIVES_MOST } from '../../domain/provoke-brief/limits.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { DateOf } from '../../kit/document/fields/date-of.tsx'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { SelectOf } from '../../kit/document/fields/select-of.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { words } from '../words/words.ts'
import { Checks } from './checks.tsx'

const PARTS = ['metric', 'direction', 'baseline', 'target', 'date']

/** Objectives: metric, direction, baseline, target and date. */
export function Objectives() {
  const { document, isClosed } = useOpenFields()
  const ids = objectiveIds(useBody())
  const frame = useRef<HTMLDivElement>(null)
  const next = useRef('')
  useEffect(() => {
    if (next.current) frame.current!.querySelector<HTMLElement>(next.current)?.focus()
    next.current = ''
  }, [ids.length])
  const add = () => {
    const id = (ids.at(-1) ?? 0) + 1
    next.current = `[data-path="objectives/${id}/metric"] input`
    document.set({ [`objectives/${id}/direction`]: 'up' })
  }
  const remove = (id: number) => {
    next.current = '[data-path="objectives"] button'
    document.set(Object.fromEntries(PARTS.map((part) => [`objectives/${id}/${part}`, null])))
  }
  return (
    <Card title={words('objectives')}>
      <div ref={frame} className="os-stack">
        {ids.map((id) => (
          <Objective key={id} id={id} onRemove={isClosed ? undefined : () => remove(id)} />
        ))}
        <Checks at={/^objectives$/} />
        {!isClosed && (
          <div data-path="objectives">
            <Button icon={Plus} disabled={ids.length >= OBJECTIVES_MOST} onClick={add}>
              {words('addObjective')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function Objective({ id, onRemove }: { id: number; onRemove: (() => void) | undefined }) {
  const at = `objectives/${id}`
  const number = { number: id }
  const directions = (['up', 'down'] as const).map((value) => ({ value, label: words(`direction.${value}`) }))
  return (
    <div className="objective">
      <div className="fields">
        <TextOf path={`${at}/metric`} label={words('metric', number)} help={words('metricHelp')} />
        <SelectOf path={`${at}/direction`} label={words('direction', number)} options={directions} />
        <NumberOf path={`${at}/baseline`} label={words('baseline', number)} />
        <NumberOf path={`${at}/target`} label={words('target', number)} />
        <DateOf path={`${at}/date`} label={words('date', number)} />
      </div>
      <Checks at={new RegExp(`^${at}/`)} />
      {onRemove && (
        <Button variant="quiet" size="s" icon={X} onClick={onRemove}>
          {words('removeObjective', number)}
        </Button>
      )}
    </div>
  )
}
