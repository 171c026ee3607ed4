import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { Plus } from 'lucide'
import type { WidgetType } from '../../../domain/home/layout.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { words as page } from '../../words/words.ts'
import { words } from './words/words.ts'

/** What is not on the page. */
export function AddWidgets({
  types,
  onAdd,
}: {
  types: readonly WidgetType[]
  onAdd(type: WidgetType): void
}) {
  const add = ({ currentTarget }: MouseEvent<HTMLElement>, type: WidgetType) => {
    const section = currentTarget.closest<HTMLElement>('section')!
    flushSync(() => onAdd(type))
    const next = section.querySelector<HTMLElement>('button')
    ;(next ?? section.querySelector<HTMLElement>('h2'))?.focus() // the button is gone with its line
  }
  return (
    <section className="arrange-add">
      <h2 className="os-subtitle" tabIndex={-1}>
        {words('add')}
      </h2>
      {types.length === 0 ? (
        <p className="os-muted">{words('allThere')}</p>
      ) : (
        <ul>
          {types.map((type) => (
            <li key={type} className="os-card">
              <strong>{page(`widget.${type}`)}</strong>
              <p className="os-muted">{words(`about.${type}`)}</p>
              <Button size="s" icon={Plus} onClick={(event) => add(event, type)}>
                {words('addOne', { widget: page(`widget.${type}`) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
