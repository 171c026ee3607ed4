import { useRef } from 'react'
import { Plus, Trash2 } from 'lucide'
import { textAt } from '../../../domain/document/change.ts'
import { keysBelow } from '../../../domain/surveys/draft/nets.ts'
import type { Variable } from '../../../domain/surveys/frame.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { MultiSelect } from '../../../kit/controls/multi-select.tsx'
import { BoundField } from '../../../kit/document/fields/bound-field.tsx'
import { TextOf } from '../../../kit/document/fields/text-of.tsx'
import { useBody, useOpenFields } from '../../../kit/document/fields/open-fields.ts'
import { words } from './words/words.ts'

/** Nets of a variable: answers that are counted together under a label of their own. */
export function NetsList({ variable: { name, codes } }: { variable: Variable }) {
  const body = useBody()
  const { document, isClosed } = useOpenFields()
  const [add, remove] = useRemoving(words('net.removed'))
  const nets = keysBelow(body, 'nets').filter((id) => textAt(body, `nets/${id}/of`) === name)
  const options = codes
    .filter(({ net, missing }) => !net && !missing)
    .map(({ code, label }) => ({ value: String(code), label }))
  return (
    <div className="data-list">
      {nets.map((id) => (
        <fieldset key={id} className="data-net">
          <legend className="os-visually-hidden">{words('net')}</legend>
          <TextOf path={`nets/${id}/label`} label={words('net.label')} />
          <BoundField path={`nets/${id}/codes`} label={words('net.codes')}>
            {({ texts, value, set }) => (
              <MultiSelect
                {...texts}
                value={Array.isArray(value) ? value.map(String) : []}
                onChange={(chosen) => set(chosen.length > 0 ? chosen.map(Number) : null)}
                options={options}
              />
            )}
          </BoundField>
          {!isClosed && (
            <Button
              variant="quiet"
              icon={Trash2}
              iconOnly
              onClick={() => remove(emptied(['of', 'label', 'codes'], `nets/${id}`))}
            >
              {words('net.remove', { label: textAt(body, `nets/${id}/label`) })}
            </Button>
          )}
        </fieldset>
      ))}
      {!isClosed && (
        <Button
          ref={add}
          icon={Plus}
          onClick={() => document.set({ [`nets/${crypto.randomUUID()}/of`]: name })}
        >
          {words('net.add')}
        </Button>
      )}
    </div>
  )
}

/** Fields of a row, emptied: then it is not there. */
export const emptied = (keys: readonly string[], row: string): Record<string, null> =>
  Object.fromEntries(keys.map((key) => [`${row}/${key}`, null]))

/** Takes a row away, says so, and leads the focus to the button that adds one. */
export function useRemoving(said: string) {
  const { portal } = useMiniApp()
  const { document } = useOpenFields()
  const add = useRef<HTMLButtonElement>(null)
  const remove = (gone: Record<string, null>) => {
    add.current?.focus()
    document.set(gone)
    portal.announce(said)
  }
  return [add, remove] as const
}
