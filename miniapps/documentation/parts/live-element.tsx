import { useEffect, useRef, useState } from 'react'
import type { ElementExample } from '../../domain/documentation/block.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { CodeBlock } from './code-block.tsx'
import { elementCode, type Attributes } from './element-code.ts'
import { words } from '../words/words.ts'

/** An element as a page would show it, with its attributes to change and the code for them. */
export function LiveElement({ tag, attributes }: ElementExample) {
  const [values, setValues] = useState<Attributes>(attributes)
  const script = useResource(tag, () => registered(tag))
  return (
    <section className="docs-live" aria-label={words('element.try', { tag })}>
      <Loaded of={script} label={words('element.try', { tag })}>
        {() => <Shown tag={tag} attributes={values} />}
      </Loaded>
      <div className="docs-live-fields">
        {Object.entries(values).map(([name, value]) => {
          const change = (changed: string | boolean) => setValues({ ...values, [name]: changed })
          return typeof value === 'string' ? (
            <TextField key={name} label={name} value={value} onChange={change} translate="no" />
          ) : (
            <Checkbox key={name} label={name} checked={value} onChange={change} />
          )
        })}
      </div>
      <CodeBlock code={{ as: 'code', language: 'html', parts: elementCode(tag, values) }} />
    </section>
  )
}

function Shown({ tag, attributes }: { tag: string; attributes: Attributes }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current!.replaceChildren(document.createElement(tag)), [tag])
  useEffect(() => {
    const element = place.current!.firstElementChild!
    for (const [name, value] of Object.entries(attributes)) {
      if (value === false || value === '') element.removeAttribute(name)
      else element.setAttribute(name, value === true ? '' : value)
    }
  }, [tag, attributes])
  return <div ref={place} className="docs-live-stage" />
}

/**
 * Made for the portal's own page: the files that others load bring a Trusted Types policy which is not
 * allowed here.
 */
const SCRIPTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'os-breadcrumbs': () => import('../../../elements/os-breadcrumbs/index.ts'),
  'os-tenant-mark': () => import('../../../elements/os-tenant-mark/index.ts'),
}

async function registered(tag: string): Promise<true> {
  const load = SCRIPTS[tag]
  if (!load) throw new Error(`<${tag}> cannot be shown live`)
  await load()
  return true
}
