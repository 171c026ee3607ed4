import { useEffect, useRef, useState } from 'react'
import type { Attributes, ElementExample, ExampleNode } from '../../domain/documentation/block.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Checkbox } from '../../kit/controls/checkbox.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { useSeen } from '../../kit/controls/use-seen.ts'
import { BrandField } from './brand-field.tsx'
import { CodeBlock } from './code-block.tsx'
import { elementCode } from './element-code.ts'
import { EmbedFrame } from './embed-frame.tsx'
import { loadElement } from './load-element.ts'
import { words } from '../words/words.ts'

/** An element as a page would show it, with its attributes to change and the code for them. */
export function LiveElement(example: ElementExample) {
  const { tag, attributes } = example
  const { workspace } = useMiniApp().context
  const [values, setValues] = useState<Attributes>(() =>
    hasBrandId(example) && workspace ? { ...attributes, brand: workspace.id } : attributes,
  )
  const [section, isSeen] = useSeen<HTMLElement>()
  const change = (name: string) => (value: string | boolean) =>
    setValues((before) => ({ ...before, [name]: value }))
  return (
    <section ref={section} className="docs-live" aria-label={words('element.try', { tag })}>
      <div className="docs-live-stage">
        {isSeen &&
          (tag === 'os-embed' ? (
            <EmbedFrame attributes={values} />
          ) : (
            <Stage example={example} attributes={values} onClose={() => change('open')(false)} />
          ))}
      </div>
      {Object.keys(values).length > 0 && (
        <div className="docs-live-fields">
          {Object.entries(values).map(([name, value]) =>
            name === 'brand' && hasBrandId(example) ? (
              isSeen && <BrandField key={name} value={String(value)} onChange={change(name)} />
            ) : (
              <AttributeField key={name} name={name} value={value} onChange={change(name)} />
            ),
          )}
        </div>
      )}
      <CodeBlock code={{ as: 'code', language: 'html', parts: elementCode(example, values) }} />
    </section>
  )
}

/** In the path it is a name. */
const hasBrandId = ({ tag, attributes }: ElementExample) => 'brand' in attributes && tag !== 'os-breadcrumbs'

interface AttributeFieldProps {
  name: string
  value: string | boolean
  onChange(value: string | boolean): void
}

function AttributeField({ name, value, onChange }: AttributeFieldProps) {
  return typeof value === 'string' ? (
    <TextField label={name} value={value} onChange={onChange} translate="no" />
  ) : (
    <Checkbox label={name} checked={value} onChange={onChange} />
  )
}

interface StageProps {
  example: ElementExample
  attributes: Attributes
  /** A dialog was closed. */
  onClose(): void
}

/** Comes with its scripts. */
function Stage(props: StageProps) {
  const { portal } = useMiniApp()
  const { tag, children } = props.example
  const tags = [tag, ...tagsIn(children)]
  const scripts = useResource(tag, () => Promise.all(tags.map((each) => loadElement(each, portal))))
  return (
    <Loaded of={scripts} label={words('element.try', { tag })}>
      {() => <Shown {...props} />}
    </Loaded>
  )
}

function Shown({ example: { tag, children }, attributes, onClose }: StageProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = document.createElement(tag)
    element.append(...children.map(nodeOf))
    place.current!.replaceChildren(element)
  }, [tag, children])
  useEffect(() => setAttributes(place.current!.firstElementChild!, attributes), [tag, attributes])
  useEffect(() => {
    const element = place.current!.firstElementChild!
    element.addEventListener('close', onClose)
    return () => element.removeEventListener('close', onClose)
  })
  return <div ref={place} />
}

function nodeOf(node: ExampleNode): Node {
  if (typeof node === 'string') return document.createTextNode(node)
  const element = document.createElement(node.tag)
  setAttributes(element, node.attributes)
  element.append(...node.children.map(nodeOf))
  return element
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === '') element.removeAttribute(name)
    else element.setAttribute(name, value === true ? '' : value)
  }
}

/** Of our elements. */
const tagsIn = (nodes: readonly ExampleNode[]): readonly string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [...(node.tag.startsWith('os-') ? [node.tag] : []), ...tagsIn(node.children)],
  )
