import { useRef } from 'react'
import type { Somebody } from '../../../domain/document/wire.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { Combobox } from '../../controls/combobox.tsx'
import { foldText } from '../../search/fold-text.ts'
import { BoundField, type BoundProps } from './bound-field.tsx'
import { useOpenFields } from './open-fields.ts'

/** Somebody who may open the document, found by typing; kept as `{ id, name }`. */
export function PersonOf(bound: BoundProps) {
  const { client, document } = useOpenFields()
  const me = useMiniApp(({ context }) => context.user)
  const found = useRef(new Map<string, string>())
  const find = async (text: string) => {
    const query = new URLSearchParams({ q: text })
    const others = await client.further<readonly Somebody[]>(document, `people?${query}`)
    const own = me ? [{ id: me.id, name: `${me.firstname} ${me.lastname}`.trim() }] : [] // the server leaves out who asks
    const people = [...own.filter(({ name }) => foldText(name).includes(foldText(text))), ...others]
    for (const { id, name } of people) found.current.set(id, name)
    return people.map(({ id, name }) => ({ value: id, label: name }))
  }
  return (
    <BoundField {...bound}>
      {({ texts, value, set }) => {
        const person = value as unknown as Somebody | null
        return (
          <Combobox
            {...texts}
            value={person?.id ?? ''}
            valueLabel={person?.name}
            options={find}
            onChange={(id) => {
              const name = found.current.get(id)
              set(id && name !== undefined ? { id, name } : null)
            }}
          />
        )
      }}
    </BoundField>
  )
}
